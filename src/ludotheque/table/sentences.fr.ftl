### Ce que dit le serveur, en français.

heading = Manche { $round }
api-title = L’interface pour les programmes

refusal-table-unknown = Il n’y a pas de table « { $table } » ici. L’adresse a peut-être été coupée en la copiant.
refusal-replay-unknown = Il n’y a pas de procès-verbal « { $replay } » ici.
refusal-page-unknown = Il n’y a rien à cette adresse.
refusal-key-wrong = Ce lien n’ouvre aucune place à cette table. Redemandez le vôtre à l’hôte, ou regardez en spectateur.
refusal-not-your-seat = Votre lien n’ouvre pas la place de { $name }.
refusal-spectator = Seuls les joueurs de cette table peuvent le faire ; un spectateur ne peut que regarder.
refusal-preview-not-yours = Ce n’est pas, à présent, l’un de vos choix.
refusal-retake-gone = C’est déjà réglé : la partie a continué.
refusal-stale = { $name } a été plus rapide : la question a changé depuis. Rien n’a été joué pour vous.
refusal-not-asked = Ce n’est pas à { $name } de répondre ; il n’y a rien à conseiller.
refusal-record-before-end = Le procès-verbal d’une partie se lit quand elle est finie ; avant, il dirait ce qui est caché.
refusal-rematch-before-end = La revanche se demande quand la partie est finie ; celle-ci se joue encore.
refusal-seats-wrong = { $game } se joue de { $least } à { $most } ; { $seats } places ont été demandées.
refusal-seat-kind = Une place est prise par « here », « link » ou « computer », pas par « { $kind } ».
refusal-level-missing = L’ordinateur joue à l’un de ces niveaux : { $levels } ; pas à « { $level } ».
refusal-name-long = Un nom a au plus { $most } caractères ; celui-ci en a { $length }.
refusal-name-empty = Un nom ne peut pas être vide.
refusal-edition-unknown = Il n’y a pas d’édition « { $edition } » ici. Il y a : { $allowed }.
refusal-edition-gone = Cette partie se joue avec l’édition « { $edition } » ({ $digest }), dont le fichier n’est plus là. Rien n’est perdu : remettez le fichier dans le dossier des éditions et relancez le serveur, la partie reprendra où elle en était.
refusal-edition-undrawn = { $file } peut se jouer, mais son plateau ne peut pas être dessiné : { $why }.
refusal-editions-folder = Il n’y a pas de dossier « { $folder } » où lire des éditions.
refusal-chat-long = Un message a au plus { $most } caractères ; celui-ci en a { $length }.
refusal-chat-empty = Le message est vide.
refusal-request = Cette demande n’a pu être lue : { $why }.
refusal-frame = Ce message n’a pu être lu : { $why }.
refusal-method = Cette adresse ne s’utilise pas ainsi.
refusal-too-large = C’est trop gros : { $most } octets au plus sont lus.
refusal-record-text = Ce n’est pas un fichier texte en UTF-8.
refusal-line-unknown = Ce procès-verbal a { $last } réponses ; il n’y a pas de numéro { $at }.
refusal-unstored = Votre coup n’a pu être enregistré ; rien n’a donc changé. La partie en est où elle en était ; veuillez réessayer.
refusal-computer-lost = L’ordinateur n’a pas pu répondre. Il réessaiera quand quelqu’un regardera la table.
refusal-server = Le serveur a eu un problème. Rien de ce que vous aviez envoyé n’est perdu ; veuillez réessayer.
refusal-port-taken = Le port { $port } de { $host } est déjà utilisé. Une autre Ludothèque y tourne peut-être ; choisissez-en un autre avec --port.
refusal-port-refused = Le serveur ne peut écouter sur le port { $port } de { $host } : { $why }.
refusal-unread = La table ne peut être lue pour l’instant. Rien n’est perdu ; veuillez réessayer dans un moment.
refusal-database = La base de données { $database } ne peut être utilisée : { $why }.

why-over = La partie est finie.
why-turn = C’est le tour de { $name }.
why-nothing = Ceci ne se choisit jamais ; c’est là pour être vu.
why-offered = Ceci va avec l’un de vos choix : revenez en arrière avec Échap, puis choisissez-le. On vous demande : { $question }
why-forbidden = « { $wish } » n’est pas possible maintenant. On vous demande : { $question }

level-easy = Facile
level-medium = Moyen
level-hard = Difficile
setting-on = Oui
setting-off = Non

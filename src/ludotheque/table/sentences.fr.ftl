### Ce que dit le serveur, en français.

heading = Manche { $round }
api-title = L’interface pour les programmes

refusal-table-unknown = Il n’y a pas de table « { $table } » ici. L’adresse a peut-être été coupée en la copiant.
refusal-table-gone = Il n’y a pas de table « { $table } » ici. L’adresse a peut-être été coupée en la copiant, ou bien personne n’y a répondu pendant { $days } jours et la table a été débarrassée.
refusal-replay-unknown = Il n’y a pas de procès-verbal « { $replay } » ici.
refusal-page-unknown = Il n’y a rien à cette adresse.
refusal-key-wrong = Cette clé n’ouvre aucune place à cette table. Demandez un nouveau lien à l’hôte, ou regardez en spectateur.
refusal-link-used = Ce lien n’ouvre plus de place. Un lien ne s’ouvre qu’une fois, et qui l’a ouvert y est assis. Si ce n’était pas vous, demandez à l’hôte de libérer la place : il aura un nouveau lien pour vous.
refusal-private = Cette table est privée : seuls ceux qui y sont assis peuvent la regarder. Avec un lien vers une place, on peut s’y asseoir.
refusal-seat-freed = Votre place à cette table a été libérée, et la table est privée. Pour continuer à jouer, demandez le nouveau lien à l’hôte.
refusal-free-not-yours = Seuls l’hôte et qui y est assis peuvent libérer la place { DE($name) }.
refusal-free-computer = Un ordinateur occupe la place { DE($name) } ; elle ne peut être libérée.
refusal-rematch-lost = Votre place à la revanche a été donnée à quelqu’un d’autre. Demandez à l’hôte de la libérer pour vous, ou regardez.
refusal-origin = Cette demande vient d’une page d’une autre adresse ({ $origin }) ; seules les pages de ce serveur le peuvent.
refusal-host-unknown = Ce serveur ne répond pas au nom « { $host } ». Qui le fait tourner peut ajouter ce nom à LUDOTHEQUE_HOSTS.
refusal-not-your-seat = Votre clé n’ouvre pas la place { DE($name) }.
refusal-spectator = Seuls les joueurs de cette table peuvent le faire ; un spectateur ne peut que regarder.
refusal-preview-not-yours = Ce n’est pas, à présent, l’un de vos choix.
refusal-retake-gone = C’est déjà réglé : la partie a continué.
refusal-stale = { $name } a été plus rapide : la question a changé depuis. Rien n’a été joué pour vous.
refusal-meanwhile = Quelque chose a changé entre-temps ; rien n’a donc été fait. Regardez de nouveau et réessayez.
refusal-not-asked = Ce n’est pas à { $name } de répondre ; il n’y a rien à conseiller.
refusal-record-before-end = Le procès-verbal d’une partie se lit quand elle est finie ; avant, il dirait ce qui est caché.
refusal-rematch-before-end = La revanche se demande quand la partie est finie ; celle-ci se joue encore.
refusal-seats-wrong = { $game } se joue de { $least } à { $most } ; { $seats ->
        [one] { $seats } place a été demandée
       *[other] { $seats } places ont été demandées
    }.
refusal-seat-kind = Une place est prise par « here », « link », « open » ou « computer », pas par « { $kind } ».
refusal-seat-not-open = Cette place n’est pas libre, ou quelqu’un vient de s’y asseoir.
refusal-open-private = Une table privée n’a pas de place libre : pour venir, il faudrait d’abord la voir. Invitez par des liens, ou laissez la table publique.
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
refusal-too-slow = Votre envoi n’est pas arrivé en entier à temps. Rien n’a changé ; veuillez l’envoyer à nouveau.
refusal-too-many = { $what ->
    [tables] Beaucoup de tables ont été dressées depuis votre adresse en peu de temps. Veuillez attendre { $seconds } s avant la suivante.
    [analyses] Beaucoup d’analyses ont été demandées depuis votre adresse en peu de temps. Veuillez attendre { $seconds } s avant la suivante.
    [experiments] Beaucoup d’expériences ont été lancées depuis votre adresse en peu de temps. Veuillez attendre { $seconds } s avant la prochaine.
    [records] Beaucoup de procès-verbaux sont venus de votre adresse en peu de temps. Veuillez attendre { $seconds } s avant le suivant.
    [answers] Énormément de réponses sont venues de votre adresse en peu de temps. Rien n’a été joué ; continuez dans { $seconds } s.
    [chat] Cela fait beaucoup à dire d’un coup. Veuillez attendre { $seconds } s avant le prochain message.
    [hints] Beaucoup de conseils ont été demandés en peu de temps. Veuillez attendre { $seconds } s avant le suivant.
    [sockets] De très nombreuses connexions sont ouvertes depuis votre adresse. Fermez quelques fenêtres, ou réessayez dans { $seconds } s.
   *[requests] Énormément de requêtes sont venues de votre adresse en peu de temps. Réessayez dans { $seconds } s.
}
refusal-limits-unread = LUDOTHEQUE_LIMITS : « { $wish } » est illisible. Écrivez off, ou par exemple : tables 20+2, sockets 50 (tant à la fois, et tant de plus par minute ; sockets seulement à la fois). Il y a : { $names }.
refusal-setting-number = { $name } doit être un nombre supérieur à 0, et non « { $text } ».
refusal-setting-choice = { $name } doit être l’un de { $known }, et non « { $text } ».
refusal-metrics-short = LUDOTHEQUE_METRICS est le mot que doit montrer qui lit /metrics, et celui-ci est trop court pour être sûr. « openssl rand -hex 16 » en fait un bon.
refusal-metrics-word = Les mesures se montrent à qui envoie le mot de LUDOTHEQUE_METRICS comme jeton, par l’en-tête Authorization avec Bearer.
refusal-metrics-library = LUDOTHEQUE_METRICS demande une bibliothèque qui n’est pas installée : pip install "ludotheque[metrics]".
refusal-record-text = Ce n’est pas un fichier texte en UTF-8.
refusal-record-slow = Ce procès-verbal est trop long à rejouer : après { $seconds } s, on en était à la réponse { $lines }.
refusal-undo-enough = On est revenu si souvent en arrière que le procès-verbal de cette partie a plus de { $most } lignes ; désormais les réponses sont définitives.
refusal-line-unknown = Ce procès-verbal a { $last ->
        [one] { $last } réponse
       *[other] { $last } réponses
    } ; il n’y a pas de numéro { $at }.
refusal-unstored = Votre coup n’a pu être enregistré ; rien n’a donc changé. La partie en est où elle en était ; veuillez réessayer.
refusal-computer-lost = L’ordinateur n’a pas pu répondre. Il réessaiera quand quelqu’un regardera la table.
refusal-server = Le serveur a eu un problème. Rien de ce que vous aviez envoyé n’est perdu ; veuillez réessayer.
refusal-port-taken = Le port { $port } de { $host } est déjà utilisé. Une autre Ludothèque y tourne peut-être ; choisissez-en un autre avec --port.
refusal-port-refused = Le serveur ne peut écouter sur le port { $port } de { $host } : { $why }.
refusal-unread = La table ne peut être lue pour l’instant. Rien n’est perdu ; veuillez réessayer dans un moment.
refusal-table-broken =
    { $kept ->
        [0] Cette table ne peut être ouverte : ce que la base de données en garde est abîmé, et aucune réponse n’est lisible.
        [one] Cette table ne peut être ouverte : ce que la base de données en garde est abîmé. Une réponse est encore là.
       *[other] Cette table ne peut être ouverte : ce que la base de données en garde est abîmé. { $kept } réponses sont encore là.
    } Aucune autre table n’a souffert. Prévenez l’hôte : « ludotheque doctor --repair » sauve ce qui peut l’être.
refusal-replay-broken = La partie « { $replay } » ne peut plus être lue : ce que la base de données en garde est abîmé.
refusal-game-gone = Cette partie est du jeu « { $game } », qui n’est plus là. Rien n’est perdu : une fois le jeu revenu et le serveur redémarré, la partie reprend où elle en était.
refusal-database = La base de données { $database } ne peut être utilisée : { $why }.
refusal-database-driver = La base de données { $database } demande une bibliothèque qui n’est pas installée, { $driver } : pip install "ludotheque[postgres]".
refusal-processes-alone = Plusieurs processus ne peuvent servir une même base de données que sur PostgreSQL, et { $database } n’y est pas. Donnez-en une par --database postgresql://… ou LUDOTHEQUE_DATABASE, ou retirez --processes.
refusal-processes-number = --processes attend un nombre de 1 à { $most }, pas { $wished }.
refusal-doctor-busy = { $database } est ouverte ailleurs, sans doute par un serveur. Arrêtez-le d’abord : il ne saurait rien de ce qui serait réparé sous lui. (Vérifier seulement, sans --repair, ne dérange personne.)
refusal-doctor-missing = Il n’y a pas de base de données { $database }.
refusal-aside = Ce qui ne peut être sauvé n’a pas pu être mis de côté sous le nom { $file } : { $why }. Ce qui a déjà été réparé le reste.
refusal-database-newer = La base de données { $database } vient d’une version plus récente de Ludothèque (révision { $found } ; celle-ci connaît { $known }). Elle est restée telle quelle : installez cette version, ou revenez à la copie faite avant la mise à niveau.
refusal-database-foreign = La base de données { $database } n’est pas de Ludothèque, ou une partie en a disparu. Elle est restée telle quelle. Il y manque : { $missing }. Si c’était la nôtre, « ludotheque doctor » en dit plus.
refusal-database-uncopied = La base de données { $database } vient d’une version antérieure, ou doit être réparée. Faites-en d’abord une copie (pour PostgreSQL : pg_dump), puis dites-le par { $setting } dans l’environnement. Rien n’a été changé.
refusal-database-copy = La base de données n’a pas été mise à niveau, car aucune copie n’a pu en être faite sous le nom { $copy } : { $why }. Rien n’a été changé.

why-over = La partie est finie.
why-turn = C’est le tour { DE($name) }.
why-nothing = Ceci ne se choisit jamais ; c’est là pour être vu.
why-offered = Ceci va avec l’un de vos choix : revenez en arrière avec Échap, puis choisissez-le. On vous demande : { $question }
why-case = « { $wish } » n’est pas possible maintenant. { $case }
why-lacks = Il vous manque { $goods }.
list-and = { $most } et { $last }
why-forbidden = « { $wish } » n’est pas possible maintenant. On vous demande : { $question }

hint-does = Ce que cela fait : { $effect }.
hint-only = L’ordinateur n’a pas eu à hésiter : rien d’autre ne vaut la peine.
hint-better = Il vous donne { $chance } % de chances de gagner ; le second choix, « { $other } », en laisse { $less } % de moins.
hint-alike = Il vous donne { $chance } % de chances de gagner ; le second choix, « { $other } », en donne presque autant.
hint-against = C’est { $name } qu’il gêne le plus : { $less } % de chances de moins qu’après le second choix.

seat-came = { $name } a pris place.
seat-left = { $name } a quitté sa place ; elle attend qui ouvrira son nouveau lien.
seat-freed = L’hôte a libéré la place { DE($name) } ; elle attend qui ouvrira son nouveau lien.

level-easy = Facile
level-casual = Amateur
level-medium = Moyen
level-hard = Difficile
level-master = Maître
setting-on = Oui
setting-off = Non
refusal-scratch = Vous êtes seul à cette table, et rien n’y est conservé.
refusal-example-unknown = Aucun procès-verbal ne montre ici { $wanted } sur le plateau.
lesson-over = Cette leçon est finie. La suivante : { $title }.
lesson-last = C’était la dernière leçon du cours. À vous de jouer une vraie partie.
lesson-otherwise = Possible, et dans les règles. Il reste à faire ce qui est demandé : continuez, ou reprenez votre coup.
try-title = { $clause } sur le plateau
try-sentence = Essayez tout ce que vous voulez dans cette position : rien n’est conservé, et l’on reprend librement. Les autres répondent d’eux-mêmes.
coach-mistake = Cela vous laisse { $chance } % de chances de gagner, selon l’ordinateur ; « { $better } » en donne { $best } %.
coach-mistake-does = Ce que cela fait : { $effect }.

refusal-guest = Il faut pour cela un nom ici : gardez-en un sur « Mes parties ».
refusal-token-spent = Ce lien ou cette énigme a déjà servi, ou est trop ancien. Demandez-en un autre.
refusal-passkey-wrong = Cette clé d’accès n’a pas été acceptée. Rien n’a changé.
refusal-passkeys-many = Personne ne peut avoir plus de { $most } clés d’accès : retirez-en une d’abord.
refusal-people-library = Cette maison ne sait pas le faire : il manque une bibliothèque, { $library } (pip install "ludotheque[people]").
refusal-mail-wrong = « { $mail } » n’est pas une adresse à laquelle on peut écrire.
refusal-mail-none = Cette maison n’envoie pas de courrier. Gardez plutôt votre nom par une clé d’accès.
refusal-mail-unsent = La lettre n’a pas pu partir. Réessayez dans un moment.
refusal-hook-address = « { $address } » ne peut pas être appelé : il faut une adresse https de l’internet ouvert, sous une des formes connues.
refusal-clock-wrong = Une pendule compte en direct (en minutes, au plus { $minutes }, et jusqu’à 3600 secondes par réponse) ou par jours (au plus { $days }) ; à la fin du temps, « computer » (niveaux : { $levels }), « open » ou « others ».
refusal-decide-nothing = Il n’y a rien à décider : le temps de personne d’autre n’est écoulé.
refusal-shunned = Quelqu’un à cette table préfère ne pas jouer avec vous, ou vous avec lui.
refusal-silenced = La personne qui tient la maison vous a demandé de vous taire quelque temps. Vous pouvez continuer à jouer.
refusal-keepers-only = Seules les personnes qui tiennent cette maison lisent cela.
refusal-opponent-unknown = On ne dresse une table à leur nom que pour des personnes avec qui on a joué, et qui veulent bien jouer.
refusal-report-unknown = Ce signalement n’existe plus.
refusal-report-whom = Un signalement concerne une autre personne assise à cette table.
refusal-neighbour-unknown = Personne qui ait gardé un nom n’est assis là.
refusal-invitations-many = C’est assez pour aujourd’hui : une personne envoie au plus vingt invitations par courrier en un jour, et une adresse en reçoit au plus trois. Le lien lui-même reste valable.
refusal-intend-now = C’est à vous de répondre maintenant, ou la partie est finie : rien ne peut être répondu d’avance.
refusal-intend-what = Ici, on ne peut répondre d’avance que ceci : { $allowed }.
letter-title = Votre lien vers la Ludothèque
letter-text = Par ce lien, vous serez connu sur l’appareil où vous l’ouvrez. Il sert une seule fois, dans la demi-heure. Si vous ne l’avez pas demandé, oubliez-le simplement.
call-turn = À vous de jouer : { $game }
call-turn-more = À la table de { $names }, une réponse vous est demandée.
call-reminder = On vous attend encore : { $game }
call-reminder-more = À la table de { $names }, votre temps sera bientôt écoulé.
call-ended = C’est fini : { $game }
call-ended-more = La partie de { $names } est terminée. Voyez comment.
call-invited = Une table vous attend : { $game }
call-invited-more = Une place vous est gardée à la table de { $names }. Qui ne veut pas jouer y quitte sa place.
unreached-hook = Le dernier appel par webhook a été abandonné après { $tries ->
    [one] un essai
   *[other] { $tries } essais
} : { $why ->
    [timeout] il n’a pas répondu à temps
    [unreachable] il est injoignable
   *[other] il a répondu { $why }
}. Vérifiez que son adresse est toujours bonne.
unreached-mail = La dernière lettre a été abandonnée : votre serveur de courrier ne l’a pas prise. Vérifiez que l’adresse est toujours bonne.
unreached-push = Le dernier appel par votre navigateur a été abandonné : son service de notification ne l’a pas pris. Choisissez-le ici une nouvelle fois.
invitation-title = { $name } vous invite à une partie de { $game }
invitation-text = { $name } a dressé une table à la Ludothèque et vous garde une place. Le lien l’ouvre une fois ; il n’y a rien à installer, et personne n’a besoin de compte. Si vous ne connaissez pas { $name }, oubliez simplement cette lettre : cette adresse n’a pas été gardée.
call-open-table = Ouvrir la table

refusal-analysis-failed = L’ordinateur n’a pas pu analyser cette partie : il a échoué trois fois à la même réponse.
refusal-analysis-long = Cette partie est trop longue pour être analysée (réponses : { $answers }, au plus { $most }).
refusal-analysis-busy = { $waiting ->
    [one] Une partie attend
   *[other] { $waiting } parties attendent
} déjà d’être analysées. Redemandez dans un moment.
refusal-best-nobody = À ce moment de la partie, personne n’est interrogé : il n’y a pas de meilleure réponse.
refusal-branch-nobody = À ce moment de la partie, personne n’est interrogé. Allez à la réponse d’un joueur pour essayer une autre suite.
refusal-line-unread = « { $line } » n’est pas une ligne de procès-verbal : écrivez la place et la réponse, comme « 0 pass », ou « * » pour le hasard.
past-does = La meilleure réponse : { $effect }.
past-instead = Ce qui a été répondu : { $effect }.
past-let = { $name } en a profité, de { $more } % des chances.
past-price = { $paid }, contre { $got }
past-comment = { $name } a répondu « { $answer } ». Mieux : « { $best } », avec { $chance } % de chances ; la réponse en a laissé { $less } % de moins.
branch-title = Une autre suite, dès la réponse { $line }
branch-engine = Vous jouez pour { $name } ; des ordinateurs répondent pour les autres. Rien de ce qui se passe ici ne touche la partie.
branch-hand = Vous répondez pour tout le monde, en commençant par { $name }. Rien de ce qui se passe ici ne touche la partie.
refusal-workshop-closed = Cette maison n’a pas d’atelier. Chez soi il y en a un, et tout ce qu’il fait se fait aussi par « ludotheque compare » en ligne de commande.
refusal-workshop-one = Une de vos expériences est déjà en cours. Arrêtez-la d’abord, ou attendez sa fin.
refusal-workshop-busy = L’atelier est plein pour le moment. Réessayez dans un instant.
refusal-workshop-matches = Ici, on joue de 1 à { $most } parties avec chaque édition, pas { $matches }.
refusal-workshop-value = { $number } peut aller ici de 0 à { $most }, pas { $value }.

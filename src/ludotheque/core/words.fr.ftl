# Textes communs à tous les jeux.

bundle = { $first } et { $last }
chance = le hasard
seat-0 = Vermillon
seat-1 = Azur
seat-2 = Safran
seat-3 = Vert-de-gris
seat-4 = Prune
seat-5 = Craie
question-over = la partie est finie

refusal-unreadable = « { $text } » n’est pas une action de ce jeu. Ses verbes sont : { $verbs }.
refusal-unreadable-thing = « { $text } » n’est pas une action de ce jeu. Avec « { $verb } », on peut écrire : { $like }.
refusal-unreadable-form = « { $text } » n’est pas une action de ce jeu. Elle s’écrit ainsi : { $example }.
refusal-illegal = « { $action } » n’est pas permis maintenant. { $asked } peut répondre : { $allowed }.
refusal-not-your-turn = Ce n’est pas à { $asker } de répondre : la question est posée à { $asked }.
refusal-analyse-running = La partie est encore en cours : ce qu’un ordinateur en pense aiderait quelqu’un. On regardera en arrière quand elle sera finie.
refusal-analyse-iterations = La recherche demande au moins une itération, non { $iterations }.
refusal-over = La partie est finie ; plus rien ne peut être joué.
refusal-seat-unknown = Il n’y a pas de place { $seat } à cette table ; les places vont de 0 à { $most }.
refusal-names = { $names ->
        [one] { $names } nom a été donné
       *[other] { $names } noms ont été donnés
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
refusal-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
refusal-game-unknown = Il n’y a pas de jeu nommé « { $game } ». Il y a : { $games }.
refusal-game-broken = Le jeu « { $game } » ne peut pas être joué : { $why }.
refusal-game-missing = { $file } ne dit pas GAME = Game(...) : « { $game } » n’est donc pas un jeu.
refusal-game-misnamed = Le jeu « { $game } » se nomme lui-même « { $found } » : son identifiant doit être le nom de son dossier ou de son point d’entrée.
refusal-games-folder = Il n’y a pas de dossier « { $folder } » où chercher des jeux.
refusal-games-itself = « { $folder } » est lui-même un jeu : nommez le dossier où il se trouve, { $parent }.
refusal-games-none = « { $folder } » ne contient aucun jeu : un jeu est un dossier avec un fichier __init__.py qui dit GAME = Game(...).
refusal-rules-missing = Les règles de { $game } ne sont pas écrites : il n’a pas de fichier rules.en.md.
refusal-setting-unknown = { $game } n’a pas de réglage « { $setting } ». Il a : { $allowed }.
refusal-setting-value = « { $setting } » ne peut pas valoir { $value }. Valeurs possibles : { $allowed }.
refusal-shape-unknown = Un plateau se dessine dans l’une de ces formes : { $shapes } ; pas « { $shape } ».
refusal-level-unknown = Il n’y a pas de joueur automatique nommé « { $level } ». Il y a : { $levels }.
refusal-agent-unloadable = { $agent } ne peut pas servir de joueur : { $why }
refusal-agent-illegal = { $agent } a répondu « { $action } », ce qui n’est pas permis. Permis : { $allowed }.
refusal-match-broken = La partie { $number } (graine { $seed }) ne peut pas continuer. { $why }
refusal-agent-silent = { $agent } ne répond plus.
refusal-agent-raised = { $agent } a trébuché en choisissant une réponse : { $why }
refusal-batch-size = Un lot compte au moins une partie, pas { $size }.
refusal-batch-answers = { $given ->
        [one] { $given } réponse a été donnée
       *[other] { $given } réponses ont été données
    } pour { $size ->
        [one] { $size } partie
       *[other] { $size } parties
    }.
refusal-batch-illegal = Rien n’a été joué dans aucune partie. Action interdite dans la partie { $match } : { $action }.
refusal-train-nothing = { $game } ne dit rien à qui veut apprendre : il n’a pas de traits.
refusal-train-both = Un réseau part du travail fait à la main et apprend en jouant : --hidden ne va pas avec { $options }.
refusal-train-layer = Les poids de { $game } sont un réseau, et ce qui s’affûte est une somme : commencez par --begin fit ou --begin hand.
refusal-train-other = Un autre entraînement a été écrit dans { $folder } : { $command }. Nommez un autre dossier.
refusal-extra-missing = Il y faut la bibliothèque { $library } : pip install 'ludotheque[{ $extra }]'
refusal-ladder-agents = Il faut au moins deux joueurs différents, nommés une fois chacun ; voici ceux qui l’ont été : { $agents }.
refusal-ladder-place = { $file } n’a pas de place pour cela : il faut une ligne <!-- { $mark } --> et une ligne <!-- /{ $mark } -->.
refusal-match-endless = La partie n’a pas de fin ; elle a été abandonnée à la réponse no { $answers }.
refusal-study-other = Une autre étude a été écrite dans { $folder } : { $note }. Nommez un autre dossier.
refusal-crew-unknown = Les parties se jouent sur local, ray ou ray://HÔTE:PORT, pas sur « { $on } ».
refusal-worker-lost = Des processus sont morts encore et encore pendant les mêmes parties ; essais : { $attempts }.
refusal-worker-release = Un processus a la version { $found } de ludotheque, ici c’est { $here } : avec une autre, les parties peuvent différer.
refusal-cluster-unreached = Aucun Ray n’est joignable sur { $on } : { $why }
refusal-cluster-failed = Ray n’a pas pu le faire : { $why }
refusal-measure-unknown = Il n’y a pas ici de mesure « { $measure } ». Il y a : { $measures }.
refusal-number-unknown = L’édition n’a pas de nombre « { $place } ». Il y a : { $numbers } ; ou table.id.colonne.
refusal-sweep-values = « { $values } » n’est pas une suite d’au moins deux nombres différents, séparés par des virgules.
refusal-compare-editions = On compare deux éditions différentes, nommées une fois chacune ; voici celles qui l’ont été : { $editions }.

refusal-undo-nothing = Il n’y a encore rien à reprendre.
refusal-undo-others = Ce coup ne peut être repris : quelqu’un d’autre a joué depuis.
refusal-undo-chance = Ce coup ne peut être repris : le hasard a parlé depuis.
refusal-undo-uncovered = Impossible de reprendre ce coup : sa suite vous a appris quelque chose de caché.
refusal-back-far = Ce coup ne peut être repris : il est trop ancien.

refusal-edition-alone = On ne peut pas jouer seul avec l’édition { $edition } : c’est une boîte plus ancienne. Jouez à deux ou plus, ou avec l’édition fournie avec le jeu.
refusal-edition-unread = L’édition { $file } ne peut être lue : { $why }.
refusal-edition-broken = { $file } n’est pas du TOML valable : { $why }.
refusal-edition-huge = { $file } contient un nombre au-dessus de { $most } : aucune boîte n’en contient autant.
refusal-edition-unsourced = { $file } ne dit pas d’où viennent ces tables (provenance = "rulebook", "published" ou "reconstructed", celle-ci avec un why) : { $tables }.
refusal-edition-foreign = { $file } est une édition de « { $found } », pas de { $game }.
refusal-edition-lacks = { $file } ne contient pas ce dont le jeu a besoin : { $why }.
refusal-edition-unplayable = On ne peut pas jouer avec { $file }. { $why }
refusal-edition-wrong = Les comptes de { $file } ne sont pas justes. { $why }
refusal-position-broken = Cette position enregistrée ne peut être lue : { $why }.

refusal-record-unread = Le procès-verbal { $file } ne peut être lu : { $why }.
refusal-record-unwritten = Le procès-verbal n’a pu être écrit dans { $file } : { $why }. Ce qui s’y trouvait est intact.
refusal-record-foreign = { $file } n’est pas le procès-verbal d’une partie : sa première ligne devrait être « ludotheque record 1 ».
refusal-record-header = L’en-tête de { $file } est abîmé ou incomplet : { $missing }.
refusal-record-line = { $file } ne peut être lu à la ligne { $number } : « { $line } ».
refusal-record-long = { $file } a plus de { $most } réponses : aucune partie n’est aussi longue.
refusal-record-game = { $file } est le procès-verbal d’une partie de { $found }, pas de { $game }.
refusal-record-edition = { $file } a été joué avec l’édition { $wanted } ({ $digest }) ; celle d’ici est autre ({ $have }). Donnez le bon fichier d’édition pour le rejouer.
refusal-rules-unknown = Cette partie a été jouée selon les règles de { $game } dans leur version { $rules } ; celles connues ici s’arrêtent à la version { $newest }. Une version plus récente du programme saura l’ouvrir.
refusal-record-commitment = La graine révélée dans { $file } n’est pas celle qui avait été engagée au début.
refusal-record-chance = le hasard n’a pas répondu comme la graine le dit : « { $action } ».
refusal-record-illegal = { $file } ne peut être rejoué au-delà de sa réponse no { $number }, « { $line } » (règles version { $rules }) : { $why }
refusal-record-result = { $file } dit « { $said } », mais la partie rejouée donne « { $found } ».

refusal-clause-unknown = Les règles de { $game } n’ont pas de clause « { $wanted } » ; elles vont de { $first } à { $last }.
refusal-agents = { $given ->
        [one] { $given } joueur a été nommé
       *[other] { $given } joueurs ont été nommés
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } ; nommez-en un par place.
refusal-setting-form = « { $given } » n’est pas un réglage : écrivez nom=valeur.
refusal-record-game = { $file } est le procès-verbal d’une partie de { $found }, pas de { $game }.
refusal-file-unwritten = { $file } n’a pu être écrit : { $why }.

column-seat = Joueur
column-points = Points

# Comment les effets se joignent
phrase-sequence = { $first }, puis { $second }
phrase-choice = { $first } ou { $second }
phrase-any-order = { $first } et { $second }
phrase-after-each = { $first }, et { $second }
phrase-comma = { $first }, { $second }
phrase-pay = payez { $cost } : { $gain }
phrase-optional = { $part } si vous voulez
phrase-for-each = { $part } par { $measure }
refusal-lesson-unknown = { $game } n’a pas de leçon appelée « { $lesson } ».
refusal-lesson-broken = { $file } n’est pas une leçon que l’on puisse donner : { $why }.
refusal-lesson-line = La leçon commence à la ligne { $line }, mais la dernière ligne de son procès-verbal est la { $last }.
refusal-lesson-long = { $most } réponses suffisent pour une leçon. Reprenez-en, ou recommencez.

# L’aide de chaque commande ; en anglais elle est écrite dans le code, à côté de ses arguments. Les exemples viennent de là.

help = Une table numérique pour des jeux de société modernes sur l’histoire.
    .examples =
        exemples :
          ludotheque play loire                              vous contre deux adversaires faciles
          ludotheque play loire --agents human,human,hard    deux personnes au même clavier, et un adversaire fort
          ludotheque simulate loire --seats 4 --matches 1000 --agents hard,easy,easy,easy
          ludotheque replay soiree.match --step
          ludotheque rules loire --clause L-8.4b
          ludotheque --games mes-jeux play pig

        Chaque commande s’explique : ludotheque play --help --lang fr
    .version = montrer la version et finir
    .games = chercher d’autres jeux dans ce dossier ; peut être répété
    .language = langue des textes (par défaut : celle du terminal)

# ce que plusieurs commandes ont en commun
help-any =
    .help = montrer cette aide et finir
    .lang = langue des textes (par défaut : celle du terminal)
    .game = l’un de : { $games }
    .edition = le matériel de ce fichier d’édition
    .set = un réglage de la partie ; peut être répété
    .seats = nombre de joueurs
    .seed = la même graine donne les mêmes parties (par défaut : { $default })
    .processes = par défaut : un par cœur
    .json = écrire les chiffres en JSON
    .editions = où se trouvent d’autres éditions des jeux (./editions)
    .matches = combien (par défaut : { $default })
    .agents = qui joue ; un seul nom prend toutes les places (par défaut : { $default })
    .out = y garder ce qui fut joué, pour continuer plus tard
    .rotate = changer de place (par défaut)
    .on = local (par défaut), ray, ou ray://HOST:PORT (docs/experiments.md)
    .csv = écrire une ligne par partie, en csv
    .jsonl = écrire une ligne par partie, en jsonl
    .parquet = écrire une ligne par partie, en parquet
    .svg = y écrire des graphiques

help-play = une partie dans le terminal
    .text =
        Jouer une partie ici, contre l’ordinateur ou à plusieurs au même clavier.

        Qui est assis où : human, { $agents }, ou search:800 pour une recherche de 800 essais.
        Sans human dans la liste, vous prenez la première place. Un seul nom avec --seats remplit toutes les autres.
    .agents = qui est assis où
    .names = comment s’appellent les joueurs
    .seed = la même graine donne les mêmes dés et les mêmes cartes
    .resume = reprendre la partie enregistrée là
    .save = y écrire la partie après chaque réponse

help-serve = la table dans le navigateur
    .text = Servir la table aux navigateurs, jusqu’à Ctrl-C. Les parties sont gardées dans une base et continuent après un redémarrage.
    .host = l’adresse où écouter (cette machine seule, sauf mention contraire)
    .port = le port où écouter ({ $default })
    .database = où les parties sont gardées (./ludotheque.sqlite3), ou une adresse postgresql://
    .processes = combien servent ensemble, sur PostgreSQL ({ $default })
    .open = ouvrir la table dans un navigateur

help-doctor = si une base de tables est saine
    .text =
        Vérifier une base de tables : son fichier, sa révision, si chaque partie rejouée mène à la position gardée à côté, si
        rien n’est sans table, si chaque partie déposée peut être lue. Rien n’est changé, et un serveur peut continuer.
    .database = son fichier ou son adresse (./ludotheque.sqlite3)
    .repair = sauver ce qui peut l’être, après une copie

help-games = ce qu’on peut jouer
    .text = Lister les jeux : ceux de la maison, ceux des dossiers nommés par --games ou LUDOTHEQUE_GAMES, ceux de paquets installés.

help-simulate = beaucoup de parties entre ordinateurs
    .text =
        Faire jouer beaucoup de parties, et montrer qui gagne combien de fois et avec combien de points.

        Joueurs : { $agents } ; une recherche peut avoir un budget, search:800 ou search:50ms. Et ceux d’autres :
        module:Classe, un nom qu’apporte un paquet installé, ou "bot:COMMANDE" pour un programme (docs/bots.md).
        Ils changent de place de partie en partie, sauf avec --no-rotate. La même graine donne les mêmes parties, quel que
        soit le nombre de processus. (medium et hard cessent de réfléchir après une seconde et demie, master après quatre
        et demie : où le moteur est très lent, ils choisissent peut-être autrement ; search:800 ne regarde jamais l’heure.)
    .seats = nombre de joueurs (par défaut : un par ordinateur)
    .agents = qui joue ; un seul nom prend toutes les places
    .out = y écrire toutes les parties et le résumé
    .forfeit = qui répond ce qui n’est pas permis, ou trébuche, perd la partie (par défaut : tout s’arrête)

help-stats = à quoi ressemblent les parties d’un jeu
    .text =
        Faire jouer des ordinateurs, et mesurer à quoi ressemblaient les parties : combien de décisions, parmi combien de
        réponses, combien d’entre elles forcées, comment une recherche partageait ses pensées (entropie), combien de fois la
        tête changea et quand tout fut joué, et quelle part de ce qui fit bouger les chances de gagner fut du hasard. Les
        chances sont celles que le jugement du jeu voit dans la position ouverte : l’avis d’un ordinateur. Ce qu’est chaque
        nombre : docs/experiments.md. Les intervalles portent sur les parties.

help-compare = deux éditions d’un jeu, avec les mêmes graines
    .text =
        Jouer les mêmes graines avec deux éditions d’un jeu, et montrer de combien diffère chaque mesure.

        Chaque partie va de pair avec celle de la même graine et des mêmes joueurs, et les intervalles portent sur ces paires.
        Ils valent à tout moment (une suite de confiance) : la comparaison s’arrête dès qu’on sait que la mesure nommée par
        --by diffère, ou, avec --enough, qu’elle diffère de moins que cela ; au plus tard après --matches avec chaque édition.
        Mesures : decisions, points, margin, options, forced, lead_changes, luck, seat-0 …, et les noms des joueurs où ils
        diffèrent.
    .by = quand s’arrêter (par défaut : seat-0, qui commence)
    .enough = s’arrêter quand elle diffère à coup sûr de moins que cela

help-sweep = ce qu’un nombre d’une édition fait aux parties
    .text =
        Changer un nombre d’une édition, jouer les mêmes graines avec chaque valeur, et montrer ce que cela fait.

        Un nombre est nommé comme dans l’édition : opening_hand pour [numbers.opening_hand], ou table.id.colonne. Les mesures
        sont celles de ludotheque compare ; --by peut être répété. Les intervalles portent sur les parties.
    .number = quel nombre de l’édition
    .values = ce qu’il doit être, l’un après l’autre
    .by = par défaut : decisions, points et seat-0

help-tournament = chacun contre chacun
    .text =
        Faire se rencontrer tous les joueurs, et montrer la table croisée : quelle part des victoires revint à celui de la ligne.

        Où plus de deux sont assis, l’un de la paire est seul parmi les autres, chacun aussi souvent : la moitié est tout de
        même l’égalité. Une partie compte une fois, quel que soit le nombre de ses places. Les parties sont celles de
        ludotheque ladder, qui classe.
    .agents = qui prend part
    .matches = par paire (par défaut : { $default })

help-dataset = des parties en Parquet et en enregistrements, avec une fiche
    .text =
        Faire jouer des ordinateurs, et écrire les parties en enregistrements et en Parquet, une ligne par partie et une par
        décision, avec une fiche qui dit ce que c’est et comment le refaire. La même commande reprend où elle fut interrompue.
        Il faut pyarrow : pip install 'ludotheque[data]'.
    .out = où c’est écrit (par défaut : datasets/JEU)
    .observations = avec ce que la place pouvait savoir, en nombres

help-replay = une partie enregistrée, encore une fois
    .text =
        Rejouer une partie enregistrée : chaque réponse et ce qui s’ensuivit. En chemin, on vérifie que toutes les réponses
        sont permises, que le hasard s’en est tenu à sa graine, et que le résultat est celui qui fut écrit.
    .file = l’enregistrement
    .step = attendre Entrée après chaque réponse
    .seat = comme cette place l’a vue (la première est 0)
    .svg = dessiner la dernière position, ou dans un dossier chacune
    .shape = du dessin (par défaut : { $default })
    .quiet = vérifier seulement

help-analyse = pourquoi une partie enregistrée fut gagnée
    .text =
        Revenir sur une partie enregistrée et finie : les chances de toutes les places, ce que coûta chaque décision, et ce
        qui fut chance. Le même enregistrement et le même nombre d’essais donnent la même chose.
    .file = l’enregistrement
    .iterations = de la recherche, pour chaque décision ({ $default })
    .html = écrire un rapport avec courbes et plateaux, en un fichier

help-check = si un jeu tient le contrat
    .text =
        Vérifier les onze points du contrat que tient chaque jeu : les parties finissent, peuvent être répétées, gardées et
        rejouées, rien de caché ne se montre, rien ne se perd, chaque clause a son code et un test, la table le sert, ses
        leçons peuvent être apprises.
    .game = all, pour tous, ou l’un de : { $games }
    .matches = par défaut : { $default }

help-rules = les clauses, leur code et leurs tests
    .text = Lister les clauses d’un jeu : le code qui exécute chacun et les tests qui le prouvent.
    .clause = celle-ci seulement, en entier

help-edition = vérifier un fichier d’édition
    .text =
        Une édition est un fichier avec tout le matériel d’un jeu. Copiez celle du dossier du jeu, mettez-y les chiffres de
        votre boîte, vérifiez-la et jouez avec elle :
help-edition-check = si l’on peut jouer avec un fichier
    .text =
        Une édition est un fichier avec tout le matériel d’un jeu. Copiez celle du dossier du jeu, mettez-y les chiffres de
        votre boîte, vérifiez-la et jouez avec elle :
    .file = le fichier d’édition

help-bench = la vitesse du moteur ici
    .text = Mesurer des parties au hasard et des copies : le moteur compilé, le même code interprété, et ses pairs là où ils sont installés.
    .game = ce jeu seulement (par défaut : tous)
    .seconds = pour chaque moteur (par défaut : { $default })

help-train = apprendre ce que valent les positions
    .text =
        Faire jouer beaucoup de parties par des ordinateurs et apprendre ce que valent les positions, en chances de gagner.

        Chaque tour de parties est joué avec ce qu’apprit le précédent. Une partie sur cinq est mise de côté pour éprouver ce
        qui fut appris. Avec --hidden un réseau à deux couches joue avec ce qu’il sait, apprend après chaque réponse de ce
        qui fut pensé peu après et de la fin, et rejoue, à tout nombre de joueurs. Avec --steps les poids sont ensuite
        décalés au hasard, dans les deux sens, et des parties entre les deux montrent le chemin. À la fin une recherche avec
        les nouveaux poids joue contre une autre avec le jugement fait à la main. Interrompu, tout reprend où c’était quand
        la même commande est donnée. Elle écrit weights.json, que le jeu lit dans son dossier outlook/, et un dessin qui montre si les chances
        prédites se réalisent. Il faut numpy :
        pip install 'ludotheque[train]'.
    .matches = par tour ({ $default })
    .rounds = de parties (par défaut : { $default })
    .hidden = unités d’une couche cachée (par défaut : aucune)
    .begin = ce qui est affûté ({ $default })
    .steps = d’affûtage par des duels (par défaut : aucun)
    .pairs = parties de chaque pas ({ $default })
    .practice = essais des recherches quand on affûte, et aux répétitions d’un réseau (0 : un coup d’œil)
    .seats = joueurs quand on affûte (par défaut : deux à quatre, tour à tour)
    .duels = contre le jugement fait à la main ({ $default })
    .tries = de chaque recherche là ({ $default })
    .ms = … ou millisecondes par réponse
    .out = où c’est écrit (par défaut : learnt/JEU)
    .hold = tenir les poids près du travail fait à la main (par défaut : ce qui s’éprouve le mieux)
    .afresh = les tenir près de rien, au lieu de cela
    .keep = les mettre dans le jeu, s’ils sont meilleurs

help-ladder = la force des ordinateurs
    .text =
        Faire jouer les ordinateurs deux à deux, et les classer.

        Joueurs : { $agents } ; des recherches avec un budget, comme search:800, ou search@1:50ms par réponse.
        Où plus de deux sont assis, l’un de la paire est seul parmi les autres, chacun aussi souvent. Chaque partie est écrite
        aussitôt : la même commande reprend où elle fut interrompue, et joue davantage où --matches est plus grand. Elle écrit
        results.jsonl, ladder.md, ladder.json et ladder.svg ; --page met les tableaux dans une page entre les marques
        <!-- ladder JEU -->. Il faut openskill : pip install 'ludotheque[ladder]'.
    .agents = les plus forts d’abord (par défaut : { $default })
    .seats = nombre de joueurs (par défaut : le moins possible)
    .matches = par paire (par défaut : { $default })
    .neighbours = chacun ne rencontre que le suivant
    .out = où c’est écrit (par défaut : ladders/JEU)
    .page = mettre les tableaux dans cette page

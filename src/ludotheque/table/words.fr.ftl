### Les pages et la table, en français. Le serveur et le client lisent ce même fichier.

## Toutes les pages

page-name = Ludothèque
page-skip = Aller au contenu
page-navigation = Pages
page-games = Jeux
page-my-tables = Mes parties
page-rules-sources = Règles et sources
page-replays = Revoir
page-legend = Légende
page-rules = Règles
page-language = Langue
page-settings = Réglages
page-theme = Lumière
page-theme-auto = Comme l’appareil
page-theme-light = Jour
page-theme-dark = Nuit
page-credits = Les dessins sont les nôtres. Icônes de Lorc, Delapouite et d’autres,
message-title = Ce chemin ne mène nulle part
message-home = Vers les jeux

## Accueil

home-title = Des histoires à jouer,
home-title-more = une seule table.
home-promise = Jouez entre amis ou contre des adversaires qui ne trichent pas, ce soir ou un coup par jour. Pas de compte : une place est un lien.
home-set = Dresser une table
home-join = Rejoindre par un lien
home-join-label = Le lien que vous avez reçu
home-join-go = S’asseoir
home-join-wrong = Le lien d’une place contient « /t/ ». Copiez tout le lien que vous avez reçu.
home-watch = Regarder
home-watch-one = Regarder
home-watch-table = Regarder { $names }
home-waiting = On vous attend
home-waiting-count = { $asked } sur { $all ->
        [one] { $all } table
       *[other] { $all } tables
    }
home-waiting-none = Rien encore. Ce navigateur retient les tables où vous jouez ; elles se retrouvent ici.
home-your-turn = À vous
home-over = Terminé
home-go-on = Continuer
home-players = Joueurs :
home-time = Durée :
home-weight = Exigence :
home-start = Pour commencer
home-sit = S’asseoir
home-sit-table = S’asseoir avec { $names }
home-picture = Le plateau de { $game }, au milieu d’une partie
home-play = Jouer
home-play-game = Jouer à { $game }
home-alone = Seul
home-alone-game = Jouer seul à { $game }
home-play-now = Jouer maintenant
home-read-rules = Lire les règles
home-rules-of = Règles de { $game }
home-components-of = Matériel de { $game } et ses sources
home-open = Tables ouvertes
home-open-none = Personne ne joue en ce moment.
home-house = Règles de la maison
house-source = Chaque règle a sa source
    .more = Demandez « pourquoi ? » pour tout coup, refus ou point.
house-undo = On reprend tant que c’est juste
    .more = Jusqu’à ce qu’un dé, une carte ou un joueur vous en dise plus.
house-peek = Personne ne triche
    .more = L’ordinateur voit ce que voit sa place, et une main n’est envoyée à personne d’autre.
house-honest = Un matériel honnête
    .more = Chaque nombre dit s’il est imprimé, publié ou reconstruit.

## Une nouvelle table

choose-title = Quel jeu ?
choose-lead = Combien y jouent, combien de temps, et ce que cela demande.
choose-game = Dresser une table de { $game }
new-title = Nouvelle table de { $game }
new-heading = Une table de
new-seats = Qui joue ?
new-add = Ajouter une place
new-name = Nom à la place { $number }
new-kind = Qui occupe la place { $number }
new-kind-here = ici, sur cet appareil
new-kind-link = ailleurs, par un lien
new-kind-open = libre, au premier venu
new-kind-computer = l’ordinateur
new-level = Force de l’ordinateur à la place { $number }
new-level-easy = facile
new-level-casual = amateur
new-level-medium = moyen
new-level-hard = fort
new-level-master = maître
new-remove = Retirer la place { $number }
new-rivals = Vos rivaux, que les règles font jouer : { $names }.
new-options = Options du jeu
new-further = { $count ->
        [one] { $count } autre option
       *[other] { $count } autres options
    }
new-edition = Édition
new-edition-more = Ce que contient chaque édition, et d’où nous le tenons
new-watched-title = Publique ou privée
new-watched = Qui peut voir cette table ?
new-watched-more = Une table privée n’est pas affichée, n’a pas de place libre, et seuls ceux qui y sont assis la voient, même après la fin.
new-watched-all = publique : chacun peut regarder
new-watched-nobody = privée : qui est assis ici
new-trust-title = Sur cet appareil
new-trust = Plusieurs joueurs ici
new-trust-more = Entre deux joueurs, un rideau cache la main de chacun, là où il y a quelque chose à cacher.
new-trust-no = un rideau
new-trust-yes = nous nous faisons confiance
new-note = Le hasard est scellé avant la partie : vous en voyez l’empreinte maintenant, et la graine à la fin.
new-start = Commencer
new-unreachable = Le serveur ne répond pas. Rien n’est perdu ; essayez encore.
new-made = La table est dressée
new-links = Les liens des places
new-links-more = Chaque lien ouvre une place, et une seule fois : envoyez-le à la personne qui y joue. S’il s’égare, vous pouvez libérer la place à la table et en obtenir un nouveau.
new-link-of = Lien pour { $name }
new-copy = Copier
link-share = Partager
link-qr = Code QR
link-qr-of = Code QR : { $name }
new-commitment = Empreinte
new-commitment-more = L’empreinte de la graine qui répondra pour le hasard. À la fin la graine est dévoilée, et chacun peut vérifier.
new-sit = S’asseoir

## La table

table-mine = Ma question et mes affaires
table-opening = La table s’ouvre…
table-options = Mes choix
table-parts = Parties du plateau
table-board = Le plateau
table-zoom = Taille du plateau
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-all = Tout voir
table-rail = Places et journal
table-seats = Places
table-talk = Journal et discussion
table-log = Journal
table-chat = Discussion
table-panes = Parties de la table
table-pane-table = Table
table-pane-hand = Ma main
table-pane-players = Joueurs
table-pane-log = Journal
table-banner = Ce qui vous arrive
table-watching = Vous regardez. Vous voyez ce que tout le monde peut voir.

ask-you = À vous
ask-mine = { $whose } :
ask-thinking = { $name } réfléchit
ask-why = Pourquoi ?
ask-hint = Conseil
ask-undo = Reprendre
ask-undo-not = Ce coup ne se reprend pas
ask-undo-nothing = Il n’y a encore rien à reprendre.
ask-back = Reprendre
ask-back-ask = Demander à reprendre
ask-back-title = Reprendre votre dernière réponse ?
ask-back-why = Tout ce que les ordinateurs ont joué depuis est repris avec elle. Elle reste dans le procès-verbal, la partie est marquée, et dés et cartes tomberont à nouveau.
ask-back-others = On demande aux autres ; si tous acceptent, elle est reprise avec tout ce qui a suivi.
ask-back-do = Reprendre
ask-back-asked = La question est posée aux autres.
retake-title = { $name } voudrait reprendre sa dernière réponse
retake-why = Avec tout ce qui a été joué depuis. Êtes-vous d’accord ?
retake-yes = Oui
retake-no = Non
retake-granted = C’est repris.
retake-refused = Tout le monde n’était pas d’accord.
card-leave = Laisser ainsi
menu-pace = Les coups des autres
menu-pace-slow = lents
menu-pace-normal = normaux
menu-pace-fast = rapides
menu-pace-off = d’un coup
menu-sound = Sons
menu-sound-off = aucun
menu-sound-quiet = doux
menu-sound-full = pleins
menu-confirm = Montrer avant de jouer
menu-confirm-always = toujours
menu-confirm-final = ce qui coûte ou ne se reprend pas
menu-confirm-never = jamais
menu-alone = Une question à une seule réponse
menu-alone-ask = m’est posée
menu-alone-answer = se répond seule
menu-trust = Plusieurs sur cet appareil
menu-trust-no = les mains sont cachées
menu-trust-yes = nous nous faisons confiance
confirm-do = Jouer
confirm-not = Laisser
confirm-final = ne se reprend pas
ask-path = Ce que vous avez choisi jusqu’ici
ask-step-back = Revenir avant ceci
ask-cut = Liaison coupée… vos coups sont gardés.
ask-cut-in = dans { $span }
ask-now = Maintenant
ask-since = depuis { $span }
ask-to-table = Répondre
span-second = { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
span-minute = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
span-hour = { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
span-day = { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
ask-over = { $count ->
        [one] { $names } gagne.
       *[other] { $names } gagnent ensemble.
    }

options-count = { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
options-lit = { $count ->
        [one] { $count } choix, sur le plateau
       *[other] { $count } choix, sur le plateau
    }
option-again = encore une fois pour jouer
since = { $count ->
        [one] { $count } coup depuis le vôtre
       *[other] { $count } coups depuis le vôtre
    }
reel = Ce qui s’est passé
reel-back = Un pas en arrière
reel-on = Un pas en avant
reel-now = Revenir à la position actuelle
reel-folded = { $names } : { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
reel-unfold = Les montrer
since-short = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

seat-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
seat-computer = ordinateur
seat-free = n’a pas encore ouvert le lien
seat-here = est là
seat-away = n’est pas là
seat-left-now = vient de partir
seat-left = a quitté la table il y a { $span }
seat-open = attend le premier venu
seat-sit = S’asseoir : { $name }

drawer-title = Ce qu’ont les joueurs
drawer-open = Ce qu’a { $name } : ouvrir
drawer-whose = À qui
drawer-compare = Comparer
drawer-close = Fermer

log-why = Pourquoi ? Règle { $clause }
chat-label = Dire quelque chose
chat-send = Envoyer
chat-spectator = La discussion est entre les joueurs.

why-not = Pas maintenant : { $thing }
card-why = Pourquoi ?
compose-less = { $thing } : un de moins
compose-more = { $thing } : un de plus
compose-amount = Montant
card-close = Fermer
card-ruling = précision { $ruling }
card-hint = Conseil : { $option }
card-hint-more = Les pour cent disent combien de fois sur cent la réflexion est revenue à ce choix, en ne voyant que ce que vous voyez.
card-share = Part de la réflexion
card-which = Lequel ?

curtain-title = Passez l’appareil à { $name }
curtain-more = Que personne d’autre ne regarde.
curtain-here = Je suis { $name }
curtain-trust = Nous nous faisons confiance
curtain-covered = La main reste couverte jusqu’au tour de son propriétaire.

keys-title = Les touches
keys-open = Les touches du clavier
keys-options = choisir ce qui porte ce chiffre
keys-arrows = aller d’une chose permise à l’autre, sur le plateau et parmi les choix
keys-all = aller de même à toutes les choses, aussi à celles qu’on ne peut choisir : Entrée dit pourquoi
keys-enter = confirmer ce qui est montré, presser ce qu’on a rejoint
keys-escape = revenir d’un pas, fermer
keys-hint = un conseil
keys-undo = reprendre
keys-why = pourquoi ?
keys-hurry = passer au coup suivant, deux fois : à la fin
keys-step = revoir, pas à pas, ce qui s’est passé
keys-zoom = plus près, plus loin, tout voir
keys-keys = cette liste

menu-links = Liens
menu-link = Lien pour { $name }
menu-watch = Lien pour regarder
menu-copied = Copié
menu-name = Votre nom
menu-rename = Renommer
menu-seats = Places
menu-leave = Quitter la table

free-own = Emporter la place { DE($name) } sur un autre appareil
free-own-more = Vous recevez un lien qui ouvre cette place une seule fois, sur l’autre appareil. Sur celui-ci vous regarderez, et tous verront que vous avez quitté votre place.
free-own-go = Obtenir le lien
free-own-done = Ouvrez ce lien sur l’autre appareil. Il ouvre la place une seule fois.
free-other = Libérer la place { DE($name) }
free-other-more = Qui y est assis la quitte, et tous le voient. Vous recevez un nouveau lien pour la personne qui doit y jouer.
free-other-go = Libérer la place
free-other-done = La place est libre. Envoyez ce lien à la personne qui doit y jouer ; il ouvre la place une seule fois.
free-stay = Laisser ainsi
freed-title = Votre place a été libérée
freed-more = L’hôte a libéré votre place ; vous regardez à présent. Pour continuer à jouer, demandez-lui le nouveau lien.
claim-refused = Vous regardez

over-scores = Scores
over-replay = Revoir
over-rematch = Revanche
over-record = Feuille de partie
over-close = Voir le plateau
over-total = Total
over-won = { $by ->
        [0] Vous avez gagné.
        [one] Vous avez gagné d’un point.
       *[other] Vous avez gagné de { $by } points.
    }
over-shared = Vous partagez la victoire avec { $names }.
over-placed = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    } ; vous finissez à la { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
       *[other] sixième
    } place.
over-course = Les points, tour après tour
over-course-end = { $name } : { $value }
over-sealed = Personne n’a choisi les dés : la preuve
over-proof = La graine de cette partie, et l’empreinte montrée au début :
over-proved = vérifié : elles vont ensemble
rematch-set = La revanche est prête.
rematch-sit = Prendre place
rematch-watch = La regarder

## Revoir

replay-title = Revoir
replay-steps = Les pas de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Dérouler
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = lente
replay-speed-normal = normale
replay-speed-fast = rapide
replay-speed-off = d’un coup
replay-on = Un pas en avant
replay-last = À la fin
replay-slider = Endroit de la partie
replay-eyes = Par quels yeux
replay-eyes-all = en spectateur
replay-eyes-of = comme { $name }
replay-all = Des parties à revoir
replay-mine = Mes parties
replay-mine-none = Aucune encore. Ce navigateur retient les parties que vous jouez jusqu’au bout ; elles se retrouvent ici.
replay-past = Jouées ici récemment
replay-past-none = Aucune partie publique ne s’est encore terminée ici.
replay-won = { $names } l’emporte
replay-look = Revoir
replay-look-at = Revoir { $game } : { $names }
replay-upload = Une feuille de partie
replay-upload-label = Déposez ici la feuille d’une partie, ou choisissez le fichier
replay-upload-note = La partie est rejouée selon les règles avant d’être montrée. 1 Mo au plus.
replay-upload-go = Revoir

## Règles et matériel

rules-all = Les livrets
rules-all-lead = Les règles de chaque jeu dans nos mots, article par article, et la source de chacun de ses nombres.
rules-read = Règles de { $game }
rules-clauses = { $count ->
        [one] { $count } article
       *[other] { $count } articles
    }
rules-title = Règles de { $game }
rules-unwritten = Les règles de ce jeu ne sont pas encore rédigées.
rules-chapters = Chapitres
rules-rulings = Précisions
rules-components = Le matériel et ses sources
components-title = Matériel de { $game }
components-lead = Tous les nombres avec lesquels on joue ici, et d’où nous les tenons.
components-sections = Parties de la boîte
components-editions = Éditions
components-from = Source
components-edition = Édition
components-numbers = Nombres
edition-id = identifiant
edition-title = titre
edition-designer = création
edition-publisher = édition
edition-product_number = référence
edition-year = année
edition-age = âge minimal
edition-minutes = minutes
edition-players = joueurs, au moins et au plus
components-yes = oui
components-no = non
components-pair = { $name } : { $value }
components-points = un tracé de { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
head-no = nº
head-id = nom
head-value = valeur
head-kind = sorte
head-count = exemplaires
head-cards = cartes
head-players = joueurs
head-points = points
head-told = ce que c’est
provenance-rulebook = livret
    .more = écrit dans le livret, ou qui en découle
provenance-published = publié
    .more = dans une source publique, qui est nommée
provenance-reconstructed = reconstruit
    .more = par nous, d’après tout ce qu’on sait

# apprendre
page-learn = Apprendre
learn-title = Apprendre { $game }
learn-lead = Quelques minutes chacune, à la vraie table : une position, une tâche, et les mains libres dans le cadre des règles.
learn-goal = Le but
learn-tour = Comment on joue, en deux minutes
learn-tour-about = Une partie réellement jouée, avec une phrase à chaque étape.
learn-tour-look = Regarder
learn-lessons = Leçons
learn-begin = Commencer
learn-again = Refaire
learn-done = faite
learn-steps = { $count ->
    [one] une tâche
   *[other] { $count } tâches
  }
learn-guided = toute une partie, guidée
learn-first = Puis une vraie partie
learn-first-about = Contre deux ordinateurs qui jouent doucement, avec à vos côtés un conseiller que l’on peut renvoyer.
learn-first-go = Préparer la partie
learn-rules = Lire les règles
learn-summary = Résumé à imprimer
learn-progress = { $done } sur { $all }
learn-none = Ce jeu n’a pas encore de leçons.
lesson-bar = Leçon
lesson-step = Tâche { $step } sur { $steps }
lesson-show = Montrez-moi
lesson-show-not = D’ici, trouvez votre propre chemin ; reprenez pour revoir le modèle.
lesson-again = Recommencer
lesson-back = Reprendre
lesson-next = Continuer
lesson-course = Vers le cours
lesson-clause = Règle { $clause }
lesson-fold = Replier
lesson-unfold = Déplier
rules-search = Chercher dans les règles, décisions et matériel
rules-search-none = Rien n’a été trouvé.
rules-search-clause = règle
rules-search-ruling = décision
rules-search-component = matériel
example-title = Sur le plateau
example-before = Le plateau avant la réponse, { $clause }
example-after = Le plateau après la réponse, { $clause }
example-try = Essayer
card-picture = Sur le plateau
summary-title = Résumé de { $game }
summary-of = en une page
summary-turn = Déroulement d’un tour
summary-costs = Coûts
summary-scoring = Décompte
summary-end = La fin
summary-more = Bon à savoir
rules-found = { $count ->
    [one] un passage
   *[other] { $count } passages
  }
coach-title = Conseiller
coach-goal-is = Le but :
coach-phase = Maintenant : { $phase }.
coach-understood = Compris
coach-away = Renvoyer le conseiller
coach-show = Montrer ce qui s’éclaire
coach-warn = En êtes-vous sûr ?
coach-anyway = Jouer quand même
coach-think = Réfléchir encore
menu-coach = Conseiller à la première partie
menu-coach-on = oui
menu-coach-off = non
coach-lit = { $count ->
    [one] Une chose s’éclaire : cliquez dessus, ou prenez son bouton.
   *[other] { $count } choses s’éclairent : cliquez sur l’une, ou prenez un bouton.
  }

me-title = Mes parties
me-door = Garder un nom
me-door-more = Il n’en faut pas pour jouer. Avec un nom, vos places sont à vous sur tous vos appareils, vous retrouvez toutes vos parties et l’on vous appelle quand c’est à vous. Aucun mot de passe n’est jamais conservé.
me-door-none = Cette maison ne garde pas encore de noms : qui la tient peut y installer le courrier ou les clés d’accès. On peut jouer à tout comme invité.
me-name = Nom
me-passkey = Par une clé d’accès
me-passkey-more = Votre téléphone ou votre ordinateur la garde, et ouvre la porte par votre doigt, votre visage ou votre code.
me-passkey-make = Garder ce nom
me-passkey-enter = J’ai une clé d’accès
me-passkey-add = Ajouter une clé de cet appareil
me-mail = Par une lettre
me-mail-more = Nous envoyons un lien qui sert une fois. Ouvert sur un autre appareil, vous y êtes la même personne.
me-mail-address = Adresse électronique
me-mail-send = Envoyez-moi un lien
me-letter-sent = La lettre est en route : ouvrez son lien sur cet appareil.
me-running = En cours
me-ended = Terminées
me-waiting-none = Personne ne vous attend.
me-running-none = Aucune autre partie n’est en cours.
me-ended-none = Aucune partie n’est encore terminée.
me-won = gagnée
me-lost = pas gagnée
me-look = Revoir
me-ratings = De quelle force
me-ratings-more = D’après les parties classées contre des personnes qui gardent un nom et des ordinateurs. La vraie force se trouve dans l’écart indiqué dix-neuf fois sur vingt.
me-column-game = Jeu
me-column-players = Joueurs
me-column-strength = Force
me-column-matches = Parties
me-rating = { $rating } ± { $by }
me-provisional = encore incertain
me-board = Les meilleurs d’ici
me-board-computer = ordinateur, { $level }
me-calling = Comment on vous appelle
me-calling-more = Quand une réponse vous est demandée et que vous n’êtes pas à la table : une fois par tour, et encore avant la fin de votre temps.
me-way-mail = par courrier électronique
me-way-push = par ce navigateur
me-way-hook = par un webhook
me-push-refused = Ce navigateur n’a pas reçu le droit de vous appeler.
me-hook = Webhook
me-hook-more = Un message signé à une adresse à vous, par exemple un salon Discord, Slack ou Matrix.
me-hook-url = Adresse
me-hook-shape = Forme
me-hook-secret = Secret de la signature
me-away = En vacances jusqu’au
me-keep = Garder
me-kept = C’est gardé.
me-mine = Votre nom :
me-remove = Retirer
me-leave = Quitter cet appareil
me-everything = Tout ce qu’on sait de moi
me-forget = Oubliez-moi
me-forget-more = Votre nom, vos appareils, vos forces et vos souhaits sont effacés. Les parties restent à ceux qui les ont jouées, et ce navigateur garde ses places.
me-forget-stay = Rester
me-forget-go = Tout oublier
me-failed = Cela n’a pas marché. Réessayez dans un moment.
clock-days = { $count ->
    [one] encore { $count } jour
   *[other] encore { $count } jours
  }
clock-hours = { $count ->
    [one] encore { $count } heure
   *[other] encore { $count } heures
  }
clock-minutes = { $count ->
    [one] encore { $count } minute
   *[other] encore { $count } minutes
  }
clock-standing-in = un ordinateur joue
clock-expired = temps écoulé
clock-decide = Le temps est écoulé pour { $name }
clock-decide-more = Vous décidez pour toute la table.
clock-decide-wait = Laisser plus de temps
clock-decide-computer = Laisser jouer un ordinateur
new-clock-title = Temps
new-clock = Combien de temps pour réfléchir ?
new-clock-more = En une séance, chacun a tant de minutes en tout, et dix secondes de plus à chaque réponse. Sur plusieurs jours, chacun est appelé et a ce délai pour chaque réponse.
new-clock-none = autant qu’on veut
new-clock-live-15 = 15 minutes chacun
new-clock-live-45 = 45 minutes chacun
new-clock-days-1 = un jour par réponse
new-clock-days-3 = trois jours par réponse
new-clock-days-7 = une semaine par réponse
new-after = À la fin du temps
new-after-more = Qui revient à la table reprend sa place à l’ordinateur.
new-after-computer = un ordinateur continue
new-after-open = la place est à qui veut
new-after-others = les autres décident
new-rated = La partie compte-t-elle ?
new-rated-more = Une partie classée change la force de ceux qui gardent un nom, si chacun à la table en a un ou est un ordinateur.
new-rated-no = pour le plaisir
new-rated-yes = classée
me-invited = une table vous attend
me-come = Venir
me-again = Encore
me-again-of = Encore { $game }, avec les mêmes personnes
me-course = Comment elle s’est passée
me-reports = { $count ->
    [0] Signalements : aucun
    [one] { $count } signalement
   *[other] { $count } signalements
  }
me-apart = À distance
me-apart-more = On n’entend pas les personnes rendues muettes. On n’entend pas non plus celles qu’on bloque, et aucune des deux ne s’assied à une table de l’autre, ne joue de revanche ni n’est invitée par elle.
me-muted = muette
me-shund = bloquée
me-unmute = Entendre de nouveau
me-unshun = Débloquer
neighbour-open = { $name } : rendre muet, bloquer, signaler
neighbour-mute = Rendre muet
neighbour-unmute = Entendre de nouveau
neighbour-shun = Bloquer
neighbour-unshun = Débloquer
neighbour-report = Signaler …
neighbour-report-more = Qui tient cette maison le lit, avec ce qui s’est dit ici en dernier. Personne à la table n’en sait rien.
neighbour-report-text = Que s’est-il passé ?
neighbour-report-send = Envoyer le signalement
chat-muted = est muet : ses paroles ne sont pas montrées.
advance-open = Répondre d’avance
advance-more = Dès que ce sera à vous, cette réponse sera donnée pour vous, si elle est alors possible. Sinon, on vous demandera. Personne d’autre n’en sait rien, et vous pouvez la reprendre jusque-là.
advance-answer = Votre réponse
advance-whose = Toujours, ou seulement si quelqu’un a répondu ceci
advance-always = dans tous les cas
advance-if = seulement si { $name } répond
advance-what = Ce qui doit avoir été répondu
advance-tell = Répondre d’avance
advance-told = Quand ce sera à vous : { $answer }.
advance-told-if = Quand ce sera à vous : { $answer }, si { $name } répond « { $what } ».
advance-back = Reprendre
advance-lapsed = Votre réponse d’avance n’est finalement pas possible : c’est à vous.
link-mail = Par courrier
link-mail-of = { $name } : envoyer par courrier
link-send = Envoyer
link-sent = En route vers { $mail }.
new-opponents = Gardée à leur nom, avec un appel
new-rated-strict = classée ; qui part ou dépasse son temps est dernier
house-title = Signalements
house-more = Ce dont on se plaint, pour qui tient la maison. Réduite au silence, une personne peut continuer à jouer, mais ne dit plus rien à cette table ; si elle garde un nom, nulle part pendant une semaine.
house-none = Personne ne se plaint.
house-report = { $name } se plaint { DE($about) }
house-no-words = (sans un mot)
house-silence-known = Cette personne garde un nom ici.
house-silence-guest = Une personne invitée : le silence vaut pour cette table.
house-silence = Faire taire
house-unsilence = Laisser parler
house-table = Vers la table
house-dismiss = C’est réglé, effacer

# Revenir sur une partie
past-analyse = Analyser
past-beside = Volets
past-working = Analyse : { $done } %
past-failed = Analyse impossible
past-progress = Avancement de l’analyse
past-curve = Chances de gagner au fil de la partie
past-known = Voir toutes les mains
past-known-more = Les chances pour qui verrait tout, et non ce que pouvait savoir celui qui était interrogé
past-luck-up = dés et cartes
past-cost-down = décisions
past-point = Réponse { $line } : { $chances }
past-at = Chances de gagner avant la réponse { $line }
past-panels = À côté du plateau
past-tab-log = Journal
past-tab-decisions = Décisions
past-tab-players = Joueurs
past-tab-lines = Suites
past-none = Aucune décision n’a coûté plus qu’une bagatelle.
past-whose = Les décisions de qui
past-everybody = Tous
past-answer = { $line } · { $name }
past-less = −{ $less } %
past-less-more = autant de chances de gagner en moins qu’avec la meilleure réponse
past-better = Mieux : { $best } ({ $chance } %)
past-show = Montrer sur le plateau
past-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-accuracy = précision
past-third = { $part } : { $accuracy } sur 100
past-part-0 = début
past-part-1 = milieu
past-part-2 = fin
past-luck = Chance : { $share } %
past-lost = Décisions : { $share } % chacune
past-deals = Enchères et échanges
past-bought = { $name } : { $count }
past-how = Jugé par une recherche de { $iterations ->
    [one] { $iterations } essai
   *[other] { $iterations } essais
} par réponse, d’après ce que pouvait savoir celui qui était interrogé. La chance est ce dont les dés et les cartes ont déplacé la courbe.
best-ask = Meilleures réponses ?
best-thinking = L’ordinateur réfléchit…
best-here = Les meilleures réponses à { $line }
best-tries = { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}, d’après ce que ce joueur pouvait savoir
best-count = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
} · { $chance } %
best-then = Et la suite pourrait être
best-line = Meilleure suite
best-try = Jouer à partir de là
lines-try = Autre suite
lines-try-engine = Contre des ordinateurs
lines-try-hand = Répondre pour tous
lines-saved = Autres suites
lines-none = Aucune encore. Essayez une autre suite et donnez-lui un nom : elle reste dans ce navigateur, et part avec le procès-verbal.
lines-unnamed = Sans nom
lines-from = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
} dès la { $line }
lines-on = Continuer { $name }
lines-forget = Oublier { $name }
lines-along = Autre suite dès la réponse { $line } : { $name }
lines-back = Retour à la partie
lines-name = Nom de cette suite
lines-number = Suite { $number }
lines-save = Garder cette suite
lines-leave = Revenir à la partie
take = Emporter
take-link = Copier un lien vers cette réponse
take-record = Procès-verbal avec les suites
take-comments = Procès-verbal commenté
take-svg = Image (SVG)
take-png = Image (PNG)
take-no-picture = Ce navigateur n’a pas pu en faire une image.

workshop-title = Atelier
workshop-heading = L’atelier de
workshop-more = Des ordinateurs jouent avec une édition, ou avec deux côte à côte, et vous voyez ce que cela fait aux parties. Cela continue tant que cette page est ouverte, après tous ceux qui jouent.
workshop-choose = Quel jeu ?
workshop-what = Ce qu’on essaie
workshop-player = Joueurs
workshop-edition = Édition
workshop-beside = À côté
workshop-beside-more = On joue les mêmes graines avec les deux, pour comparer les parties une à une.
workshop-beside-none = rien
workshop-beside-number = la même, avec un nombre changé
workshop-number = Nombre
workshop-value = Sa valeur
workshop-number-is = { $name } (maintenant { $value })
workshop-players = Qui joue
workshop-players-more = Le même joueur à toutes les places. De plus forts, et bien plus de parties : ludotheque compare en ligne de commande.
workshop-player-random = au hasard
workshop-seats-how-many = Places
workshop-matches = Parties
workshop-seed = Graine
workshop-go = Allez
workshop-stop = Arrêter
workshop-progress = Parties jouées : { $done } sur { $of }
workshop-stopped = Arrêté. Parties jouées : { $done } sur { $of }
workshop-shares = Part des victoires, par place (95 %)
workshop-points-by-seat = Points par place (95 %)
workshop-length = Décisions dans une partie
workshop-measure = Mesure
workshop-difference = B de plus que A (95 %, à tout moment)
workshop-decisions = décisions dans une partie
workshop-points = points d’une place
workshop-margin = écart de la victoire
workshop-seat = victoires de la place { $seat }
workshop-numbers = En chiffres
workshop-certain = sûr

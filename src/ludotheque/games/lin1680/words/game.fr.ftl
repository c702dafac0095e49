### 1680, l'âge d'or du lin : les mots du jeu, en français.
### Lieux, cartes et joueurs arrivent déjà en mots dans les phrases ; les nombres en nombres.

## Le jeu

title = 1680, l’âge d’or du lin
subtitle = Marchands toiliers en Bretagne
summary = La Bretagne vit de sa toile. Réunissez graines, bras, fil et métiers, bâtissez des maisons de tisserands, marchandez dans les villes-marchés, chargez vos ballots et prenez la mer avant les autres.
weight = léger à moyen

## Ressources, où elles sont, et par lots

thing-land = terre
thing-seed = graine
thing-labour = main d’œuvre
thing-skein = écheveau
thing-loom = métier à tisser
thing-wild = multicolore
thing-hand-land = terre
thing-hand-seed = graine
thing-hand-labour = bras
thing-hand-skein = écheveau
thing-hand-loom = métier
thing-market-land = terre
thing-market-seed = graine
thing-market-labour = main d’œuvre
thing-market-skein = écheveau
thing-market-loom = métier à tisser

## Constructions et cartes privilège

thing-house = maison de tisserand
thing-bale = ballot de toiles
thing-privilege = carte privilège
thing-fire = Incendie
thing-theft = Vol d’écheveau
thing-control = Contrôle des toiles
thing-storm = Tempête
thing-loom-only = Métier seul
thing-two-bales = Deux ballots
thing-reroll = Relance
thing-joker = Joker
card-fire = Une maison d’un autre joueur retourne à son stock.
card-theft = Prenez un écheveau à un autre joueur ; à la réserve si personne n’en a.
card-control = Un ballot quitte le bateau d’un autre joueur.
card-storm = Prenez une graine à chacun des autres.
card-loom-only = Bâtissez une maison en ne payant que le métier à tisser.
card-two-bales = Chargez deux ballots pour le prix d’un.
card-reroll = Relancez les deux dés ressources.
card-joker = Tient lieu d’une ressource dans une construction.

## Types de lieux, et pays

yields-port = Ne rapporte rien.
yields-market = Rapporte des métiers, et on y commerce.
yields-loom = Rapporte des métiers.
yields-land = Rapporte des terres.
yields-seed = Rapporte des graines.
yields-labour = Rapporte de la main d’œuvre.
yields-skein = Rapporte des écheveaux.
type-port = port
type-market = ville-marché
type-loom = métiers à tisser
type-land = terres
type-seed = graines
type-labour = main d’œuvre
type-skein = filature
region-leon = Léon
region-tregor = Trégor
region-penthievre = Penthièvre
region-cornouaille = Cornouaille
region-vannetais = Vannetais
region-pays-malouin = Pays malouin
region-pays-de-rennes = Pays de Rennes
region-pays-nantais = Pays nantais

## Lieux

thing-brest = Brest
thing-landerneau = Landerneau
thing-le-croisic = Le Croisic
thing-le-legue = Le Légué
thing-morlaix = Morlaix
thing-nantes = Nantes
thing-paimpol = Paimpol
thing-port-louis = Port-Louis
thing-pouldavid = Pouldavid
thing-roscoff = Roscoff
thing-saint-malo = Saint-Malo
thing-vannes = Vannes
thing-auray = Auray
thing-chateaubriant = Châteaubriant
thing-dinan = Dinan
thing-guingamp = Guingamp
thing-landivisiau = Landivisiau
thing-locronan = Locronan
thing-loudeac = Loudéac
thing-pontivy = Pontivy
thing-quimperle = Quimperlé
thing-quintin = Quintin
thing-rennes = Rennes
thing-vitre = Vitré
thing-chateaugiron = Châteaugiron
thing-clisson = Clisson
thing-daoulas = Daoulas
thing-fougeres = Fougères
thing-merdrignac = Merdrignac
thing-moncontour = Moncontour
thing-saint-thegonnec = Saint-Thégonnec
thing-uzel = Uzel
thing-antrain = Antrain
thing-guer = Guer
thing-guerande = Guérande
thing-la-guerche = La Guerche
thing-lanvollon = Lanvollon
thing-le-faouet = Le Faouët
thing-malestroit = Malestroit
thing-plouescat = Plouescat
thing-pont-croix = Pont-Croix
thing-pornic = Pornic
thing-rosporden = Rosporden
thing-treguier = Tréguier
thing-bain = Bain
thing-dol = Dol
thing-hennebont = Hennebont
thing-lannion = Lannion
thing-lesneven = Lesneven
thing-machecoul = Machecoul
thing-pont-labbe = Pont-l’Abbé
thing-pontrieux = Pontrieux
thing-questembert = Questembert
thing-rostrenen = Rostrenen
thing-saint-meen = Saint-Méen
thing-saint-pol = Saint-Pol
thing-ancenis = Ancenis
thing-blain = Blain
thing-callac = Callac
thing-chateaulin = Châteaulin
thing-combourg = Combourg
thing-gourin = Gourin
thing-huelgoat = Huelgoat
thing-lamballe = Lamballe
thing-locmine = Locminé
thing-montfort = Montfort
thing-saint-aubin = Saint-Aubin
thing-saint-renan = Saint-Renan
thing-becherel = Bécherel
thing-belle-isle = Belle-Isle
thing-carhaix = Carhaix
thing-chatelaudren = Châtelaudren
thing-guemene = Guémené
thing-josselin = Josselin
thing-mur = Mûr
thing-nozay = Nozay
thing-quimper = Quimper
thing-redon = Redon
thing-savenay = Savenay
thing-sizun = Sizun

## Noms entiers, là où la carte abrège

full-le-legue = Le Légué (Saint-Brieuc)
full-pouldavid = Pouldavid (Douarnenez)
full-la-guerche = La Guerche-de-Bretagne
full-bain = Bain-de-Bretagne
full-dol = Dol-de-Bretagne
full-saint-pol = Saint-Pol-de-Léon
full-montfort = Montfort-sur-Meu
full-saint-aubin = Saint-Aubin-du-Cormier
full-belle-isle = Belle-Isle-en-Terre
full-guemene = Guémené-sur-Scorff
full-mur = Mûr-de-Bretagne

## Une ligne d’histoire pour chaque lieu

note-brest = Le nouvel arsenal du roi : sa flotte réclame des lieues de toile à voile.
note-landerneau = Les toiles du Léon quittent ses quais de l’Élorn ; les marchands y bâtissent en pierre de taille.
note-le-croisic = Un port de caboteurs au bord des marais salants, au nord de l’embouchure de la Loire.
note-le-legue = Port de Saint-Brieuc, où les caboteurs débarquent les barils de graines de la Baltique.
note-morlaix = Le grand débouché des crées, les toiles du Léon, souvent promises à l’Angleterre.
note-nantes = Porte de la Loire : la toile bretonne descend vers l’Espagne et bientôt au-delà de l’océan.
note-paimpol = Les barils de graines déchargés à Roscoff arrivent ici en barque, pour la côte du lin.
note-port-louis = Une citadelle et le premier foyer du commerce des Indes, quand Lorient n’était rien.
note-pouldavid = Les voiles de Locronan partent de cette anse, et l’étranger leur donne le nom du port.
note-roscoff = La graine de lin de la Baltique y débarque : environ 12 000 barils par an vers 1750.
note-saint-malo = Ses navires portent la toile bretonne à Cadix, d’où les galions l’emmènent en Amérique.
note-vannes = Une ville portuaire du sud, chanvre et lin dans toutes les paroisses d’alentour.
note-auray = Marché du Vannetais, au-dessus du petit port affairé de Saint-Goustan.
note-chateaubriant = Sa foire de Béré, vieille comme la ville, attire les marchands de trois provinces.
note-dinan = Une ville de tisserands sur la Rance, à une marée de Saint-Malo.
note-guingamp = Une vieille ville de toiles entre la côte du lin et les métiers de l’intérieur.
note-landivisiau = Le Haut-Léon y porte sa toile au marché, à mi-chemin de Landerneau et de Morlaix.
note-locronan = La toile à voile de chanvre l’a enrichie ; un bureau des toiles donne sur la place de granit.
note-loudeac = Le samedi s’y vendent les bretagnes, fines toiles du pays.
note-pontivy = La ville des Rohan sur le Blavet, marché méridional des bretagnes.
note-quimperle = Deux rivières se joignent sous son abbaye ; le marché dessert la côte sud.
note-quintin = Premier marché des bretagnes, mardi et vendredi ; quelque 600 métiers en 1712.
note-rennes = La capitale, et le comptoir des toiles de chanvre dites noyales.
note-vitre = Ses canevas de chanvre gagnaient l’Angleterre et l’Espagne ; ses hôtels de marchands s’en souviennent.
note-chateaugiron = Fileuses et tisserands de noyales, des voiles pour les vaisseaux du roi.
note-clisson = On tisse le lin dans les vallées au sud de la Loire, sous le grand château.
note-daoulas = Les acheteurs anglais connaissaient son nom : toute une toile s’appelait dowlas.
note-fougeres = Une forteresse de frontière dont la ville fait de la toile.
note-merdrignac = Ici, les métiers sont montés de chanvre, pour les voiles.
note-moncontour = Des tisserands sur un éperon de roche ; le marché aux toiles du jeudi resta petit.
note-saint-thegonnec = Des paysans toiliers, les juloded, ont payé son splendide enclos paroissial.
note-uzel = Une centaine de métiers en 1712, et le mercredi un marché pour leur ouvrage.
note-antrain = Prés et champs où le Couesnon rencontre la Loisance.
note-guer = Des champs ouverts entre la forêt de Paimpont et le Vannetais.
note-guerande = Ville close du pays du sel, de bonnes terres à labour derrière elle.
note-la-guerche = La fin, au sud, des chènevières qui nourrissent les métiers du pays de Rennes.
note-lanvollon = Pays de lin du Goëlo, avec son propre marché au lin.
note-le-faouet = Des fermes de l’intérieur autour d’une immense halle ancienne de chêne et d’ardoise.
note-malestroit = De bonnes terres le long de l’Oust, et des maisons sculptées en ville.
note-plouescat = Un sol fertile au bord de la mer : la ceinture dorée du Léon.
note-pont-croix = Le cap cultive le chanvre pour les toiliers de Locronan.
note-pornic = Les champs du pays de Retz, jusqu’aux rochers de la baie.
note-rosporden = Terres et étangs de la Cornouaille du sud.
note-treguier = Un limon profond sous la flèche d’un évêque : des meilleures terres à lin de Bretagne.
note-bain = Du chènevis pour les fermes de la route de Rennes à Nantes.
note-dol = Le marais gagné sur la mer demande des graines chaque printemps.
note-hennebont = Les barques remontent la graine par le Blavet jusqu’à ses remparts.
note-lannion = L’ouest de la côte du lin, sur le Léguer où monte la marée.
note-lesneven = De la graine pour les champs sableux du Bas-Léon.
note-machecoul = Ancienne capitale de Retz ; on sème au bord des marais du sud.
note-pont-labbe = Du chènevis pour le pays bigouden.
note-pontrieux = Un port de rivière sur le Trieux : les barils de graines y payaient un droit en 1725.
note-questembert = Ville de foires ; la graine se vend sous la halle de bois, réparée en 1675.
note-rostrenen = Une étape de la route du centre, où les rouliers vendent la graine des hautes terres.
note-saint-meen = Du chènevis autour de la vieille abbaye, sur la route du centre.
note-saint-pol = Première étape à terre pour la graine débarquée à Roscoff.
note-ancenis = Bateliers et vignerons de Loire y cherchent l’ouvrage d’hiver.
note-blain = Bûcherons et journaliers près de la forêt du Gâvre.
note-callac = Des bras venus des fermes hautes de la Cornouaille.
note-chateaulin = Journaliers et bateliers de la vallée de l’Aulne.
note-combourg = Charretiers et bras sur la route de Saint-Malo à Rennes.
note-gourin = Les Montagnes noires ont plus de bras que d’ouvrage.
note-huelgoat = Les bras des monts d’Arrée, entre forêt et chaos de roches.
note-lamballe = Une ville peuplée de la route du nord.
note-locmine = Les bras des landes de Lanvaux.
note-montfort = Des bras à louer à l’ouest de Rennes, à la croisée des routes.
note-saint-aubin = La Bretagne y perdit sa dernière bataille en 1488 ; elle prête maintenant ses bras à Fougères.
note-saint-renan = Des bras à gages du bout du monde, autour d’une vieille halle.
note-becherel = Cité du lin sur sa butte ; une rue garde le nom des fileuses, la Filanderie.
note-belle-isle = Des rouets sur la route de Guingamp à Morlaix.
note-carhaix = Les routes du centre s’y croisent depuis Rome ; le fil vient de tous côtés.
note-chatelaudren = Le fil y passe de la côte du lin aux tisserands de Quintin.
note-guemene = On file sur le haut Scorff, à l’ouest de Pontivy.
note-josselin = Des fileuses à l’ombre du château des Rohan, sur l’Oust.
note-mur = Un des centres des bretagnes : du fil pour Uzel et Loudéac.
note-nozay = On file sur la route de Rennes à Nantes.
note-quimper = La ville cathédrale de Cornouaille, sa confrérie de tisserands et leur fil.
note-redon = Ville de rivière sur la Vilaine : le fil remonte à Rennes ou descend vers la mer.
note-savenay = On file au-dessus de la Loire, entre Nantes et Vannes.
note-sizun = Dans les kanndi, buanderies des monts, le fil de lin blanchit écheveau par écheveau.

## Verbes : noms de groupes d'options

verb-lead = Commencer…
verb-start = Partir de…
verb-settle = Maison à…
verb-roll = Lancer le dé déplacement
verb-throw = Lancer…
verb-move = Aller à…
verb-sail = Appareiller…
verb-stay = Rester
verb-gather = Lancer les dés ressources
verb-dice = Dés…
verb-keep = Garder le lancer
verb-name = Nommer une couleur…
verb-play = Utiliser un privilège…
verb-joker = Joker pour…
verb-burn = Incendier…
verb-rob = Prendre un écheveau à…
verb-seize = Saisir un ballot de…
verb-offer = Offre à…
verb-counter = Contre-offre…
verb-give = Donner…
verb-ask = Demander…
verb-rate = Combien pour combien…
verb-accept = Accepter
verb-refuse = Refuser
verb-swap = Échanger au marché…
verb-take = Prendre au marché…
verb-exchange = Échanger avec la réserve…
verb-fetch = Prendre à la réserve…
verb-close = Finir les échanges
verb-build = Construire…
verb-end = Finir le tour
verb-draw = Piocher…

## Options : textes des boutons

option-lead = { $seat }
option-start = { $place }
option-settle = { $place }
option-roll = Lancer le dé déplacement
option-throw = { $count }
option-move = { $place }
option-sail = Prendre la mer et gagner : { $place }
option-stay = Rester sur place
option-gather = Lancer les dés ressources
option-dice = { $first }, { $second }
option-keep = Garder ce lancer
option-name = { $kind }
option-play = { $card }
option-joker = Joker pour { $kind }
option-burn = { $place }
option-rob = { $seat }
option-seize = { $seat }
option-offer = Offre à { $seat }
option-offer-3 = Offrir à { $seat } { $goods } contre { $price }
option-counter = Offrir plutôt { $goods } contre { $price }
compose-offer = Une offre à { $seat }
    .gives = Vous donnez
    .for = Vous recevez
    .do = Faire l’offre
compose-counter = Faire une contre-offre
    .gives = Vous donnez
    .for = Vous recevez
    .do = Faire la contre-offre
option-give = Donner : { $kind }
option-ask = Demander : { $kind }
option-rate = { $gives } pour { $asks }
option-accept = Accepter
option-refuse = Refuser
option-swap = Marché : donner { $kind }
option-take = { $kind }
option-exchange = { $reserve-gives } contre 1 : { $kind }
option-fetch = { $kind }
option-close = Finir les échanges
option-build = { $item }
option-end = Finir le tour
option-draw = { $card }

## Questions : à la place interrogée (après « À vous : »), et aux autres

question-ChooseFirst = choisissez qui commence.
    .other = On tire au sort qui commence.
question-ChoosePort = choisissez votre port de départ.
    .other = { $seat } choisit un port.
question-PlaceHouse = posez une maison de tisserand.
    .other = { $seat } pose une maison.
question-BeginTurn = lancez le dé déplacement.
    .other = { $seat } va lancer le dé déplacement.
question-ThrowMovement = le dé déplacement roule.
    .other = Le dé déplacement roule.
question-MovePawn = déplacez votre pion.
    .other = { $seat } se déplace.
question-BeforeDice = lancez les dés ressources, ou jouez un privilège.
    .other = { $seat } va lancer les dés ressources.
question-ThrowResources = les dés ressources roulent.
    .other = Les dés ressources roulent.
question-AfterDice = gardez le lancer, ou relancez avec un privilège.
    .other = { $seat } regarde les dés.
question-NameColour = nommez la couleur du dé multicolore.
    .other = { $seat } nomme une couleur.
question-Trade = échangez, ou finissez les échanges.
    .other = { $seat } fait des échanges.
question-ChooseGive = choisissez ce que vous donnez.
    .other = { $seat } prépare une offre.
question-ChooseAsk = choisissez ce que vous demandez.
    .other = { $seat } prépare une offre.
question-ChooseRate = choisissez combien pour combien.
    .other = { $seat } prépare une offre.
question-AnswerOffer = acceptez l’offre, refusez-la ou proposez autre chose.
    .other = { $seat } réfléchit à une offre.
question-AnswerCounter = acceptez la contre-offre ou refusez-la.
    .other = { $seat } réfléchit à une contre-offre.
question-TakeFromMarket = prenez une carte du marché.
    .other = { $seat } choisit une carte du marché.
question-FetchFromReserve = prenez une carte de la réserve.
    .other = { $seat } choisit une carte de la réserve.
question-Build = construisez, ou finissez votre tour.
    .other = { $seat } construit.
question-DrawPrivilege = piochez une carte privilège.
    .other = Une carte privilège est piochée.
question-BurnHouse = choisissez la maison qui brûle.
    .other = { $seat } met le feu à une maison.
question-RobSkein = choisissez à qui prendre un écheveau.
    .other = { $seat } choisit qui voler.
question-SeizeBale = choisissez le ballot à saisir.
    .other = { $seat } envoie le contrôle.

## Nouvelles : lignes du journal

news-leads = { $seat } commence.
news-started = { $seat } choisit son port : { $place }.
news-settled = { $seat } pose une maison : { $place }.
news-round = Manche { $count }.
news-turn = À { $seat } de jouer.
news-thrown = { $seat } fait { $count }.
news-moved = { $seat } se déplace : { $place }.
news-sailed = { $seat } entre au port : { $place }.
news-blocked = { $seat } ne peut pas bouger et reste : { $place }.
news-diced = { $seat } lance les dés : { $first } et { $second }.
news-named = { $seat } nomme une couleur : { $kind }.
news-gained = { $seat } récolte { $counted }.
news-nothing = { $seat } ne récolte rien.
news-lacked = { $seat } perd { $counted } : la réserve est épuisée.
news-offered = { $seat } offre à { $victim } { $goods } contre { $price }.
news-countered = { $seat } donnerait plutôt à { $victim } { $goods } contre { $price }.
news-accepted = { $seat } accepte l’échange avec { $victim }.
news-refused = { $seat } refuse l’échange avec { $victim }.
news-swapped = { $seat } échange au marché : { $kind } contre { $other }.
news-refreshed = { $market-alike } cartes pareilles : le marché est étalé de nouveau.
news-exchanged = { $seat } échange avec la réserve : { $counted } contre { $other }.
news-built = { $seat } bâtit une maison : { $place }.
news-loaded =
    { $count ->
        [one] { $seat } charge un ballot.
       *[other] { $seat } charge { $count } ballots.
    }
news-bought = { $seat } achète une carte privilège.
news-bought-card = Votre nouvelle carte privilège : { $card }.
news-reshuffled =
    { $count ->
        [one] La nouvelle pile des privilèges a { $count } carte utilisée.
       *[other] La nouvelle pile des privilèges a { $count } cartes utilisées.
    }
news-played = { $seat } utilise un privilège : { $card }.
news-joker = { $seat } pose un joker pour { $kind }.
news-burnt = { $seat } met le feu, { $victim } perd une maison : { $place }.
news-robbed = { $seat } prend un écheveau à { $victim }.
news-spared = { $victim } n’a pas d’écheveau à montrer à { $seat }.
news-fetched = { $seat } prend un écheveau à la réserve.
news-seized = { $seat } fait saisir un ballot à { $victim }.
news-stormed = La tempête prend une graine à { $victim } pour { $seat }.
news-won = { $seat } prend la mer et gagne : { $place }.
news-limit = La dernière manche permise est finie.
news-ahead = { $seat } a le plus et gagne.

## Ce que ferait une option, en bref

effect-played = {""}
effect-turn = puis { $seat }
effect-round = {""}
effect-offered = { $goods } contre { $price }
effect-countered = { $goods } contre { $price }
effect-blocked = rester : { $place }
effect-burnt = à { $victim }
effect-robbed = { $victim } perd un écheveau
effect-spared = { $victim } n’a pas d’écheveau
effect-fetched = un écheveau de la réserve
effect-seized = { $victim } perd un ballot
effect-stormed = une graine à { $victim }
effect-built = { $place }
effect-loaded =
    { $count ->
        [one] un ballot à bord
       *[other] { $count } ballots à bord
    }
effect-gained = { "" }
effect-accepted = { "" }
effect-refused = pas d’échange
effect-won = vous gagnez
effect-swapped = { "" }
effect-exchanged = { "" }

## Ce que veut dire une option

does-build-privilege = pour un autre tour
does-play-fire = fait perdre une maison
does-play-theft = prend un écheveau
does-play-control = fait perdre un ballot
does-play-storm = une graine à chacun
does-play-loom-only = ne paie que le métier
does-play-two-bales = deux pour le prix d’un
does-play-reroll = les deux dés, encore
does-joker = pour une construction
does-swap = pour une du marché
does-exchange = contre une au choix

## Réglages d'une partie

setting-bales = Ballots pour gagner
    .help = Combien de ballots votre bateau doit porter.
setting-leader = Premier joueur
    .help = La boîte le laisse à qui porte du lin. Commencer est un avantage.
setting-leader-random = Tirage au sort
setting-loom_for_later = Un métier pour qui attend
    .help = Tous sauf le premier joueur commencent avec un métier à tisser de plus, ce qui compense le rang.
setting-resource_hands_public = Mains ouvertes
    .help = Chacun voit les ressources de toutes les mains ; sinon, seulement leur nombre.
setting-stop_on_own_house = S’arrêter sur ses maisons
    .help = Un déplacement peut finir sur une maison à soi.
setting-path_may_repeat_space = Aller et venir
    .help = Un déplacement peut entrer deux fois dans un lieu.
setting-houses_on_ports = Maisons dans les ports
    .help = On peut bâtir dans un port ; la maison ne produit rien et ferme le port.
setting-pawns_share_space = Ports partagés
    .help = Plusieurs pions peuvent partir d’un même port.
setting-win_in_place = Gagner en construisant
    .help = Qui achève tout dans un port gagne ; sinon, seulement par un déplacement jusqu’à un port.
setting-control_office_required = Bureau de contrôle
    .help = Après le dernier ballot, le pion doit finir un déplacement sur une ville-marché avant d’appareiller.
setting-privilege_cards_per_turn = Privilèges par tour
    .help = Combien on peut en utiliser dans un tour.
setting-privilege_cards_per_turn-0 = Sans limite
setting-privilege_discard_reshuffled = Les privilèges reviennent
    .help = Les cartes utilisées sont mélangées en une nouvelle pile quand l’ancienne est vide.

## Phases

heading =
    { $round ->
        [0] {""}
       *[other] Manche { $round }
    }
phase-0 = Mise en place
phase-1 = Ressources
phase-2 = Échange
phase-3 = Construction

## D'où viennent les points

standing = Ballots chargés et maisons bâties, tour après tour
points-bales = Ballots sur le bateau

## La position en tableaux de mots

text-title = Manche { $round } · { $phase } · à jouer : { $active }
text-place = Pion
text-houses = Maisons
text-bales = Ballots
text-hand = Main
text-privileges = Privilèges
text-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
text-of = { $count } sur { $all }
text-goods = Marché et réserve
text-market = Marché
text-reserve = Réserve
text-pile = Pile des privilèges
text-stock = Où
text-owner = À qui
text-map = Maisons sur la carte
text-type = Type
text-around = La carte autour de votre pion
text-steps = Pas
text-next-to = Voisins
text-offer = Offre
text-terms = { $seat } donne { $goods } contre { $price } { DE($victim) } : à { $asked } de répondre

## Le plateau

board-title = 1680
board-subtitle = l’âge d’or du lin en Bretagne
board-setup = Mise en place
board-turn = Manche { $round } · { $name }
board-over = Victoire : { $names }
board-description = Le plateau de 1680, une carte de la Bretagne. { $moment }
board-channel = La Manche
board-iroise = Mer d’Iroise
board-ocean = Océan
board-normandy = Normandie
board-maine = Maine
board-poitou = Poitou
board-land = terre
board-seed = graine
board-labour = bras
board-skein = écheveau
board-loom = métier
board-wild = multicolore
board-house = maison
board-bale = ballot
board-privilege = privilège
board-fire = Incendie
board-theft = Vol
board-control = Contrôle
board-storm = Tempête
board-loom-only = Métier seul
board-two-bales = Deux ballots
board-reroll = Relance
board-joker = Joker
board-map = Carte
board-market = Marché
board-reserve = Réserve
board-privilege-pile = Privilèges
board-used = Cartes privilège hors du jeu
board-pile = pioche des privilèges : { $count }
board-market-card = { $card }, au marché
board-reserve-pile = { $card } : { $count } en réserve
board-dice = dés
board-steps = { $count } pas
board-diced = { $first } et { $second }
board-phase-0 = Mise en place
board-phase-1 = Ressources
board-phase-2 = Échanges
board-phase-3 = Construction
board-house-of = maison : { $name }
board-pawn-of = pion : { $name }
board-hand = Ma main
board-hand-of = Main : { $name }
board-hand-pile = { $card } : { $count } en main
board-backs = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
board-nothing = aucune
board-goal = But
board-goal-note = On gagne avec { $bales ->
        [one] { $bales } ballot
       *[other] { $bales } ballots
    } sur son navire, au moins { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    } sur la carte et son pion dans un port (F-8.1).
board-goal-sealed = Les ballots doivent être scellés au bureau des toiles (F-8.5).
board-loaded-bales =
    { $bales ->
        [one] { $bales } ballot chargé
       *[other] { $bales } ballots chargés
    } sur { $target }
board-built-houses =
    { $built ->
        [one] { $built } maison bâtie
       *[other] { $built } maisons bâties
    }, il en faut { $needed }
board-ship = Bateau
board-loaded = { $bales } sur { $target }
board-stock = { $stock } à bâtir · { $built } sur { $needed }
board-sealed = scellé au bureau des toiles
board-prices = Coûts
board-price = { $item } : { $cost }
board-privilege-cards = Cartes privilège
board-privileges = { $count ->
    [one] { $count } carte privilège
   *[other] { $count } cartes privilège
}
board-waiting-card = { $card }, dès le tour suivant
board-houses = Maisons sur le plateau
board-cards = Cartes ressource
board-stands-in = Où se tient le pion
board-asked = à jouer
board-winner = vainqueur
board-panel = { $name } : { $bales ->
        [one] { $bales } ballot
       *[other] { $bales } ballots
    }, il en faut { $target } ; { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    }
board-offer-to-me = { $name } vous propose un échange
board-offer-mine = Votre offre à { $name }
board-offer-other = { $name } propose un échange à { $other }
board-counter-to-me = { $name } vous fait une contre-offre
board-counter = { $name } fait une contre-offre à { $other }
board-offers = Offres refusées à ce tour : { $count } sur { $most }
board-gives = donne
board-for = contre
board-you-get = Vous recevez
board-you-give = Vous donnez
board-you-hold = En main : { $counted }.
board-they-hold = Sa main : { $counted }.
board-open = …
board-rate = Combien contre combien
board-thinks = { $name } réfléchit…
board-accept = Accepter
board-refuse = Refuser

## Tant de chaque chose : ce qu’un choix coûte et rapporte, ce qui manque

count-land =
    { $count ->
        [one] { $count } terre
       *[other] { $count } terres
    }
count-seed =
    { $count ->
        [one] { $count } graine
       *[other] { $count } graines
    }
count-labour =
    { $count ->
        [one] { $count } main d’œuvre
       *[other] { $count } mains d’œuvre
    }
count-skein =
    { $count ->
        [one] { $count } écheveau
       *[other] { $count } écheveaux
    }
count-loom =
    { $count ->
        [one] { $count } métier à tisser
       *[other] { $count } métiers à tisser
    }
count-bale =
    { $count ->
        [one] { $count } ballot
       *[other] { $count } ballots
    }
count-house =
    { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }

## Pourquoi pas : ce qui empêche ce choix-ci

why-ship-full = Il n’y a plus de ballot dans votre réserve.
why-no-cards = La pile des privilèges est vide.
why-no-houses = Il n’y a plus de maison dans votre réserve.
why-house-there = Une maison s’élève déjà où est votre pion.
why-port-house = Votre pion est dans un port, et on n’y bâtit pas.
why-no-joker = Un joker ne permettrait de rien bâtir maintenant.
why-card-later = Cette carte ne peut rien faire en ce moment.
why-distance = Le dé n’y mène pas : { $place } n’est pas exactement à ce nombre de pas.
why-taken = La place est prise par un pion ou une maison : { $place }.
why-one-market = Au départ, une seule maison peut être sur une ville-marché.
why-market-first = Choisissez d’abord, dans votre main, la carte que vous posez au marché.
why-reserve-first = Choisissez d’abord le genre dont vous donnez { $reserve-gives }.
why-market-later = Le marché ouvre à la deuxième manche.
why-market-once = Vous êtes déjà passé au marché pendant ce tour.
why-market-alike = Le marché n’a que des cartes de cette sorte.
why-reserve-empty = La réserve n’a rien d’autre à donner.
why-no-offer = Il n’y a plus rien que vous puissiez offrir à { $seat } pendant ce tour.
why-no-counter = Une contre-offre est autre chose que l’offre, contre autre chose, et chacun doit avoir sa part.
why-cannot-deliver = Vous n’avez pas ce qui est demandé.

## Comptes : les lignes du journal qui vont ensemble

account-harvest = La récolte
account-offered = Le marché

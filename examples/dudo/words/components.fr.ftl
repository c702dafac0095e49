components-numbers = Les nombres
number-dice = Dés sous chaque gobelet
number-aces_weigh = Poids d’un as dans une enchère
number-palifico_needs = Joueurs qu’il faut pour un palifico ou une calza

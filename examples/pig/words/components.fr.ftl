components-numbers = Les nombres
number-target = But
number-faces = Faces du dé

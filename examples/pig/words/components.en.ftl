components-numbers = The numbers
number-target = Target
number-faces = Faces of the die

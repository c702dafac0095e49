"""T-20: alone against the Automa and the Shadow Empire, two seats that the rules drive."""

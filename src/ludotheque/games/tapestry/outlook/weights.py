"""How much the traits of a position count, by era, in points to come. What is learnt is measured against them."""

from typing import Final

from librt.vecs import vec

# fmt: off
_weights: Final = [
    # era 1
    105.0, 0.5, 6.9, 0.3, 0.6, -3.0,  # what is left over, income, resources, kinds, pairs, territory
    2.2, -4.5, 0.0, 0.9, 3.0, 0.0,  # tiles, spare tiles, space tiles; technology by row
    0.6, 0.8, -1.9, 0.0,  # upgrades, hand, abilities, plan
    4.3, 5.3, -0.7, 9.9, 0.0,  # lines, near lines, near districts, half districts, toppled
    -10.4, -9.8, 8.9, 14.3, 5.2, 11.5, -12.2, -7.3, 3.2, 18.8, 7.6, -3.8, -7.6, -1.6, -7.1, -9.7,  # civilizations
    0.0, 8.0, 15.1, 22.6, 30.0, 37.5,  # markets taken
    0.0, 5.2, 9.9, 14.9, 19.9, 24.8,  # houses taken
    0.0, 15.8, 30.0, 45.0, 60.0, 74.9,  # farms taken
    0.0, 9.2, 16.4, 25.0, 33.1, 41.5,  # armories taken
    0.0, 0.0, -1.1, -4.2, -4.5, -2.3, -3.2, -3.8, -4.3, -4.9, -5.4, -5.9, -6.4,  # reached on exploration
    0.0, -3.3, -3.4, -2.8, -2.2, -2.8, -2.1, -2.4, -2.8, -3.1, -3.5, -3.8, -4.1,  # reached on science
    0.0, 4.4, 4.0, 3.4, 5.8, 8.5, 9.1, 10.4, 11.9, 13.4, 14.8, 16.4, 17.9,  # reached on military
    0.0, -0.8, -0.1, 1.2, 2.9, 3.2, 4.0, 4.8, 5.5, 6.2, 6.9, 7.6, 8.2,  # reached on technology
    # era 2
    49.4, 0.8, 6.7, 0.9, 0.9, -2.2,  # what is left over, income, resources, kinds, pairs, territory
    1.1, 0.8, 0.0, 2.8, 2.3, -1.5,  # tiles, spare tiles, space tiles; technology by row
    0.8, 1.0, 0.6, 0.0,  # upgrades, hand, abilities, plan
    4.0, 8.5, 2.8, 5.6, 0.6,  # lines, near lines, near districts, half districts, toppled
    -8.2, -5.7, 1.3, 10.6, 5.9, 8.9, -8.9, -4.0, 3.7, 10.7, 5.8, -3.1, -7.0, -0.5, -4.8, -4.5,  # civilizations
    0.0, 7.8, 12.9, 20.1, 26.9, 33.6,  # markets taken
    0.0, 6.0, 8.3, 13.8, 18.2, 22.8,  # houses taken
    0.0, 11.2, 22.9, 41.0, 52.1, 64.7,  # farms taken
    0.0, 9.8, 19.9, 30.5, 43.5, 53.3,  # armories taken
    0.0, 3.2, -0.4, -3.7, -4.2, -2.2, -3.2, -3.8, -5.0, -5.6, -6.2, -6.8, -7.4,  # reached on exploration
    0.0, -0.6, -0.5, 1.1, 2.1, 1.1, 3.8, 4.8, 5.5, 6.1, 6.9, 7.5, 8.2,  # reached on science
    0.0, 0.2, -1.0, -3.3, -1.5, -0.7, -2.6, -4.0, -5.2, -5.8, -6.4, -7.0, -7.6,  # reached on military
    0.0, -1.8, -2.3, -3.5, -2.1, -1.7, -0.6, -1.2, -0.9, -0.5, 0.0, 0.2, 0.3,  # reached on technology
    # era 3
    -4.4, 0.8, 5.6, 0.0, 0.2, 2.2,  # what is left over, income, resources, kinds, pairs, territory
    2.0, 0.6, 1.4, 3.7, 3.0, 0.2,  # tiles, spare tiles, space tiles; technology by row
    0.3, 0.9, 0.6, 0.0,  # upgrades, hand, abilities, plan
    3.8, 4.9, 6.3, -0.1, 2.2,  # lines, near lines, near districts, half districts, toppled
    -5.5, -2.8, 0.8, 7.0, 3.9, 5.5, -7.8, -2.1, 2.7, 7.0, 5.1, -0.7, -5.0, -1.1, -3.3, -4.5,  # civilizations
    0.0, 3.9, 6.8, 13.8, 22.9, 27.9,  # markets taken
    0.0, 2.6, 4.6, 11.1, 18.1, 22.8,  # houses taken
    0.0, 6.3, 11.6, 22.6, 29.9, 32.5,  # farms taken
    0.0, 5.7, 11.2, 18.5, 26.4, 27.6,  # armories taken
    0.0, 1.6, -0.5, -3.3, -2.5, -1.4, -2.2, 0.0, 0.7, 2.5, 3.1, 3.2, 3.2,  # reached on exploration
    0.0, 0.6, 1.8, 2.1, 3.8, 2.5, 4.8, 4.5, 5.3, 6.0, 6.8, 7.5, 8.2,  # reached on science
    0.0, 1.1, 1.5, 1.1, 1.4, -1.9, -6.4, -2.6, 1.3, 8.0, 9.5, 10.6, 10.8,  # reached on military
    0.0, -1.2, -1.6, -2.5, -1.4, -1.2, -1.2, -0.8, 1.2, 2.3, 2.2, 1.8, 0.8,  # reached on technology
    # era 4
    -18.4, 0.9, 1.4, -0.1, 0.1, 0.4,  # what is left over, income, resources, kinds, pairs, territory
    1.2, 0.2, 1.1, 0.8, 1.9, 0.6,  # tiles, spare tiles, space tiles; technology by row
    0.8, 0.6, 0.6, 0.6,  # upgrades, hand, abilities, plan
    0.5, 0.6, 4.5, -0.8, 1.5,  # lines, near lines, near districts, half districts, toppled
    -4.1, -3.3, 0.1, 5.2, 1.4, 5.2, -4.9, -2.5, 6.1, 5.5, 3.2, -1.0, -2.8, -1.4, -2.0, -4.0,  # civilizations
    0.0, -0.2, -0.2, 0.0, 1.2, 1.1,  # markets taken
    0.0, 0.6, 0.8, 1.6, 3.0, 2.7,  # houses taken
    0.0, 0.2, 0.5, 1.2, 1.8, 0.7,  # farms taken
    0.0, 1.7, 2.2, 3.0, 5.0, 3.9,  # armories taken
    0.0, 0.2, -0.5, -1.1, -0.5, -0.1, 1.0, 2.1, 2.3, 3.8, 3.2, 1.8, 0.4,  # reached on exploration
    0.0, 0.9, 2.7, 3.3, 5.5, 4.7, 5.3, 5.3, 6.3, 6.7, 7.0, 7.4, 8.0,  # reached on science
    0.0, 0.7, 1.4, 1.6, 1.9, 1.1, 0.9, 3.1, 2.5, 4.8, 4.3, 6.5, 7.2,  # reached on military
    0.0, -0.3, -0.1, -0.3, 0.2, 1.2, 0.5, 1.6, 1.9, 2.0, 0.8, 1.2, 0.3,  # reached on technology
]
# fmt: on
WEIGHTS: Final = vec[float](_weights)

"""How much the traits of a position count, in log-odds of winning. What is learnt is measured against them."""

from typing import Final

from librt.vecs import vec

# fmt: off
_weights: Final = [
    # in the first round
    -0.52, -0.18, 1.47, -0.18,  # order, finish, near, missing
    0.01, -0.31, 0.37, 0.31,  # bales, houses, spare houses, surplus
    0.49, 0.63, 0.25, 1.00,  # income, glut, variety, favours
    -0.00, 0.62, 1.64, -0.85,  # harbour, voyage, sailing, ready
    -0.03, -0.03,  # uneven, scarce
    # and what is added until matches usually end
    -1.18, -0.64, 0.58, -0.04,  # order, finish, near, missing
    0.17, -0.30, -0.79, -0.33,  # bales, houses, spare houses, surplus
    0.37, 0.34, -0.05, 0.00,  # income, glut, variety, favours
    0.72, -2.01, 2.03, -0.89,  # harbour, voyage, sailing, ready
    -0.03, -0.03,  # uneven, scarce
]
# fmt: on
WEIGHTS: Final = vec[float](_weights)

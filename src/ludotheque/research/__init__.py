"""The games as other libraries know environments: PettingZoo, Gymnasium and OpenSpiel, each an extra of its name."""

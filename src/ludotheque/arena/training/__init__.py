"""Learning what positions are worth from matches: `ludotheque train`. Needs numpy, the extra `train`."""

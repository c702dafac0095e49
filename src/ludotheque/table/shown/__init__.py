"""What a viewer is shown of a match: frames, closer looks, previews, and why something cannot be chosen."""

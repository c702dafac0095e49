"""Lessons: positions with a sentence and a task, as data beside each game, and the proof that they hold."""

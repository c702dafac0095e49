"""F-3.4, F-3.7: what can be known of the roads before anybody moves: ends of moves, and distances."""

from __future__ import annotations


def neighbours(places: list[str], links: list[str]) -> list[list[int]]:
    """F-3.4, R-6: for each place those one step away, by road or by sea."""
    near: list[list[int]] = [[] for _ in places]
    for link in links:
        one, other = [number_of(places, id) for id in link.split()]
        near[one].append(other)
        near[other].append(one)
    return [sorted(found) for found in near]


def number_of(places: list[str], id: str) -> int:
    if id not in places:
        raise ValueError(f"there is no place called {id!r}")
    return places.index(id)


def ends_of_paths(near: list[list[int]], start: int, most: int) -> list[list[int]]:
    """F-3.7, R-5: where one, two, ... steps may end when no place is entered twice.

    Pawns and houses never stop a move on its way (F-3.6), so this depends on the board alone.
    """
    found: list[set[int]] = [set() for _ in range(most)]
    walk_on(near, [start], found)
    return [sorted(ends) for ends in found]


def walk_on(near: list[list[int]], path: list[int], found: list[set[int]]) -> None:
    for place in near[path[-1]]:
        if place not in path:
            found[len(path) - 1].add(place)
            if len(path) < len(found):
                walk_on(near, [*path, place], found)


def ends_of_walks(near: list[list[int]], start: int, most: int) -> list[list[int]]:
    """R-36: where one, two, ... steps may end when places may be entered again, the start included."""
    here = {start}
    found: list[list[int]] = []
    for _each in range(most):
        here = {place for at in here for place in near[at]}
        found.append(sorted(here))
    return found


def distances(near: list[list[int]], start: int) -> list[int]:
    """F-8.2: the fewest steps from one place to each; the number of places where no way leads."""
    away = [len(near)] * len(near)
    away[start] = 0
    reached = [start]
    for here in reached:
        for there in near[here]:
            if away[there] == len(near):
                away[there] = away[here] + 1
                reached.append(there)
    return away

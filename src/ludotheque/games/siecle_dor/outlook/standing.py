"""What a seat of Le Siècle d'Or has, as numbers for a learner: money, cards, markers, pawns."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.siecle_dor import components as c
from ludotheque.games.siecle_dor.free_actions import guild_price
from ludotheque.games.siecle_dor.outlook import traits as t
from ludotheque.games.siecle_dor.outlook.worth import elements, gathering, steps_to_gather
from ludotheque.games.siecle_dor.stadtholder import pay_of
from ludotheque.games.siecle_dor.state import SiecleDor
from ludotheque.games.siecle_dor.victory import art_worth


def fill_money(state: SiecleDor, seat: i64, made: i64, sets: i64, row: vec[float]) -> None:
    """Florins and points, were the auction over: `made` are the points without money, `sets` what cards would pay."""
    edition = state.edition
    purse = state.purse[seat]
    if state.bidder == seat:
        purse -= state.bid
    elif state.lot != c.NONE and state.active == seat:
        purse += state.bid
    for at in range(len(t.FLORINS)):
        if purse >= 2 * t.FLORINS[at]:
            row[t.PURSE + at] = 1.0
    row[t.TOWARD_TEN] = float(purse % edition.points_money) / float(edition.points_money)
    within(row, t.MISSING, t.SHORT, edition.target - made - purse // edition.points_money)
    within(row, t.CASHED, t.CASHED_SHORT, edition.target - made - (purse + sets) // edition.points_money)
    row[t.FINISHED] = 0.1 * float(art_worth(state, seat))
    row[t.MILLS] = float(state.mills[seat])


def within(row: vec[float], first: i64, limits: list[int], missing: i64) -> None:
    """One feature for every limit that is kept."""
    for at in range(len(limits)):
        if missing <= limits[at]:
            row[first + at] = 1.0


def fill_hand(state: SiecleDor, seat: i64, row: vec[float]) -> i64:
    """Sets, begun ones, a voyage by its elements, and what would help. What complete sets would pay."""
    edition = state.edition
    pays: i64 = 0
    for kind in range(c.CASHABLE):
        count = state.held(seat, kind)
        if count > 0:
            size = edition.set_size[kind]
            whole = count // size
            over = count % size
            pays += whole * edition.set_pays[kind]
            row[t.SETS] += 0.05 * float(edition.set_pays[kind]) * float(whole)
            row[t.BEGUN] += float(over) / float(size)
            row[t.COMPLETE + kind] = float(whole)
            of_size: i64 = kind % 3
            if over > 0 and of_size > 0:
                row[t.STARTED + 3 * (kind // 3) + of_size - 1 + min(over, of_size) - 1] = 1.0
    have, spare = elements(state, seat)
    row[t.VOYAGE] = float(have)
    row[t.READY] = 1.0 if have == 3 else 0.0
    row[t.TWO_ELEMENTS] = 1.0 if have == 2 else 0.0
    row[t.SPARE_ELEMENT] = float(spare)
    for element in range(c.SHIP, c.CANNON + 1):
        row[t.ELEMENT + element - c.SHIP] = 1.0 if state.held(seat, element) > 0 else 0.0
    row[t.JOKERS] = float(state.held(seat, c.JOKER))
    row[t.STRANDED] = 1.0 if state.waiting[seat] > 0 else 0.0
    row[t.DICE] = float(state.held(seat, c.DIE))
    row[t.LUCK] = luck(state, seat, c.YELLOW)
    row[t.LUCK + 1] = luck(state, seat, c.BLUE)
    row[t.LUCK + 2] = luck(state, seat, c.ORANGE)
    return pays


def luck(state: SiecleDor, seat: i64, deck: i64) -> float:
    """R-20: how much of a deck would help, as far as a player knows, who has not seen the hands of others."""
    edition = state.edition
    unseen: i64 = 0
    helpful: i64 = 0
    for face in range(edition.first_hidden[deck], edition.last_hidden[deck]):
        count = state.draw[face]
        for other in range(state.seats):
            if other != seat:
                count += state.hand[edition.hidden * other + face]
        unseen += count
        if helps(state, seat, edition.face_kind[face]):
            helpful += count
    return float(helpful) / float(unseen) if unseen > 0 else 0.0


def helps(state: SiecleDor, seat: i64, kind: i64) -> bool:
    """Whether one card more completes a set, or is a further element."""
    if kind < c.CASHABLE:
        return (state.held(seat, kind) + 1) % state.edition.set_size[kind] == 0
    return kind == c.JOKER or state.held(seat, kind) == 0


def fill_easel(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """Paintings begun, by the payments that they lack."""
    edition = state.edition
    for art in range(len(edition.art_points)):
        payments = edition.art_payments[art]
        first = edition.art_slots * seat + edition.art_slot[art]
        for made in range(payments):
            count = state.easel[first + made]
            if count > 0:
                due = min(t.DUE, payments - made) - 1
                row[t.LACKING + due] += float(count)
                row[t.PROMISED + due] += 0.2 * float(count * edition.art_points[art])


def fill_places(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """Markers, where they stand and what can be done from them; and where there is room for more."""
    edition = state.edition
    acts = state.active == seat
    cost: i64 = 0
    for place in range(c.ANTILLES):
        holder = state.holder[place]
        if holder == seat:
            row[t.MARKER + place] = 1.0
            cost += edition.price[place]
            if acts and state.face[place] != c.USED:
                row[t.AWAKE + edition.colour[place]] += 1.0
            if place >= c.FIRST_COLONY:
                row[t.COLONY] += 1.0
                continue
            row[t.GUILD + edition.colour[place]] += 1.0
            if state.face[place] != c.ACTIVE:
                row[t.ASLEEP] += 1.0
                if state.face[place] == c.UNSOLD:
                    row[t.UNSOLD_YET] += 1.0
            if place < c.FIRST_GUILD:
                row[t.PROVINCE] += 1.0
        elif holder == c.NONE:
            if place >= c.FIRST_COLONY:
                if row[t.OPEN_INDIES] == 0.0:
                    row[t.CHEAPEST] = 0.05 * float(edition.price[place])
                row[t.OPEN_INDIES] += 0.2
            elif place < c.FIRST_GUILD:
                row[t.OPEN_PROVINCES] += 0.2
    there = state.markers_in_antilles(seat)
    row[t.IN_ANTILLES] = float(there)
    if acts:
        row[t.AWAKE + c.ORANGE] += float(there - state.antilles[c.FACES * seat + c.USED])
    row[t.UPKEEP] = 0.05 * float(cost + there * edition.price[c.ANTILLES])
    row[t.RESERVE] = float(min(2, state.spare_markers[seat]))
    row[t.RESERVED] = float(state.spare_markers[seat]) / 3.0
    fill_guilds(state, seat, row)


def fill_guilds(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """S-6.2.1, S-6.2.2: what taking a guild costs, and whether somebody could take one's own."""
    for guild in range(c.GUILDS):
        price = guild_price(state, guild)
        if state.holder[c.FIRST_GUILD + guild] != seat:
            row[t.TAKEN_FOR + guild] = 0.05 * float(price) if price != c.NONE else 0.0
            continue
        row[t.HELD_AT + guild] = 0.05 * float(price) if price != c.NONE else 1.5
        for other in range(state.seats):
            if other != seat and price != c.NONE and state.spare_markers[other] > 0 and state.purse[other] >= price:
                row[t.THREATENED] += 1.0
                break


def fill_pawns(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """Pawns by province, how near three of them are to each other, and what earns."""
    edition = state.edition
    mine = c.PROVINCES * seat
    for province in range(c.PROVINCES):
        count = state.pawns[mine + province]
        row[t.PAWN + province] = float(count)
        row[t.GOVERNORS] += float(state.governors[mine + province])
        if count >= edition.conversion and state.holder[province] == c.NONE:
            row[t.CONVERTIBLE] = 1.0
    settled = edition.pawns - state.spare_pawns[seat]
    row[t.PAWNS] = float(settled)
    for many in range(3):
        if settled >= 3 + many:
            row[t.SETTLED + many] = 1.0
    steps = steps_to_gather(state, seat)
    row[t.GATHERED] = gathering(state, seat, steps)
    if steps != c.NONE:
        row[t.APART + min(t.FARTHEST, steps)] = 1.0


def fill_pay(state: SiecleDor, seat: i64, row: vec[float]) -> None:
    """S-5.1 to S-5.4: what the Stadtholder pays after the next roll, and where a die card would send him."""
    if state.space == c.NONE:
        return
    edition = state.edition
    hoped: i64 = 0
    best: i64 = 0
    for total in range(2, 13):
        space = (state.space + total) % edition.spaces
        kind = edition.space_kind[space]
        if kind == c.TWO_PROVINCES:
            money = pay_of(state, seat, edition.space_first[space]) + pay_of(state, seat, edition.space_second[space])
        else:
            money = edition.pay_merchant if kind == c.MERCHANT else edition.pay_stadtholder
        hoped += money * (total - 1 if total < 7 else 13 - total)
        best = max(best, money)
    row[t.NEXT_PAY] = float(hoped) / 72.0
    if row[t.DICE] > 0.0:
        row[t.CALLED_PAY] = 0.1 * float(best)

"""What a learner is told of a seat of Le Siècle d'Or: the place of each feature in a row, its name, what it counts."""

from __future__ import annotations

from typing import Final

from ludotheque.games.siecle_dor.components import ANTILLES, CASHABLE, COLOUR_IDS, COLOURS, GUILDS, PROVINCES, SET_IDS

FLORINS: Final = [1, 3, 5, 8, 10, 13, 17, 20, 25]
SHORT: Final = [28, 24, 20, 17, 14, 12, 10, 8, 6, 5, 4, 3, 2, 1, 0]  # points of the target that are missing
CASHED_SHORT: Final = [10, 6, 4, 2, 1, 0]
RIVAL_SHORT: Final = [24, 20, 16, 13, 10, 8, 6, 4, 3, 2, 1, 0]
EARLIER_SHORT: Final = [9, 6, 4, 2, 0]
BIDS: Final = [1, 2, 3, 4, 5, 7]  # florins
ROUNDS: Final = [1, 2, 4, 6, 8, 10]
FARTHEST: Final = 4  # steps until three pawns are together: more make no difference
LEAST_SEATS: Final = 3
DUE: Final = 6  # payments that a painting may lack
RIVALS: Final = 3

OUTLOOK: Final = 0
POINTS: Final = 1
NEAR: Final = 2
MONEY: Final = 3
SETS: Final = 4
BEGUN: Final = 5
VOYAGE: Final = 6
READY: Final = 7
SPARE_ELEMENT: Final = 8
DICE: Final = 9
EASEL: Final = 10
GUILD: Final = 11  # by colour, from green to orange
PROVINCE: Final = 17
ASLEEP: Final = 18
COLONY: Final = 19
PAWNS: Final = 20
GOVERNORS: Final = 21
GATHERED: Final = 22
RESERVE: Final = 23
WAITING: Final = 24
BIDDING: Final = 25
SELLING: Final = 26
ORDER: Final = 27
ACTING: Final = 28
SUMS: Final[dict[str, str]] = {
    "outlook": "what the outlook made by hand says, in tens of points",
    "points": "points on the table, money apart, in tens",
    "near": "how near to the target: the square of the part of it that is reached",
    "money": "florins, in tens",
    "sets": "what complete sets in hand would bring, in tens of florins",
    "begun": "the part of a set that cards of begun sets make up",
    "voyage": "elements of a voyage held, at most three",
    "ready": "whether a voyage is complete",
    "spare element": "further elements",
    "dice": "die cards",
    "easel": "paintings begun, by what they promise",
    "green": "markers on places of this colour, from which actions are taken",
    "yellow": "…",
    "brown": "…",
    "blue": "…",
    "grey": "…",
    "orange": "…",
    "provinces": "markers in provinces",
    "asleep": "markers used in this turn",
    "colonies": "markers in the Indies",
    "pawns": "pawns on the board",
    "governors": "governors, which earn like pawns",
    "gathered": "how near three pawns are to each other where a marker could be made",
    "reserve": "markers in reserve, at most two",
    "waiting": "what steps still to be done promise",
    "bidding": "what the action that one has bid for is worth, less the bid",
    "selling": "the bid for what one sells, in florins",
    "order": "how long until the next turn, as a part of a round",
    "acting": "whether it is one's turn",
}

PURSE: Final = 29  # by FLORINS
TOWARD_TEN: Final = PURSE + 9
MISSING: Final = TOWARD_TEN + 1  # by SHORT
CASHED: Final = MISSING + 15  # by CASHED_SHORT
FINISHED: Final = CASHED + 6
MILLS: Final = FINISHED + 1
COMPLETE: Final = MILLS + 1  # by kind
STARTED: Final = COMPLETE + CASHABLE  # a pair, a triple by one card, by two; of investments, of spices
ELEMENT: Final = STARTED + 6  # ship, captain, cannon
JOKERS: Final = ELEMENT + 3
TWO_ELEMENTS: Final = JOKERS + 1
STRANDED: Final = TWO_ELEMENTS + 1
LUCK: Final = STRANDED + 1  # yellow, blue, orange
LACKING: Final = LUCK + 3  # by payments
PROMISED: Final = LACKING + DUE  # by payments
HAND: Final[dict[str, str]] = {
    **{f"{count} florins": "whether one has so many, were the auction over" for count in FLORINS},
    "toward ten": "the part of ten florins that is no point yet",
    **{f"{count} short": "whether at most so many points are missing" for count in SHORT},
    **{f"{count} short, cashed": "… after cashing every set" for count in CASHED_SHORT},
    "finished": "points of finished paintings, in tens",
    "mills": "mills",
    **{f"{kind} sets": "complete sets of this kind in hand" for kind in SET_IDS},
    **{
        f"{goods} {begun}": "whether cards of a begun set are held"
        for goods in ("investment", "spice")
        for begun in ("half pair", "third", "two thirds")
    },
    "ship": "whether one is held",
    "captain": "…",
    "cannon": "…",
    "jokers": "emblems of the Company held",
    "two elements": "whether only one element of a voyage is missing",
    "stranded": "whether a complete voyage waits for a marker",
    "yellow luck": "how likely an investment card completes a set, by the cards one has not seen",
    "blue luck": "… a colony card is an element that is missing",
    "orange luck": "… a spice card completes a set",
    **{f"{count + 1} payments due": "paintings that lack so many" for count in range(DUE)},
    **{f"{count + 1} payments away": "their points, in fives" for count in range(DUE)},
}

MARKER: Final = PROMISED + DUE  # by place, the Antilles apart
IN_ANTILLES: Final = MARKER + ANTILLES
RESERVED: Final = IN_ANTILLES + 1
AWAKE: Final = RESERVED + 1  # by colour
UNSOLD_YET: Final = AWAKE + COLOURS
UPKEEP: Final = UNSOLD_YET + 1
HELD_AT: Final = UPKEEP + 1  # by guild
TAKEN_FOR: Final = HELD_AT + GUILDS  # by guild
THREATENED: Final = TAKEN_FOR + GUILDS
OPEN_PROVINCES: Final = THREATENED + 1
OPEN_INDIES: Final = OPEN_PROVINCES + 1
CHEAPEST: Final = OPEN_INDIES + 1
PAWN: Final = CHEAPEST + 1  # by province
CONVERTIBLE: Final = PAWN + PROVINCES
APART: Final = CONVERTIBLE + 1  # by steps
SETTLED: Final = APART + FARTHEST + 1  # three, four, five
NEXT_PAY: Final = SETTLED + 3
CALLED_PAY: Final = NEXT_PAY + 1
BOARD: Final[dict[str, str]] = {
    **{f"marker in province {place + 1}": "whether one's marker stands there" for place in range(PROVINCES)},
    **{f"marker on {colour} guild": "…" for colour in COLOUR_IDS[:GUILDS]},
    **{f"marker in Indies {number}": "…" for number in range(2, 7)},
    "Antilles": "markers there",
    "spare markers": "markers in reserve, in threes",
    **{f"{colour} awake": "markers that may still act in one's turn" for colour in COLOUR_IDS},
    "unsold": "markers that were offered in vain",
    "upkeep": "what the actions of all one's markers cost, in tens of florins",
    **{f"{colour} guild held": "what others would pay to take one's guild, in tens" for colour in COLOUR_IDS[:GUILDS]},
    **{f"{colour} guild price": "what one would pay to take it, in tens" for colour in COLOUR_IDS[:GUILDS]},
    "threatened": "guilds that a rival has the money and the marker to take",
    "open provinces": "provinces without a marker, in fives",
    "open Indies": "free spaces in the Indies, in fives",
    "cheapest spices": "what they would cost on the cheapest free space, in tens",
    **{f"pawns in province {place + 1}": "pawns there" for place in range(PROVINCES)},
    "convertible": "whether three stand where a marker can be made",
    **{f"{steps} steps apart": "whether they could meet there in so many" for steps in range(FARTHEST)},
    f"{FARTHEST} steps apart": "… or more",
    **{f"{count} pawns": "whether so many are on the board" for count in (3, 4, 5)},
    "next pay": "florins that the next roll is likely to bring",
    "called pay": "florins that a die card would bring at most, in fives",
}

SELLS: Final = CALLED_PAY + 1  # by colour
SELLS_AT: Final = SELLS + GUILDS  # by BIDS
LEADS: Final = SELLS_AT + 6  # by colour
LEADS_AT: Final = LEADS + GUILDS  # by BIDS
STILL_IN: Final = LEADS_AT + 6
OUT: Final = STILL_IN + 1
OUTBIDDERS: Final = OUT + 1
RIVAL: Final = OUTBIDDERS + 1  # by RIVAL_SHORT
EARLIER: Final = RIVAL + 12  # by EARLIER_SHORT
AHEAD: Final = EARLIER + 5
LEAD: Final = AHEAD + RIVALS
THEIR_POINTS: Final = LEAD + 1
THEIR_MONEY: Final = THEIR_POINTS + RIVALS
RICHEST: Final = THEIR_MONEY + RIVALS
CARDS: Final = RICHEST + 1
SPREAD: Final = CARDS + 1
COLONISTS: Final = SPREAD + 1
PAINTER: Final = COLONISTS + 1
SAILORS: Final = PAINTER + 1
GROUP: Final = SAILORS + 1
PLAYERS: Final = GROUP + 1  # three, four
ROUND: Final = PLAYERS + 2  # by ROUNDS
TURN_IN: Final = ROUND + 6
BEGAN: Final = TURN_IN + RIVALS
ART_LEFT: Final = BEGAN + RIVALS
CULTURE_LEFT: Final = ART_LEFT + 1
DRAWS: Final = CULTURE_LEFT + 1  # by colour, from yellow
RIVALRY: Final[dict[str, str]] = {
    **{f"sells {colour}": "whether one auctions this action" for colour in COLOUR_IDS[:GUILDS]},
    **{f"sells at {bid}": "whether so many florins are bid for it" for bid in BIDS},
    **{f"leads for {colour}": "whether one has bid most for this action" for colour in COLOUR_IDS[:GUILDS]},
    **{f"leads at {bid}": "… so many florins" for bid in BIDS},
    "still in": "whether one may still bid more than another",
    "out": "whether one has passed",
    "outbidders": "how many of those still in have the money to bid more",
    **{f"rival {count} short": "whether the best rival misses at most so many points" for count in RIVAL_SHORT},
    **{f"earlier rival {count} short": "… of those whose turn ends before one's own" for count in EARLIER_SHORT},
    **{f"{count + 1} ahead": "whether so many rivals have more points" for count in range(RIVALS)},
    "lead": "points more than the best rival, in tens",
    **{f"points of rival {count + 1}": "in tens, clockwise from one's left" for count in range(RIVALS)},
    **{f"money of rival {count + 1}": "…" for count in range(RIVALS)},
    "richest rival": "florins, in tens",
    "rival cards": "most cards in a rival's hand that may be cashed, in fives",
    "rival markers": "most markers of a rival on the board, in threes",
    "rival colonies": "most of them in colonies",
    "rival painting": "most points of a rival's painting that lacks one payment, in fives",
    "rival voyage": "rivals whose complete voyage waits for a marker",
    "rival pawns": "most pawns of a rival in one province where a marker can be made, in threes",
    **{f"{count} players": "how many play" for count in (3, 4)},
    **{f"round {count + 1}": "whether it has come" for count in ROUNDS},
    **{f"turn in {count + 1}": "whether one's turn is so many turns away" for count in range(RIVALS)},
    **{
        f"began {count + 1} later": "whether one's first turn was so long after the first of all"
        for count in range(RIVALS)
    },
    "art left": "cards in the deck, in tens",
    "culture left": "…",
    **{f"draws {colour}": "whether a card of this deck is about to be drawn" for colour in COLOUR_IDS[1:]},
}

# Kozyr in English.
#
# All catalogues have the same messages with the same variables; tests hold them to it.
# $who is "you" where the sentence addresses the player, else "other", and then $name is who it is about.
# Cards arrive as people see them (10♥), $suit and $led as letters C D H S, or as a group of cards.
# word-… and verb-… list what may be typed, besides the English name itself.

## Cards and seats

# Ten, jack, queen, king, ace.
ranks = 10 J Q K A
and = { $first } and { $last }
you = you
seat-number = seat { $number }
bot-1 = Marta
bot-2 = Ivan
bot-3 = Zoya
bot-4 = Taras
bot-5 = Oksana
bot-6 = Ostap
bot-7 = Lida
bot-8 = Hnat
bot-9 = Maryna
bot-10 = Lev
bot-11 = Daria
bot-12 = Oles
bot-13 = Vira
a-card = a card
led-suits = { $led ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
}
suits = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
one-of-suit = { $suit ->
    [C] a club
    [D] a diamond
    [H] a heart
   *[S] a spade
}

## Games

game-exchange = Exchange
game-donkey = Donkey
game-odessa = Odessa
game-oko = Oko
about-exchange = swap cards with the next player for four of a rank; 2 to 13 players
about-donkey = beat or discard, collect points, stay under ten banki; 2 to 4 players
about-odessa = bid exactly as many tricks as you will take; 2 to 6 players
about-oko = bet on two, three, four cards; 2 to 6 players

## The table

yes = yes
no = no
deal-of = deal { $number } of { $of }
deal-number = deal { $number }
mark-dealer = (dealer)
col-cards = cards
col-total = total
col-deal = deal
is-out = out
on-the-table = On the table: { $cards }
your-cards = Your cards:  { $cards }
leads = { $who ->
    [you] You lead { $cards }
   *[other] { $name } leads { $cards }
}
lays = { $who ->
    [you] You lay { $cards }
   *[other] { $name } lays { $cards }
}
takes-trick = { $who ->
    [you] You take the trick
   *[other] { $name } takes the trick
}
ask-lead = You lead. Choose:
ask-lay = Your turn. You may lay:
ask-action = Your turn. Choose:
deal-ends = Deal { $number } is over.
total-is = total { $total }
thrown-in-short = again
score-of = Score, { $unit }:
totals-in = Totals, { $unit }:
unit-points = points
unit-banki = banki (fewer is better)
unit-chips = chips
unit-wins = deals won
match-ends = The match is over.
nobody-won = Nobody has won.
has-won = { $who ->
    [you] You have won.
   *[other] { $name } has won.
}
have-won = { $names } share the win.
settles = settled: { $amount }
settlement-why = OD-DOUBLE: a total below zero is a double loss.
refused = Not allowed. { $why }
no-last = There is none yet.
no-log = Nothing has happened yet.
waits-for-deck = The record has no seed, so it can't say how the next deal is dealt. It ends here.
youre-out = You are out. The others play on to the end.

## Typing

typed-nothing = Type a number from the list, or help.
typed-unknown = “{ $word }” means nothing here. Type a number from the list, or help.
typed-no-number = There is no { $number } in the list, which goes up to { $count }.
typed-no-card = There is no card { $number }; your cards are numbered 1 to { $count }.
typed-no-cards-now = No card is asked for now. Type a number from the list.
typed-no-amount = That is not a whole number of chips.
ask-amount = How many chips?
help-actions-exchange = Type the number of a card, or the card itself: 7h, 7♥, give 7H. Other words:
help-actions-donkey = Type the number of an action, or the cards themselves: 7h 8h, 7♥ 8♥, play 7H 8H. Other words:
help-actions-odessa = Type a number from the list, or the action itself: bid 2, 7h, 7♥, play 7H. Other words:
help-actions-oko = Type a number from the list, or the action itself: pass, call, bet 12, open, stand. Other words:
word-help = h, ?
help-help = this
word-table = t
help-table = the table and the question once more
word-last = l
help-last = the last trick, in Exchange your last exchange, in Oko the last result
word-score = s
help-score = the score, deal by deal
word-log = g
help-log = all of this deal that you may know; log 2: of deal 2
word-rules = rule, r
help-rules = the rules in short; rules and a name: one rule
word-hint = advice
help-hint = what a strong bot would do with your cards, and why
word-save = w
help-save = where the match is kept; save FILE: a copy
word-quit = q, exit
help-quit = keep the match and leave
verb-give = hand
verb-return = back
verb-play = p, lead, lay
verb-solo = alone
verb-pass = fold
verb-talon = take
verb-bury = discard
verb-gift = present
verb-bid = order
verb-bet = b, raise
verb-call = c
verb-open = o
verb-stand = stay
do-give = give { $cards }
do-return = return { $cards }
do-play = lay { $cards }
do-solo = play alone
do-pass = pass
do-talon-gift = take the talon and give
do-talon-bury = bury, then take the talon
do-bury = bury { $cards }
do-bid = { $number ->
    [0] pass, that is bid 0
   *[other] bid { $number }
}
do-bet = bet { $number }
do-call = call
do-open = open the next card
do-stand = stand
no-such-rule = There is no rule { $id }.
rules-more = One rule: rules and its name.
hint-thinks = Let me think… (the first time after installing, up to a minute)
hint-is = Hint ({ $level } bot): { $action }. (Type: { $typed })
kept-in = The match is kept in { $file }
saved-in = Saved in { $file }
file-tells-all = The file holds everybody's cards: don't look into it while you play.
wont-overwrite = { $file } is there already and isn't this match, so it stays as it is.
cant-write = { $file } can't be written: { $why }
not-kept = This match is not kept: { $file } can't be written ({ $why }).
not-kept-how = save FILE keeps it in another file; quit once more leaves without it.
not-kept-end = save FILE keeps it in another file; Enter leaves without it.
kept-aside = { $file } was written by another table meanwhile. This match is kept in { $other } from now on.
no-such-folder = there is no such folder
cant-keep = The match can't be kept in { $file }: { $why }. The match goes on without a record.

## Setting up

ask-game = Which game?
settings-of = { $game }: settings
settings-how = Enter begins the match; a number changes a setting (there - is the default, Enter changes nothing); rules and a name shows that rule; quit leaves.
set-seats = seats
set-me = your seat
set-bots = opponents
level-random = easy
level-steady = club
level-strong = strong
level-master = master
about-random = plays any legal action
about-steady = plays sensibly, and knows only what its seat may know
about-strong = thinks the deal on, in all the ways the unseen cards may lie
about-master = the same, and takes its time
ask-levels = One for all, or one for each of the { $count }:
from-to = { $low } to { $high }
option-names = For -o NAME=VALUE, from 4 on: { $names }.
help-menu = Type the number of a game, or its name. Rules tells what all games share, rules and a game's name that game in short, rules and a rule's name that rule; quit leaves.
needs = Possible here: { $what }.
needs-levels = { $count ->
    [one] One level is needed.
   *[other] One level for all is needed, or { $count } levels.
}
value-none = the ladder
option-exchange-target = quartets that win
option-exchange-max-exchanges = most exchanges in a deal (0: no limit)
option-exchange-deals = deals in the match
option-donkey-form = form
option-donkey-trump = trumps
option-donkey-trump-suits = trump suits
option-donkey-beating = what beats in suit
option-donkey-must-beat = whoever can beat must
option-donkey-redeal = when to deal again
option-donkey-talon = how the talon is taken
option-donkey-limit = banki that put you out
option-odessa-max-deals = deals of six cards
option-odessa-blind-deals = blind deals at the end
option-odessa-sizes = sizes of deals
option-odessa-zero-bonus = points for a pass that came true
option-odessa-revoke = card against the suit
option-oko-stack = chips each
option-oko-ante = ante
option-oko-min-bet = smallest first bet
option-oko-reraise = raise again after a raise
option-oko-deals = deals in the match (0: to the end)
option-oko-showdown-at-two = when two are left, show
value-form-ffa = each for themselves
value-form-pairs = two against two
value-form-two-vs-one = two against one
value-form-three-vs-one = three against one
value-trump-own = each their own
value-trump-none = none
value-trump-one = one for all
value-trump-two = two for all
value-trump-ranked = ♦ junior, ♠ senior
value-beating-next-lower = the card one place below
value-beating-any-lower = any lower card
value-beating-any-higher = any higher card
value-redeal-one-hand = A K Q 10 of ♠ in one hand
value-redeal-literal = unless they are in one hand
value-redeal-never = never
value-talon-gift = gift
value-talon-bury = bury
value-talon-choice = the soloist says
value-revoke-forbid = refused
value-revoke-penalty = costs 50
value-showdown-at-two-all = all cards
value-showdown-at-two-opened = opened cards
value-showdown-at-two-off = play on
list-of-sizes = sizes 1 to 6, as 1 2 3; - : the ladder
list-of-trump-suits = suits, as C D H S, all different

## Odessa

od-size = { $count ->
    [one] one card
   *[other] { $count } cards
}
od-blind-size = { $count ->
    [one] one card, blind
   *[other] { $count } cards, blind
}
od-trump-is = trump { $sign } ({ $card } turned)
od-col-bid = bid
od-col-taken = taken
od-fined = { $count ->
    [one] (−50)
   *[other] (−100)
}
od-deals = { $who ->
    [you] You deal
   *[other] { $name } deals
} { $count ->
    [one] one card each
   *[other] { $count } cards each
}. { $card } is turned: { suits } are trumps.
od-deals-blind = { $who ->
    [you] You deal
   *[other] { $name } deals
} { $count ->
    [one] one card each, blind
   *[other] { $count } cards each, blind
}. { $card } is turned: { suits } are trumps.
od-bids = { $who ->
    [you] You { $count ->
        [0] pass
        [one] bid 1 trick
       *[other] bid { $count } tricks
    }
   *[other] { $name } { $count ->
        [0] passes
        [one] bids 1 trick
       *[other] bids { $count } tricks
    }
}
od-revokes = { $who ->
    [you] Your card was against the suit: −50, and the play begins again
   *[other] { $name } laid a card against the suit: −50, and the play begins again
}
od-blind-now = A blind deal: you see your cards once all have bid.
od-note-penalty = A card against the suit may be laid twice in a deal; it costs 50 and the play begins again (OD-REVOKE).
od-ask-bid = How many tricks do you bid?
od-choice = { $count ->
    [0] pass
    [one] 1 trick
   *[other] { $count } tricks
}
od-note-hook = Not { $number }: { $sum } = { $size }, and you bid last: the sum may not be the number of cards (OD-HOOK).
od-worth = { $how ->
    [pass] passed, took none
    [made] bid { $bid }, took { $taken }: 10 for each
    [more] bid { $bid }, took { $taken }: 1 for each
   *[fewer] bid { $bid }, took { $taken }: −10 for each of { $missing } missing
}
od-worth-fines = { $count ->
    [one] −50 against the suit
   *[other] −100 against the suit
}

## Exchange

ex-number = exchange { $number }
ex-target = { $count ->
    [one] one quartet wins
   *[other] { $count } quartets win
}
ex-order = Each gives to the next: { $names }
ex-has-won = { $count ->
    [one] (won 1 deal)
   *[other] (won { $count } deals)
}
ex-has-given = { $who ->
    [you] You have given { $card } to { $to }.
   *[other] { $name } has given { $card } to { $to }.
}
ex-quartets = Quartets: { $count } of { $target }
ex-deals = { $who ->
    [you] You deal
   *[other] { $name } deals
}
ex-exchanged = Exchanged a card: { $names }
ex-gives = { $who ->
    [you] You give { $card } to { $to }
   *[other] { $name } gives { $card } to { $to }
}
ex-returns = { $who ->
    [you] You return { $card } to { $to }
   *[other] { $name } returns { $card } to { $to }
}
ex-ask-give = Which card do you give to { $to }?
ex-ask-return = Which card do you return to { $to } for { $card }?
ex-note-return = { $card } itself can't go back (EX-GIVE).
ex-stalled = { $count ->
    [one] After one exchange nobody has enough quartets: no winner (EX-STALL).
   *[other] After { $count } exchanges nobody has enough quartets: no winner (EX-STALL).
}
ex-wins = { $who ->
    [you] You win
   *[other] { $name } wins
} with { $count ->
    [one] one quartet
   *[other] { $count } quartets
}: { $cards }

## Donkey

dk-stock = stock { $count }
dk-talon = talon { $count }
dk-trumps-own = own trumps
dk-trumps-none = no trumps
dk-trumps-one = trump { $suits }
dk-trumps-two = trumps { $suits }
dk-trumps-ranked = ♦ junior, ♠ senior trumps
dk-col-trump = trump
dk-col-took = took
dk-col-points = points
dk-col-banki = banki
dk-col-side = side
dk-col-by-table = by table
dk-col-extra = extra
dk-mark-solo = (solo)
dk-mark-partner = (partner)
dk-mark-eggs = (eggs)
dk-to-beat = To beat: { $cards } ({ $name })
dk-you-buried = You buried { $cards }
dk-you-took-talon = From the talon you got { $cards }
dk-you-got = You got { $card } from { $name }
gift-to = { $card } to { $name }
dk-you-gave = You gave { $gifts }
dk-choice-solo = play alone against the others
dk-choice-pass = pass
dk-ask-auction = Do you play alone?
dk-note-auction = The first who plays alone ends the auction (DK-S-AUCTION).
dk-choice-gift = gift: take the { $talon } cards of the talon, then give each of the others one card
dk-choice-bury = bury: first lay { $talon } cards away for yourself, then take the talon
dk-ask-talon = How do you take the talon?
dk-ask-return = Which card do you return to { $name }?
dk-note-return = The highest card of your oldest group goes back (DK-S-SWAP).
dk-ask-bury = Which { $count } cards do you bury?
dk-note-bury = Type the numbers of the cards. They count for you, and nobody sees them (DK-S-TALON).
dk-ask-give = { $count ->
    [one] Which card do you give?
   *[other] Which { $count } cards do you give, one to each?
}
dk-ask-swap = { $count ->
    [one] Exchange: which card do you give?
   *[other] Exchange: which { $count } cards do you give, one to each?
}
dk-note-give = Type the numbers of the cards, in this order: to { $names }.
dk-note-swap = Each then returns the highest card of their oldest group (DK-S-SWAP).
dk-ask-answer = { $count ->
    [one] Your turn. You may lay a card:
   *[other] Your turn. You may lay { $count } cards:
}
dk-beat = beats
dk-discard = discard
dk-deals = { $who ->
    [you] You deal
   *[other] { $name } deals
}
dk-says-solo = { $who ->
    [you] You play alone
   *[other] { $name } plays alone
}
dk-says-pass = { $who ->
    [you] You pass
   *[other] { $name } passes
}
dk-takes-gift = { $who ->
    [you] You take the talon and give a card to each of the others
   *[other] { $name } takes the talon and gives a card to each of the others
}
dk-takes-bury = { $who ->
    [you] You bury as many cards as the talon has, then take it
   *[other] { $name } buries as many cards as the talon has, then takes it
}
dk-nobody-solo = Nobody plays alone: each takes one card of the talon and plays for themselves (DK-S-NOBODY)
dk-leads-quartet = { $who ->
    [you] You lead a quartet { $cards }
   *[other] { $name } leads a quartet { $cards }
}
dk-beats = { $who ->
    [you] You beat with { $cards }
   *[other] { $name } beats with { $cards }
}
dk-discards = { $who ->
    [you] You discard { $cards }
   *[other] { $name } discards { $cards }
}
dk-takes-bank = { $who ->
    [you] You take the bank
   *[other] { $name } takes the bank
}: { $count } cards, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dk-thrown-in = Deal { $number } is thrown in: { $rule ->
    [literal] the four highest spades are not in one hand
   *[one_hand] the four highest spades are in one hand
}. The same dealer deals again (DK-S-REDEAL).
dk-by-table = Banki go by { $table ->
    [2] the table for two sides (DK-TABLE-2)
    [3] the table for three (DK-TABLE-3)
   *[4] the table for four (DK-TABLE-4)
}.
dk-extra-why = Extra: { $why ->
    [sevens] the winner led the four sevens (DK-SEVENS)
    [eggs] eggs from the deal before (DK-EGGS)
   *[both] eggs from the deal before (DK-EGGS) or four sevens (DK-SEVENS)
}.
dk-eggs-now = Eggs, which count in the next deal: { $names } (DK-EGGS).
dk-goes-out = { $who ->
    [you] You are out
   *[other] { $name } is out
} with { $total ->
    [one] one bank
   *[other] { $total } banki
} (DK-OUT).

## Oko

ok-stage-bet = betting on { $cards } cards
ok-stage-open = { $cards ->
    [3] the third card
   *[4] the fourth card
}
ok-pot = pot { $chips }
ok-col-chips = chips
ok-col-round = this round
ok-col-paid = in the pot
ok-col-opened = opened
ok-passed = passed
ok-all-in = all in
ok-state-stands = stands on { $cards }
ok-worth = Worth: { $worth }
kind-high = highest card, { $value }
kind-two-suit = two of a suit, { $value }
kind-three-suit = three of a suit, { $value }
kind-three-rank = three of a rank, { $rank }
kind-four-suit = narosh, four of a suit, { $value }
kind-four-rank = four of a rank, { $rank }
ok-deals = { $who ->
    [you] You deal
   *[other] { $name } deals
}. The ante is { $ante }.
ok-opens = { $who ->
    [you] You open
   *[other] { $name } opens
} the { $cards ->
    [2] third card
   *[3] fourth card
}
ok-stands = { $who ->
    [you] You stand on { $cards } cards
   *[other] { $name } stands on { $cards } cards
}
ok-passes = { $who ->
    [you] You pass
   *[other] { $name } passes
}
ok-calls = { $who ->
    [you] You call
   *[other] { $name } calls
}
ok-bets = { $who ->
    [you] You bet { $chips }
   *[other] { $name } bets { $chips }
}
ok-raises = { $who ->
    [you] You raise to { $chips }
   *[other] { $name } raises to { $chips }
}
ok-choice-open = { $card ->
    [3] open the third card; only you see it
   *[4] open the fourth card; only you see it
}
ok-choice-stand = stand on { $cards } cards and open no more
ok-ask-open = { $card ->
    [3] Do you open your third card?
   *[4] Do you open your fourth card?
}
ok-choice-pass = pass: leave the deal
ok-choice-call = call { $chips }
ok-choice-call-all = call with your last { $chips }
ok-choice-bet = bet (from { $low } to { $high })
ok-choice-raise = raise to (from { $low } to { $high })
ok-note-two = Two are left: the betting is closed (OK-TWO).
ok-note-amount = Or at once: bet { $amount }. A number above { $count } alone is an amount too.
ok-ask-answer = There is a bet. What do you do?
ok-ask-bet = No bet yet: bet or pass.
ok-pot-was = The pot, less what nobody matched: { $chips }
ok-no-showdown = All others passed: nothing is shown (OK-LAST).
ok-two-left = Two were left: the cards are opened (OK-TWO).
ok-shared = The pot was shared: { $why ->
    [equal] equal hands (OK-SPLIT)
    [parts] each took a part of it (OK-POTS)
   *[both] in parts (OK-POTS), one of them by equal hands (OK-SPLIT)
}.
ok-takes = takes { $chips }
ok-now = now { $chips }

## Refusals

unknown-verb = “{ $word }” is not an action of this game.
nothing-follows = Nothing follows “{ $word }”.
card-needed = One card follows “{ $word }”.
cards-needed = Cards follow “{ $word }”.
one-word-needed = One word or number follows “{ $word }”.
unknown-word = “{ $word }” can't stand here.
not-in-pack = { $word } is not in this game's pack.
unknown-card = “{ $word }” is not a card.
unknown-number = “{ $word }” is not a number.
control-character = An action can't hold line breaks or other control characters.
no-seat = An action begins with a seat, not with “{ $word }”.
not-your-turn = It is the turn of { $seat }.
match-over = The match is over.
deal-over = The deal is over.
no-deal = No deal is under way.
not-held = { $card } is not in the hand.
named-twice = { $card } is named twice.
od-bid-first = The bids come first: say how many tricks.
od-bids-are-made = The bids are made: lay a card.
od-bid-too-high = { $number } is too many: there { $size ->
    [one] is only one trick
   *[other] are only { $size } tricks
} in this deal.
od-hook = The others have bid { $others }, and with { $number } it would be { $size }, the number of cards: the last bid may not make it so.
od-follow = { led-suits } were led, and { $count ->
    [one] you hold one
   *[other] you hold { $count }
}: lay { one-of-suit }, not { $card }.
od-trump = { led-suits } were led, you hold none, but { $count ->
    [one] you hold a trump
   *[other] you hold { $count } trumps
}: lay { one-of-suit }, not { $card }.
od-follow-again = There were two cards against the suit already, a third is not taken. { od-follow }
od-trump-again = There were two cards against the suit already, a third is not taken. { od-trump }
ex-nothing-to-return = There is nothing to answer: it is your turn to give.
ex-return-first = A card came from { $seat }: return one first.
ex-just-received = { $card } has just come from { $seat }: return a card that you held before.
dk-auction-on = The auction is on: say solo or pass.
dk-talon-first = First say how you take the talon: gift or bury.
dk-bury-first = First bury as many cards as the talon has.
dk-gift-first = First give one card to each of the others.
dk-swap-first = First comes the exchange: give one card to each of the others.
dk-return-first = First return a card to the soloist.
dk-lead-due = It is time to lead: lay cards.
dk-answer-due = It is time to answer: lay cards.
dk-quartet = You hold four of a rank, so you lead just those: { $cards }.
dk-lead = These can't be led together: a lead is cards of one suit, or three or four cards of one rank.
dk-answer-number = { $needed ->
    [one] One card was led: lay one
   *[other] { $needed } cards were led: lay { $needed }
}, not { $number }.
dk-must-beat = Whoever can beat must, and you can beat { $standing }{ $count ->
    [one] : lay { $cards }.
   *[other] , for instance with { $cards }.
}
dk-bury-number = { $needed ->
    [one] Bury one card, not { $number }.
   *[other] Bury { $needed } cards, not { $number }.
}
dk-give-number = { $needed ->
    [one] Give one card, not { $number }.
   *[other] Give { $needed } cards, one to each, not { $number }.
}
dk-one-card = One card is laid here, not { $number }.
dk-return-received = { $card } has just been given to you; return a card that you held before.
dk-return-highest = { $group ->
    [senior] Your oldest group is ♠
    [junior] Your oldest group is ♦
   *[ordinary] You hold ♥ and ♣ only
}; the highest of it goes back: { $cards }.
dk-s-answer = { $led ->
    [senior] ♠ were led, and you hold some: lay a ♠
    [junior] ♦ were led, and you hold some: lay a ♦
   *[ordinary] ♥ or ♣ were led, and you hold some: lay a ♥ or ♣
}{ $beating ->
    [0] . You hold nothing that beats { $standing }.
   *[other] , or a card that beats { $standing }.
} { $card } does neither.
ok-opening = This is not a round of betting: open your { $number ->
    [3] third card or stand.
   *[other] fourth card or stand.
}
ok-betting = A round of betting is on: bet from { $low } to { $high }, or pass.
ok-betting-owed = A round of betting is on, and the bet is { $highest }: call for { $owed }, or pass.
ok-no-bet = There is no bet to call yet: bet from { $low } to { $high }, or pass.
ok-bet-low = { $number } is too little: the first bet is at least { $low }.
ok-bet-high = { $number } is more than you have: bet at most { $high }.
ok-closed = Two are left, so nobody raises any more: call for { $owed }, or pass.
ok-raised-since = You have acted in this round and were raised: call for { $owed }, or pass.
ok-nobody-to-raise = Nobody else has chips left, so a raise would be pointless: call for { $owed }, or pass.
ok-short = You don't have enough to raise above { $highest }: call with your { $owed }, or pass.
ok-equal = { $number } is the bet already: call, or raise to at least { $low }.
ok-raise-low = { $number } is below the bet of { $highest }: raise to at least { $low }, call for { $owed }, or pass.
ok-raise-high = { $number } is more than you have: raise to at most { $high }.

## Commands

play-begins = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}. Type a number from the list to act; help tells you the rest.
play-goes-on = The match from { $file } goes on.
stopped = The match is kept in { $file }
go-on-with = Go on with: { $command }
resume-over = The match in { $file } is over.
resume-broken = { $file } can't be resumed: { $why }
resume-flags = A match that goes on keeps its settings: leave out { $flags } with --resume.
resume-nothing = No unfinished match is kept in { $folder }
record-refused = Deal { $deal }, action { $action } (“{ $text }”): { $why }
no-such-game = There is no game “{ $name }”, only { $games }.
no-such-level = There is no level “{ $name }”, only { $levels }.
bot-fault = { $name }: { $why }. The club bot plays this move.
bot-fault-last = { $name }: { $why }. From now on the club bot plays in its place.
bot-fault-start = the program could not be started
bot-fault-ended = the program has ended
bot-fault-time = no answer in time
bot-fault-flood = an answer without an end
bot-fault-garbage = what came is no answer
bot-fault-illegal = an action that is not legal
bot-fault-error = the program answered with an error
program-no-file = { $file } is no file.
program-not-executable = { $file } can't be run: make it executable (chmod +x).
program-unreadable = { $file } can't be read: { $why }
program-headless = { $file } needs a first line such as #!/usr/bin/env python3.
resume-programs = { $names }: programs that a file names are not started, the club bot plays for them. With --bots exec:PATH they play on.
no-letters = This output can't show { $language }: it is in English.
no-such-language = There is no language “{ $name }”, only { $languages }.
no-such-seat = There is no seat { $seat }: seats are { $low } to { $high }.
no-such-seats = { $seats } can't play this: { $range } can.
no-such-option = There is no option { $name }, only { $options }.
option-needs = { $name } can't be { $value }. Possible: { $what }.
option-form = Write an option as NAME=VALUE, not “{ $text }”.
bad-seed = A seed is written in hexadecimal, an even number of digits, not “{ $seed }”.
bad-deal = There is no deal { $deal }.
file-exists = { $file } is there already.
replay-of = { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
options-are = Options:
to-act-is = { $who ->
    [you] Your turn
   *[other] To act: { $name }
}. Legal:
deck-is = Deck:
dealer-is = First dealer, drawn by lot: { $name }
verdict-verified = Verified: the shuffle is as the seed says.
verdict-false = False: something doesn't fit.
verdict-unchecked = Nothing could be verified.
verify-commit-secret = the commitment is SHA-256 of the secret
verify-commit-not-secret = the commitment is not SHA-256 of the secret
verify-commit-seed = the commitment is SHA-256 of the seed
verify-commit-not-seed = the commitment is not SHA-256 of the seed, and no secret is given
verify-commit-alone = there is neither a secret nor a seed to compare the commitment with
verify-seed-secret = the seed follows from the secret and the nonces
verify-seed-not-secret = the seed does not follow from the secret and the nonces
verify-dealer-lot = the lot draws seat { $dealer }
verify-dealer-not-lot = the record names seat { $dealer }, the lot would be seat { $lot }
verify-deck-seed = the deck follows from the seed
verify-deck-not-seed = the deck does not follow from the seed: card { $place } is { $given }, not { $expected }
verify-deck-length = the deck does not follow from the seed: it has { $given } cards, not { $expected }
verify-nothing = there is nothing in the record that can be verified

## Server

serve-how = Open this address in a browser. Ctrl+C stops the server; the tables are kept.

## The arena

arena-deals = { $game }: { $count ->
    [one] one deal
   *[other] { $count } deals
}, each played { $times } times
arena-matches = { $game }: { $count ->
    [one] one match
   *[other] { $count } matches
}, each played { $times } times
arena-bot = bot
arena-mean = mean
arena-field = against others
arena-first = against { $name }
arena-won = won
arena-move = ms a move
arena-p95 = p95
arena-unit = Scores of one seat, in { $unit }; ± to the ends of the 95 % interval.
arena-faults = { $name } owed { $count ->
    [one] one move, which the club bot played
   *[other] { $count } moves, which the club bot played
} ({ $why }).
arena-progress = { $done } of { $total } deals, { $left } to go
arena-stopped = Stopped; nothing is kept. With --state FILE an arena can go on.
arena-stopped-kept = Stopped. { $file } keeps what was played: the same command goes on.
arena-killed = A worker process was killed, perhaps for want of memory.

## Web: pages

web-name = Kozyr
web-card = { $rank ->
    [T] 10
    [J] jack
    [Q] queen
    [K] king
    [A] ace
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}

# Home.
web-home-title = Four card games at one table
web-home-intro = No account. Bots take the free seats, friends come by a link.
web-you-are = You: { $name }
web-name-yourself = Give yourself a name
web-language = Language
web-theme-toggle = Light or dark
web-game-about-exchange = Swap cards with your neighbour, one at a time, until you hold the agreed number of quartets.
web-game-about-donkey = Everyone has a trump. Beat, take the bank, and stay under ten banki.
web-game-about-odessa = Bid your tricks and take exactly so many. The dealer is forbidden one number.
web-game-about-oko = Two cards and a bet, a third and a bet, a fourth. You needn’t open them.
web-game-size = 2–{ $seats } { $seats ->
    [one] seat
   *[other] seats
} · { $cards } { $cards ->
    [one] card
   *[other] cards
}
web-play = Play now
web-friends = With friends
web-making = Setting the table…
web-go-back = Go back
web-running = { $game }: the match is on
web-waiting = { $game }: waiting for players
web-taken-of = { $taken } of { $seats } seats taken
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = No open table now. Make one: With friends, then Open.
web-no-my-tables = Tables you play at will be here.
web-free-seats = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-only-bots = bots
web-over = over
web-sit-down = Sit down
web-look = Result
web-fair = The shuffle can be checked: before the first deal the table shows a fingerprint of its secret.
web-how-it-works = How it works
web-you = You
web-your-name = Your name at the table
web-name-rule = 1 to 20 characters
web-name-bad = This name can’t be: 1 to 20 letters, digits or signs.
web-save = Save
web-saved = Saved
web-guest = Guest { $word }
web-guest-words = Rowan, Willow, Juniper, Clover, Linden, Poppy, Barley, Hazel, Thistle, Aspen, Sorrel, Maple
web-theme = Theme
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-suits = Suits
web-suits-4 = 4 colours
web-suits-2 = 2 colours
web-move = Move to another device
web-move-why = A link makes the other device you: same name, same tables. It is good for ten minutes; don’t show it to others.
web-move-make = Make the link
web-move-title = The same guest on this device
web-move-ask = Here you would have the same name, the same tables and the same cards as on the device that the link is from. Do this only with a link of your own: whoever gave it to you would see your cards.
web-move-warning = { $count ->
    [one] On this device you are { $name } and have { $count } table. If you become the guest of the link, it can’t be reached from here any more.
   *[other] On this device you are { $name } and have { $count } tables. If you become the guest of the link, they can’t be reached from here any more.
}
web-move-stay = Stay { $name }
web-move-take = Become the guest of the link
web-move-old = This link is too old. Make another one on the other device.
web-copy = Copy
web-copied = Copied
web-share = Share
web-link-here = Only this computer can open this link. For others, start the server with --lan: then the link and its QR code work on phones in the same network. Or host it.
web-qr = The link as a QR code
web-no-server = The server can’t be reached.
web-try-again = Try again
web-lost-title = Nothing here
web-lost-text = There is no such page, or the table is gone.
web-home = To the tables
web-close = Close
web-loading = One moment…
web-no-rule = The rules can’t be read just now.

# A new table.
web-new-title = New table: { $game }
web-new-presets = Set of rules
web-preset-written = As written
web-preset-short = Short
web-preset-house = House rules
web-preset-own = your own rules
web-preset-about-exchange-written = The old sheet, one deal.
web-preset-about-exchange-short = One quartet wins.
web-preset-about-exchange-house = Five deals; most deals won wins.
web-preset-about-donkey-written = The old sheet: next lower beats, own trumps, out at ten banki.
web-preset-about-donkey-short = As written, out at three banki.
web-preset-about-donkey-house = As in games you know: higher beats, one trump for all.
web-preset-about-odessa-written = The ladder up to six cards and down again, then a blind deal.
web-preset-about-odessa-short = Six deals: 1, 2, 3, 4, 5, 6 cards.
web-preset-about-odessa-house = A pass that came true is worth 5; a card against the suit may be laid and costs 50.
web-preset-about-oko-written = 100 chips each, until one has them all.
web-preset-about-oko-short = 50 chips each, ten deals.
web-preset-about-oko-house = You may raise again after a raise.
web-seats = Seats
web-seat-you = You
web-seat-bot = Bot
web-seat-friend = Friend by link
web-bot-steady = club bot
web-bot-random = easy bot
web-bot-strong = strong bot
web-bot-master = master bot
web-bot-named = bot “{ $name }”
web-bot-owed = The bot “{ $name }” gave no move, so the club bot played.
web-seat-anyone = Anyone
web-seat-who = Who sits in seat { $number }
web-person = person
web-seat-add = Add a seat
web-seat-remove = Remove a seat
web-seats-range = { $low }–{ $high } { $high ->
    [one] seat
   *[other] seats
}
web-seats-only = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
web-who-sees = Who sees the table
web-private = By link
web-private-why = only those you invite see the table
web-open = Open
web-open-why = the table is in the list, anyone may sit down
web-watch-tables = Tables to watch
web-watch = Watch
web-watching = You are watching. You see what all at the table see. The host sees your name.
web-watch-allow = Spectators may watch
web-watch-why-private = Whoever has the link may watch the match. They see what everyone sees, no hands, and can do nothing.
web-watch-why-open = Anyone may watch the match. They see what everyone sees, no hands, and can do nothing.
web-watch-on = Spectators may watch this table: they see what everyone sees, no hands.
web-tally = All matches at this table
web-tally-played = played
web-tally-won = won
web-sheet-host = Host
web-host-pause = Pause the match
web-host-resume = Go on
web-host-later = Seats, game and options can be changed between matches: in a match each hand belongs to its seat.
web-host-next-title = The next match: { $game }
web-host-next = The next match
web-host-next-about = Choose a game and its options. All who sit here are asked whether they are in.
web-host-close = Close the table
web-host-close-about = Nobody can play here any more. Matches that are over can still be looked at.
web-host-close-match = The match is given up. Nobody can play here any more.
web-host-close-sure = Close it for good
web-host-fill = Put a bot here
web-host-move = Change places with the next seat
web-host-remove = Remove
web-host-onlookers = Watching: { $count }
web-host-unseated = Here without a seat: { $count }
web-host-removed = Removed
web-host-admit = Let back
web-news-admitted = { $name } may come in again.
web-host-propose = Propose it
web-held-host = The host has paused the match
web-held-about = The clock stands still and nobody can act.
web-paused = paused
web-held-about-none = Nobody can act until it goes on.
web-for-it = I’m in
web-wait-agree = It begins when everyone is in.
web-news-changed = The host has changed what is played next.
web-news-released = The match goes on.
web-news-removed = The host has freed a seat.
web-held = { $who ->
    [you] You have paused the match
   *[other] { $name } has paused the match
}
web-clock = Time for a move
web-clock-none = no clock
web-clock-relaxed = relaxed, 60 s
web-clock-brisk = brisk, 20 s
web-clock-why-none = No limit while you are connected. A bot plays for those who are away for a minute.
web-clock-why-relaxed = 60 seconds for each move. Who thinks longer uses up a reserve, three minutes for the whole match. Once that is gone a bot plays; the seat is yours again with one tap.
web-clock-why-brisk = 20 seconds for each move. Who thinks longer uses up a reserve, one minute for the whole match. Once that is gone a bot plays; the seat is yours again with one tap.
web-clock-spare = reserve
web-clock-about = Time for this move + your reserve for the whole match
web-pause = Between two deals
web-pause-none = no rest
web-pause-seconds = { $count } s
web-pause-minutes = { $count } min
web-pause-all = until all are ready
web-pause-is = between deals: { $pause }
web-pause-why-none = The next deal begins at once; how the last one ended you can still read.
web-pause-why = You see how the deal ended. The next one begins when all are ready, after { $length } at the latest; bots always are.
web-why-so = Why so: how the rules are read
web-rule-link = Rule { $rule }
web-less = Less
web-more = More
web-make-table = Make the table
web-cant-make = The table can’t be made so: { $message }
web-too-many = Too many tables at once. Wait a moment.

# Options in plain words.
web-option-target = Quartets that win
web-option-max-exchanges = Exchanges in a deal at most
web-option-max-exchanges-note = 0: no end
web-option-deals = Deals in the match
web-option-deals-note-oko = 0: until one has all chips
web-option-form = How we play
web-option-trump = Trumps
web-option-trump-suits = Trump suits
web-option-beating = What beats a card of the same suit
web-option-must-beat = Must one beat
web-option-redeal = When to deal again
web-option-talon = What the soloist does with the talon
web-option-limit = Banki that put you out
web-option-max-deals = Deals of six cards
web-option-blind-deals = Blind deals at the end
web-option-sizes = Sizes of deals
web-option-zero-bonus = A pass that came true is worth
web-option-zero-bonus-note = points
web-option-revoke = A card against the suit
web-option-stack = Chips each
web-option-ante = Ante
web-option-min-bet = Least first bet
web-option-reraise = Raising again
web-option-showdown-at-two = When two are left
web-value-form-ffa = Each for themselves
web-value-form-pairs = Two against two
web-value-form-two-vs-one = Two against one
web-value-form-three-vs-one = Three against one
web-value-trump-own = Everyone has their own
web-value-trump-none = No trumps
web-value-trump-one = One for all
web-value-trump-two = Two for all
web-value-trump-ranked = Junior ♦ and senior ♠
web-value-beating-next-lower = Exactly one place lower
web-value-beating-any-lower = Any lower
web-value-beating-any-higher = Any higher
web-value-must-beat-false = You may always discard
web-value-must-beat-true = Who can beat must
web-value-redeal-one-hand = A K Q 10 of ♠ in one hand
web-value-redeal-literal = Unless they are in one hand
web-value-redeal-never = Never
web-value-talon-gift = Takes it and gives each a card
web-value-talon-bury = Buries as many, then takes it
web-value-talon-choice = Says which of the two
web-value-sizes-ladder = The ladder
web-value-sizes-own = My own list
web-value-revoke-forbid = Is refused
web-value-revoke-penalty = Costs 50 points
web-value-reraise-false = Answer or pass
web-value-reraise-true = Raise as often as you like
web-value-showdown-at-two-all = All cards are opened
web-value-showdown-at-two-opened = The opened cards decide
web-value-showdown-at-two-off = The deal goes on
web-why-form-ffa = 2–4 seats
web-why-form-pairs = 4 seats, partners opposite
web-why-form-two-vs-one = 3 seats, auction and talon
web-why-form-three-vs-one = 4 seats, auction and swap
web-why-trump-own = the most usual; chosen when you sit down
web-why-trump-two = plain cards don’t beat trumps
web-why-trump-ranked = ♥ and ♣ are plain
web-why-beating-any-higher = as in games you know
web-why-redeal-literal = nearly every deal
web-why-sizes-ladder = 1 to 5 cards, sixes, 5 to 1
web-why-sizes-own = 1 to 6 cards each, for example 1 2 3
web-why-revoke-penalty = and the play begins again
web-why-reraise-false = if somebody raised after you
web-sizes-bad = Sizes are numbers from 1 to 6, at most 100 of them.

# After it is made.
web-invite-join = Come and play { $game }

## Web: table

web-deal = Deal
web-deal-number = Deal { $number }
web-trick = trick { $number }
web-trick-of = { $number } of { $of }
web-trump = trump
web-your-turn = Your turn
web-to-act = to act
web-your-hand = Your cards
web-card-closed = a closed card
web-cards = { $count } { $count ->
    [one] card
   *[other] cards
}
web-dealer = Dealer
web-dealer-letter = D
web-anticlockwise = anticlockwise
web-anticlockwise-about = Play goes anticlockwise
web-ask-lead = You lead: choose
web-ask-card = Your turn: lay a card
web-choose-more = Choose { $count } more
web-choose-card = Choose a card
web-clear = Clear
web-confirm = Do it?
web-onward = Go on
web-rest-ready = Ready
web-rest-is-ready = ready for the next deal
web-rest-count = { $ready } of { $of } ready
web-rest-for = waiting for { $names }
web-rest-next = next deal in
web-news-ready = { $who ->
    [you] You are ready.
   *[other] { $name } is ready.
}
web-out = You are out of this match
web-out-about = Watch to the end if you like; nobody waits for you.
web-out-leave = Leave
web-column = Score and log
web-here = here
web-not-connected = not connected
web-bot-plays = a bot plays for this seat
web-bot-plays-you = A bot plays for you
web-sheet-last = Last trick
web-sheet-score = Score
web-sheet-log = Log
web-sheet-rules = Rules
web-sheet-settings = Settings
web-sheet-menu = Menu
web-earlier = Earlier
web-later = Later
web-this-deal = This deal
web-whole-match = Whole match
web-set-suits = Suits
web-set-cards = Cards
web-cards-normal = normal
web-cards-large = large
web-set-confirm = Play with two taps
web-set-confirm-about = the first chooses, the second plays
web-set-motion = Moving cards
web-set-motion-about = off where the device asks for it
web-set-sound = Sound at my turn
web-set-vibrate = Vibration at my turn
web-hint = Hint
web-hint-is = { $level ->
    [steady] Hint of the club bot: { $action }.
   *[other] Hint: { $action }.
}
web-hint-thinks = Thinking…
web-hint-only = There is no other choice.
web-hint-worth = On average { $value } in this deal.
web-hint-others = Otherwise: { $others }.
web-hint-other = { $action } ({ $value })
web-hints-allow = Hints
web-hints-why = At their turn players may ask what a strong bot would do with the same cards. For practice with bots; with people it is fairer without.
web-hints-on = with hints
web-bots-level = Level of the bots
web-guide = Hints for beginners
web-guide-about = a sentence at the moments that matter
web-guide-close = Got it
web-mute = Don’t show what others say
web-phrases = Say
web-phrase-0 = Hello
web-phrase-1 = Good luck
web-phrase-2 = Well played
web-phrase-3 = Thank you
web-phrase-4 = Sorry
web-phrase-5 = One moment
web-phrase-6 = I’m thinking
web-phrase-7 = Your turn
web-phrase-8 = Ha
web-phrase-9 = Oh no
web-phrase-10 = Another match?
web-phrase-11 = Goodbye
web-leave = Leave the seat
web-leave-about = A bot plays on for you. You may come back.
web-news-lost = No connection
web-news-retry = trying again
web-news-elsewhere = The table is open in another tab
web-news-elsewhere-about = here it can only be looked at
web-play-here = Play here?
web-play-here-why = One tab plays at a time, so that no move goes out twice.
web-play-here-do = Play here
web-offline = Your seat is kept
web-offline-about = Your cards are safe. If the connection stays away, a bot plays for you; when you are back, the seat is yours again.
web-missed = { $count ->
    [0] A bot plays for you
    [one] The bot has made { $count } move for you
   *[other] The bot has made { $count } moves for you
}
web-missed-about = What was played stays.
web-back = Back to my seat
web-news-away = { $who ->
    [you] A bot plays for you now.
   *[other] A bot plays for { $name } now.
}
web-news-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
web-table-closed = This table is closed.
web-table-refused-none = There is no such table.
web-table-refused-full = All seats at this table are taken.
web-table-refused-no = This table is only for those who have its link.
web-table-refused-many = Too many at once. Wait a moment and load the page again.
web-table-refused-down = The server can’t be reached.
web-wait-for = { $count ->
    [one] Waiting for { $count } player
   *[other] Waiting for { $count } players
}
web-wait-begins = The match begins
web-wait-bots = { $count ->
    [one] Seat { $count } bot and begin
   *[other] Seat { $count } bots and begin
}
web-sit-as = Sit down
web-name-trump = Your trump
web-trump-given = You chose no trump, so you got the first that was free: { suits }.
web-trump-first = Everyone has a trump of their own. Choose a suit, then press “Sit down”. Whoever doesn’t choose gets the first that is free: { suits }.
web-seat-free = free
web-stand-up = Stand up
web-invite = Link for friends
web-invite-open = The table is open: anyone may sit down. The link brings friends straight here.
web-invite-private = Only those who have this link see the table.
web-commit = Fingerprint of the shuffle:
web-standing = Standing
web-settled-why = OD-DOUBLE: whoever ends below zero counts twice as much when the match is settled.
web-settled = counts { $amount }
web-end-after = { $count ->
    [one] The match is over after { $count } deal
   *[other] The match is over after { $count } deals
}
web-last-deal = Last deal
web-record = Record
web-rematch = Another match
web-rematch-waiting = Waiting for the others
web-ready = ready
web-left = left
web-and-you = and you?
web-thinks = thinks
web-od-phase-bid = bids
web-od-phase-play = trick { $number }/{ $of }
web-od-blind = blind
web-od-bid = bid
web-od-pass = pass
web-od-taken = took { $taken } of { $bid }
web-od-dealers-card = the dealer’s card
web-od-ask-blind = A blind bid: how many tricks?
web-od-bid-no = { $count ->
    [0] pass: not allowed
   *[other] { $count } can’t be bid
}
web-od-hook = Your bid is the last: the sum may not be the number of cards.
web-od-cards = { $count ->
    [one] There is { $count } trick in this deal.
   *[other] There are { $count } tricks in this deal.
}
web-od-deals = Deals
web-od-ladder = Height: cards in the hand.
web-od-ladder-blind = Height: cards in the hand. A dashed edge: a blind deal.
web-od-score = As bid: 10 a trick. More: 1 a trick. Fewer: −10 for each missing one. OD-SCORE
web-guide-od-bid = Say how many tricks you will take. Exactly that many: 10 points each. More: 1 each. Fewer: −10 for each missing one.
web-guide-od-lead = You lead, with any card. The highest card of its suit takes the trick, unless a trump is laid.
web-guide-od-follow = Follow the suit that was led. Without it lay a trump; without both any card. What may be laid is lifted.
web-dk-phase-auction = auction
web-dk-phase-talon = talon
web-dk-phase-bury = burying
web-dk-phase-give = giving
web-dk-phase-swap = exchange
web-dk-phase-return = returning
web-dk-own-trump = { $suit ->
    [C] own trump: clubs
    [D] own trump: diamonds
    [H] own trump: hearts
   *[S] own trump: spades
}
web-dk-said-pass = passed
web-dk-said-solo = solo
web-dk-asked = decides
web-dk-unasked = waits
web-dk-solo = solo
web-dk-others = against
web-dk-partner = with you
web-dk-stock = stock
web-dk-beaten = beaten
web-dk-discarded = discarded
web-dk-led = { $who ->
    [you] You led
   *[other] { $name } led
}
web-dk-beat = { $who ->
    [you] You beat it
   *[other] { $name } beat it
}
web-dk-takes = { $who ->
    [you] You take the bank
   *[other] { $name } takes the bank
}
web-dk-takes-bank = { $who ->
    [you] You take the bank
   *[other] { $name } takes the bank
}{ $count ->
    [one] , { $count } card
   *[other] , { $count } cards
}
web-dk-ordinary = ordinary
web-dk-junior = junior
web-dk-senior = senior
web-dk-banki = Banki, out at { $limit }
web-dk-score = Few banki are good; with { $limit } you are out. DK-OUT
web-dk-form-now = The others go on: { $form } (DK-OUT).
web-dk-ask-answer = { $count ->
    [one] Beat, or discard a card
   *[other] Beat, or discard { $count } cards
}
web-dk-ask-beat = { $count ->
    [one] Beat: choose a card
   *[other] Beat: choose { $count } cards
}
web-dk-ask-discard = { $count ->
    [one] You can’t beat: discard a card
   *[other] You can’t beat: discard { $count } cards
}
web-dk-ask-give = { $count ->
    [one] One card to the opponent
   *[other] One card to each opponent
}
web-dk-pass = Pass
web-dk-play-solo = Play alone
web-dk-gift = Gift
web-dk-gift-how = { $count ->
    [one] take the card, then give one to each
   *[other] take the { $count } cards, then give one to each
}
web-dk-bury = Bury
web-dk-bury-how = { $count ->
    [one] lay a card away first, then take it
   *[other] lay { $count } cards away first, then take them
}
web-dk-do-bury = Bury
web-dk-do-give = Give
web-dk-do-return = Return
web-dk-do-lay = { $count ->
    [1] Lay the card
    [one] Lay { $count } card
   *[other] Lay { $count } cards
}
web-dk-do-beat = { $count ->
    [1] Beat with this card
    [one] Beat with { $count } card
   *[other] Beat with { $count } cards
}
web-dk-do-discard = { $count ->
    [1] Discard this card
    [one] Discard { $count } card
   *[other] Discard { $count } cards
}
web-dk-lead = { $count ->
    [1] Lead this card
    [one] Lead { $count } card
   *[other] Lead { $count } cards
}
web-dk-this-beats = { $count ->
    [one] Your card beats
   *[other] Your { $count } cards beat
}
web-dk-this-discards = { $count ->
    [one] This is a discard
   *[other] This is a discard of { $count }
}
web-dk-by-rank = same rank
web-dk-by-trump = trump
web-dk-by-special = { $rank } of the suit
web-dk-by-lower = lower
web-dk-by-higher = higher
web-dk-note-lead = Cards of one suit go together, or three or four of a rank. DK-LEAD
web-dk-note-lead-one = One card, any that you like. DK-S-LEAD
web-dk-note-answer = Choose cards: you will see whether they beat before you lay them. DK-ANSWER
web-dk-note-bury = Nobody sees them; their points are yours. DK-S-TALON
web-dk-nothing = nothing
web-dk-any = all
web-dk-what-beats = What beats it
web-guide-dk-lead = You lead. Choose a card and see what beats it. Whose cards stand at the end takes them all: the more points you collect, the fewer banki you get.
web-guide-dk-answer = { $count ->
    [one] Lay a card: it beats, or it is a discard. Whose card stands at the end takes all that were laid.
   *[other] Lay { $count } cards: they beat card by card, or all are a discard. Whose cards stand at the end takes all that were laid.
}
web-guide-dk-s-answer = Lay a card that beats, or any of the group that was led: ♥ and ♣ are one group, ♦ and ♠ are one each. Without a card of that group, any will do.
web-guide-dk-lower = Low cards beat high ones here: your { $card } beats { $standing }.
web-guide-dk-higher = Higher cards beat here: your { $card } beats { $standing }.
web-guide-dk-special = 6 and 8 beat nearly all of their suit (the 6 not 8 and Q, the 8 not K and Q): your { $card } beats { $standing }.
web-guide-dk-rank = Cards of the same rank beat each other: your { $card } beats { $standing }.
web-guide-dk-trump = A trump beats other suits: your { $card } beats { $standing }.
web-guide-dk-solo = Who plays alone plays against all others together. ♠ beat ♦, and ♦ beat ♥ and ♣.
web-ok-passed = pass
web-ok-all-in = all in
web-ok-opened = { $count ->
    [one] { $count } card open
   *[other] { $count } cards open
}
web-ok-pot = pot
web-ok-pot-title = The pot
web-ok-in = bet { $count }
web-ok-ask-bet = Bet or pass?
web-ok-ask-raise = Call { $count } or raise?
web-ok-ask-call = Call { $count } or pass?
web-ok-note-stand = Who stands plays with the open cards and opens no more. All see that; the closed card stays unknown, to you too.
web-ok-stand = { $count ->
    [one] Stand on { $count }
   *[other] Stand on { $count }
}
web-ok-open = Open a card
web-ok-pass = Pass
web-ok-call = Call { $count }
web-ok-call-all = Call, all in: { $count }
web-ok-bet = Bet { $count }
web-ok-raise = Raise to { $count }
web-ok-up-to = up to { $count }
web-ok-range = From { $low } to { $high }.
web-ok-amount = How many chips
web-ok-slider = Bet from { $low } to { $high }
web-ok-less = { $count } less
web-ok-more = { $count } more
web-ok-min = min
web-ok-half = ½ pot
web-ok-all = all
web-ok-wins = { $who ->
    [you] You take { $count }
   *[other] { $name } takes { $count }
}
web-ok-not-shown = not shown
web-ok-chips-note = Chips are for play, not money.
web-ok-two-note = When two are left, the betting closes (OK-TWO).
web-ok-strengths = From weak to strong
web-ok-yours = yours: { $worth }
web-ok-kind-high = Highest card
web-ok-kind-two-suit = Two of a suit
web-ok-kind-three-suit = Three of a suit
web-ok-kind-three-rank = Three of a rank
web-ok-kind-four-suit = Narosh: four of a suit
web-ok-kind-four-rank = Four of a rank
web-ok-about-high = A 11, K Q J 10 are 10, 9
web-ok-about-two-suit = the sum; two aces always 22
web-ok-about-three-suit = the sum
web-ok-about-three-rank = the higher rank
web-ok-about-four-suit = the sum
web-ok-about-four-rank = nothing is stronger
web-ok-score = Chips are for play, not money. OK-MATCH
web-guide-ok-bet = You see two of your four cards. Bet if they are worth it; who passes leaves the deal.
web-guide-ok-call = There is a bet: call it, raise it, or pass and leave the deal.
web-guide-ok-open = One more card can’t make a hand worse. Standing is a sign to the others: you are content.
web-ex-gave = gave
web-ex-waits = waits
web-ex-wins = won { $count }
web-ex-giving = you give
web-ex-answering = you answer
web-ex-quartet = quartet
web-ex-group = { $count } of 4
web-ex-between = { $first } and { $second } exchange
web-ex-has-given = { $who ->
    [you] you gave
   *[other] { $name } gave
}
web-ex-you-give = you give
web-ex-you-return = you return
web-ex-note-give = { $name } will see the card and return one.
web-ex-mine = What I gave and got
web-ex-exchange = exchange
web-ex-given = given
web-ex-got = got
web-ex-seen = Only you and the other one see this. EX-SEEN
web-ex-score = { $count ->
    [one] One quartet wins the deal. EX-WIN
   *[other] { $count } quartets win the deal. EX-WIN
}
web-guide-ex-give = { $count ->
    [one] Collect four cards of a rank. Give a card that you don’t need; one comes back.
   *[other] Collect { $count } times four cards of a rank. Give a card that you don’t need; one comes back.
}
web-guide-ex-return = A card came. Return one that you held before, not this one.

## Web: is it fair, and looking back

web-fair-title = A fair shuffle
web-fair-before = Before anyone sits, this table shows the fingerprint of its secret. Each player’s device adds a number of its own. After the match all of it is shown, and Verify works the decks out again.
web-fair-given-up = The table was closed, so it shows its secret. Nothing will be dealt by it any more.
web-fair-verify = Verify the shuffle
web-fair-verdict-verified = Everything fits: nobody could choose the cards.
web-fair-verdict-false = Something doesn’t fit.
web-fair-verdict-unchecked = There is nothing to verify here.
web-fair-verified = Right:
web-fair-false = Wrong:
web-fair-note = Note:
web-fair-commit-secret = The fingerprint belongs to the secret.
web-fair-commit-not-secret = The fingerprint doesn’t belong to the secret: one of the two was changed.
web-fair-commit-seed = The fingerprint belongs to the seed.
web-fair-commit-not-seed = The fingerprint doesn’t belong to the seed, and no secret is given.
web-fair-commit-alone = There is a fingerprint, but neither a secret nor a seed to compare it with.
web-fair-seed-secret = The seed follows from the secret and the players’ numbers.
web-fair-seed-not-secret = The seed doesn’t follow from the secret and the players’ numbers: one of them was changed, or their order.
web-fair-dealer-lot = The lot makes { $dealer } the first dealer.
web-fair-dealer-not-lot = { $dealer } deals first by agreement; the lot would be { $lot }.
web-fair-decks = { $count ->
    [one] The deck of { $count } deal follows from the seed.
   *[other] The decks of { $count } deals follow from the seed.
}
web-fair-deck-not-seed = Deal { $deal }: the deck doesn’t follow from the seed. Card { $place } is { $given }, it would be { $expected }.
web-fair-deck-length = Deal { $deal }: the deck doesn’t follow from the seed. It has { $given } cards and not { $expected }.
web-fair-nothing = The record holds no seed and no secret.
web-fair-unreadable = The record can’t be read: { $path }.
web-fair-seen-commit = It is the fingerprint that this device was shown before the match.
web-fair-seen-not-commit = Before the match this device was shown another fingerprint.
web-fair-seen-nonce = The number that this device added is among the players’ numbers.
web-fair-seen-not-nonce = The number that this device added is not among the players’ numbers.
web-fair-here = Worked out on this device, without asking the server.
web-fair-numbers = The numbers
web-fair-commit = Fingerprint
web-fair-secret = Secret
web-fair-nonce = Number of { $name }
web-fair-seed = Seed
web-fair-none = none
web-fair-formula = Fingerprint: SHA-256 of the secret. Seed: SHA-256 of the secret and the players’ numbers in order of seats. “sha256sum” and “kozyr verify” give the same.
web-fair-deck = The deck of deal { $number }, top card first
web-replay-look = Looking back
web-replay-title = Replay: { $game }
web-replay-unfinished = The match was not finished.
web-replay-table = The table at this moment
web-replay-player = Player
web-replay-about = About this moment
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-stop = Stop
web-replay-speed = Speed: { $speed }
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-fast = fast
web-replay-moment = Jump to
web-replay-step = Step of the deal
web-replay-eyes = What is shown
web-replay-all = All hands
web-replay-one = One seat’s view
web-replay-seat = Seat at the bottom
web-replay-hand-of = Hand: { $name }
web-replay-closed = Closed card: { $card }
web-replay-hidden = { $name } acts; this seat doesn’t see it.
web-replay-legal = { $name } may
web-replay-not-seen = Another seat is to act. What it may do is not seen from here.
web-replay-chosen = Chosen:
web-replay-bets = bet { $low } to { $high }
web-replay-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
web-replay-redealt = Thrown in: the same dealer deals again.
web-replay-watch = Step by step
web-replay-steps = Steps
web-replay-no-steps = Nobody had to act in this deal.
web-replay-download = Download
web-replay-open = Open a record
web-replay-matches = Matches of this table
web-replay-empty = Open the record of a match, or drop its file anywhere on this page.
web-replay-drop = Let go to open the record
web-replay-drop-hint = A record is a small file, “.toml”. It is played here and kept nowhere.
web-replay-missing = There is no such match, or it isn’t over yet. A match can be looked at once it is over.
web-replay-fault = This record can’t be played: { $path }: { $message }
web-replay-refused = This record can’t be played. Deal { $deal }, action { $action }: { $why }
web-replay-too-long = This file is too long for a record.
web-replay-share = Share this moment
web-replay-share-about = Whoever opens this link sees the match at this very step.

## Web: what the table refuses

web-denied-closed = This table is closed.
web-denied-not-begun = The match has not begun.
web-denied-match-on = A match is on.
web-denied-not-over = The match is not over yet.
web-denied-not-ready = The table is getting the next match ready. Try again.
web-denied-not-seated = You have no seat here.
web-denied-seated-already = You already have a seat here.
web-denied-seat-taken = This seat is taken.
web-denied-no-seat = There is no seat { $number }.
web-denied-not-a-bot = { $seat } is not a bot.
web-denied-bot-plays = A bot plays for you now. Take your seat back first.
web-denied-back-once = The bot plays this turn. Take your seat back after it.
web-denied-no-trump = Trumps are not chosen by players here.
web-denied-bad-trump = A trump is one of the four suits.
web-denied-trump-taken = This trump is taken: { suits }.
web-denied-not-host = Only the host can do that.
web-denied-not-all-want = Not everyone has agreed to another match.
web-denied-no-person = Somebody has to sit down first.
web-denied-too-fast = Wait a moment.
web-denied-no-phrase = There is no such phrase: { $number }.
web-denied-bad-id = The message can't be read.
web-denied-bad-nonce = The message can't be read.
web-denied-bad-secret = The message can't be read.
web-denied-no-hint = Hints are for your own turn.
web-denied-hints-off = There are no hints at this table.
web-denied-held = The host has paused the match.
web-denied-not-yourself = You can’t remove yourself. Leave the seat instead.
web-denied-removed = The host has removed you from this table.
web-denied-seats-taken = Somebody sits in a seat that would be gone. Move them first.

# Lessons and puzzles

web-learn = Learn
web-learn-about = A short lesson for each game, a step at a time, and puzzles with proven answers.
web-lesson-of = { $game }: a lesson
web-lesson-step = Step { $number } of { $of }
web-lesson-steps = Step by step
web-lesson-next = Go on
web-lesson-back = Back
web-lesson-other = The rules allow that. But in this lesson, please { $action }.
web-lesson-odessa-aim = Say how many tricks you will take
web-lesson-odessa-aim-text = Everyone has three cards and says in turn how many tricks they will take. Exactly so many are worth 10 points each. That is the whole game.
web-lesson-odessa-trump = One suit is trump
web-lesson-odessa-trump-text = J♠ was turned up after the deal, so spades are trump: any spade beats all the other suits. Your A♠ is the highest of them.
web-lesson-odessa-bid = You deal, so you speak last
web-lesson-odessa-bid-text = Both others said 1. Why you can’t is shown below. A♠ is a sure trick, K♥ a likely one: say 2.
web-lesson-odessa-follow = Follow the suit
web-lesson-odessa-follow-text = { bot-2 } led Q♥, { bot-3 } laid 9♥. You hold a heart and must lay it. Try another card if you like: the table will say why not. Then lay K♥.
web-lesson-odessa-took = The highest card takes
web-lesson-odessa-took-text = Nobody laid a trump, so the highest heart takes: your K♥. One of two. Who takes a trick leads to the next.
web-lesson-odessa-lead = A sure trick
web-lesson-odessa-lead-text = Any card may be led. Nothing beats the ace of trumps: lead A♠.
web-lesson-odessa-drawn = They had to follow
web-lesson-odessa-drawn-text = Both still had a spade and had to lay it: a trump that is led pulls the others out. Two of two. Now you want no more.
web-lesson-odessa-lose = And now lose one
web-lesson-odessa-lose-text = A third trick would turn 20 points into 3. Lead 7♦, so low that somebody is likely to beat it.
web-lesson-odessa-trumped = No diamond? A trump
web-lesson-odessa-trumped-text = 10♦ followed. { bot-3 } had no diamond and had to lay a trump: 8♠ takes. Who has neither suit nor trump lays anything.
web-lesson-odessa-score = What it brought
web-lesson-odessa-score-text = As ordered: 10 for each trick. More: only 1 for each. Fewer: −10 for each one missing.
web-lesson-odessa-match = A whole match
web-lesson-odessa-match-text = Deals grow from one card to six and shrink again; the last is bid blind. The highest total wins. Now play, or try the puzzles on the first page.
web-lesson-exchange-aim = Four of a kind
web-lesson-exchange-aim-text = All the cards are dealt out. Four cards of one rank are a quartet. In this short game two quartets win.
web-lesson-exchange-hand = What you are collecting
web-lesson-exchange-hand-text = Your hand lies in groups. You have three sevens and three kings: only 7♥ and K♥ are missing.
web-lesson-exchange-give = Give one, get one
web-lesson-exchange-give-text = You begin. The next player gets a card from you and answers with another. Twos are of no use to you: give 2♣.
web-lesson-exchange-got = What came back
web-lesson-exchange-got-text = 9♥ came back. Your card was seen first, then the answer was chosen. Now the next player gives to the one after, and so on round the table.
web-lesson-exchange-secret = What you can’t see
web-lesson-exchange-secret-text = Two exchanges went on without you. The cards are known to those two alone; you only see that they changed hands.
web-lesson-exchange-return = Now you answer
web-lesson-exchange-return-text = { bot-4 } gave you 7♥, the fourth seven! Return a card in exchange, but not that one: try it and see. Then return 10♥.
web-lesson-exchange-quartet = The first quartet
web-lesson-exchange-quartet-text = The sevens are together. Who has won is asked after each whole exchange, when both cards have been passed.
web-lesson-exchange-again = Once more round
web-lesson-exchange-again-text = It is your turn to give again, and only K♥ is missing. Give 2♦.
web-lesson-exchange-won = Two quartets
web-lesson-exchange-won-text = K♥ came back, and the deal ends on the spot. The winner’s quartets are shown; all the other cards stay unknown.
web-lesson-exchange-feed = What good players do
web-lesson-exchange-feed-text = Don’t feed your neighbour: a card kept once is a card collected. Remember what you gave and what came. When nobody gets there for a very long time, the deal ends without a winner.
web-lesson-donkey-aim = Take points, or pay
web-lesson-donkey-aim-text = Too few points in a deal bring you banki, and ten banki put you out. Aces are worth 12, tens 10, kings 5, queens 3, jacks 1; a six takes 1 away.
web-lesson-donkey-order = Low beats high
web-lesson-donkey-order-text = From weak to strong: A 10 K Q J 9 8 7 6. Each beats its left neighbour in suit. And everyone has their own trump: yours is ♣, see the plates for the others.
web-lesson-donkey-beat = Beat the queen
web-lesson-donkey-beat-text = { bot-3 } led Q♥. One place below it is the jack, and you have it: choose J♥ and lay it. Any other card would only be thrown off.
web-lesson-donkey-took = The bank is yours
web-lesson-donkey-took-text = 7♥ doesn’t beat J♥: only its neighbour 9♥ would, or an 8, a 6, a jack, a trump. So you take all three cards. Everyone draws up to four; the taker leads.
web-lesson-donkey-pair = Two at once
web-lesson-donkey-pair-text = You may lead several cards of one suit. Two are harder to beat than one: choose 10♠ and K♠, 15 points, and lay them together.
web-lesson-donkey-answers = Two against two
web-lesson-donkey-answers-text = As many cards must be laid in answer, and each has to beat one of yours. Nobody could, so they threw off, and 9 more points came to your 15.
web-lesson-donkey-nine = A card worth nothing
web-lesson-donkey-nine-text = Now give the lead away cheaply: lead 9♦, no points in it.
web-lesson-donkey-eight = Eights and sixes
web-lesson-donkey-eight-text = 8♦ beat 9♦. An 8 beats its whole suit except K and Q, a 6 its whole suit except 8 and Q: so 6♦ could do nothing here.
web-lesson-donkey-same = Equal beats too
web-lesson-donkey-same-text = { bot-2 } led 10♥. The same rank beats, whatever the suit: lay 10♦ and take both tens. Your trumps would beat too, but bring less.
web-lesson-donkey-ace = Take a risk
web-lesson-donkey-ace-text = The ace is worth most and is the weakest card. Lead A♥ and see whether somebody can beat it.
web-lesson-donkey-trumped = Somebody’s own trump
web-lesson-donkey-trumped-text = J♦ is a trump for { bot-2 } and for nobody else: an own trump beats any card of another suit. Your ace is gone.
web-lesson-donkey-mine = Now yours
web-lesson-donkey-mine-text = 9♥ was led. Clubs are your trump, so 7♣ beats it. Lay it.
web-lesson-donkey-banki = Points become banki
web-lesson-donkey-banki-text = So it goes on until all cards are taken. For three players 41 points and more cost nothing, 30 to 39 one banka, less costs more; at ten you are out. The last one left wins.
web-lesson-oko-aim = Four closed cards
web-lesson-oko-aim-text = A pack from nine to ace. Everyone pays 1 chip, gets four cards face down and looks at two. What counts is the chips in the pot.
web-lesson-oko-worth = What two cards are worth
web-lesson-oko-worth-text = An ace counts 11, a nine 9, the rest 10. Two cards of a suit are added: A♠ K♠ make 21. Only two aces are better, 22.
web-lesson-oko-raise = Call, raise or pass
web-lesson-oko-raise-text = { bot-2 } bet 2 and { bot-3 } called. Who passes is out of the deal and leaves their chips there. 21 is strong: raise to 4.
web-lesson-oko-called = One raise each
web-lesson-oko-called-text = Both paid the difference: 15 chips in the pot. Who has bet and was raised may only call or pass, so a round is soon over.
web-lesson-oko-open = A third card, or stand
web-lesson-oko-open-text = Now each opens a third card for themselves, or stands on two. Another card never makes a hand worse. Open.
web-lesson-oko-three = Three of a suit
web-lesson-oko-three-text = 10♠: three spades, 31 points, better than any two. The others see only that you opened a card.
web-lesson-oko-call = Two are left
web-lesson-oko-call-text = { bot-2 } bet 4, { bot-3 } passed. With two left nobody may raise: call, and both open all their cards.
web-lesson-oko-showdown = Cards on the table
web-lesson-oko-showdown-text = Your fourth card, 9♦, changed nothing. Three spades beat two diamonds: the pot is yours.
web-lesson-oko-kinds = From weak to strong
web-lesson-oko-kinds-text = One card, two of a suit, three of a suit, three of a rank, four of a suit, four of a rank. In a kind the higher sum wins, or the higher rank.
web-lesson-oko-chips = Only what you have
web-lesson-oko-chips-text = You can’t be made to pay more than you have: all in, you play for the part of the pot that you paid for. Watch who opens and who stands: that is all you see of their cards.
web-puzzles = Puzzles
web-puzzle-number = Puzzle { $number } of { $of }
web-puzzle-task = { $bid ->
    [0] You passed and took { $taken }. Which card?
   *[other] You ordered { $bid } and took { $taken }. Which card?
}
web-puzzle-or = { $first } or { $last }
web-puzzle-right = Right!
web-puzzle-wrong = { $card } may cost you. If { $holds }, it brings { $bad }, the right card { $good }.
web-puzzle-holds = { $name } holds { $cards }
web-puzzle-answer = The answer: { $cards }.
web-puzzle-show = Show me
web-puzzle-next = Next
web-puzzle-before = The puzzle before
web-puzzle-played = Gone:
web-puzzle-none-played = The first trick: nothing is gone yet.
web-puzzles-solved = Solved: { $count } of { $of }
web-puzzle-done = Puzzle { $number }, solved
web-puzzle-open = Puzzle { $number }
web-puzzles-proven = Odessa, near the end of a deal. Every answer was tried against all the hands that the others can hold: it is never worse, and sometimes better.
web-puzzle-why-take-now = You can’t spare a trick: each one missing costs 10. { $right } takes this one, { $wrong } doesn’t.
web-puzzle-why-cheap = Either would take. Pay with { $right } and keep the stronger { $wrong } for the trick that you need next.
web-puzzle-why-keep-strong = You need all the tricks, but this one can’t be had. Save what can be saved: lay { $right } and keep { $wrong } for the next.
web-puzzle-why-short = The bid is out of reach, yet each trick taken makes the loss 10 smaller. This one can’t be had: lay { $right }, keep { $wrong }.
web-puzzle-why-keep-one = This trick can’t be had, and you still need what comes. Lay { $right }: { $wrong } is the better card to take it.
web-puzzle-why-spend-high = You need this trick and no more. Take it with { $right }, the card that would be hardest to lose; { $wrong } has better chances to be beaten.
web-puzzle-why-draw-trumps = You need all the tricks. { $right } first: whoever has a trump must lay it now, and then it can’t beat { $wrong }.
web-puzzle-why-high-first = You need all the tricks. Begin at the top, with { $right }: that pulls this suit out of the other hands, and { $wrong } may be the highest afterwards.
web-puzzle-why-sure-waits = { $wrong } takes a trick whenever it is laid, so it can wait. Lead { $right } now, while somebody can still beat it: one trick is all you want.
web-puzzle-why-duck-sure = { $wrong } will take the next trick anyway, and you want just one. Let this one go: { $right }.
web-puzzle-why-cash = One more is needed. { $right } has the best chance now, while you lead; after that { $wrong } can be lost without harm.
web-puzzle-why-trump-last = { $right } first. The trump { $wrong } takes more surely later, when the others have fewer cards left to beat it with.
web-puzzle-why-low-first = One trick and no second. Lead the low one, { $right }, while the others can still beat it; { $wrong } is left for the trick that you need.
web-puzzle-why-lead-low = You have what you ordered; one trick more and it is worth 1 each instead of 10. { $right } is easier to beat now, and { $wrong } can go under somebody else’s card.
web-puzzle-why-unload = You have what you ordered. Somebody else takes this trick, so it is the moment to get rid of { $right }: { $wrong } is less likely to take the next.
web-puzzle-why-over-lead = The bid is overshot, so each further trick is one point. Lead high, { $right }: who takes leads again, and { $wrong } may take as well.
web-puzzle-why-over-keep = The bid is overshot, so each further trick is one point. This one can’t be had: lay { $right } and keep { $wrong } for the next.
web-puzzle-why-passed-lead = A pass that is made brings nothing, but a trick brings a point. So take what you can: { $right } first, it has the best chance and leaves you the lead.
web-puzzle-why-passed-keep = A pass that is made brings nothing, but a trick brings a point. This one can’t be had, so keep { $wrong } for the next and lay { $right }.
web-puzzle-why-passed-take = A pass that is made brings nothing, but a trick brings a point. { $right } takes this one: why let it go?
web-puzzle-why-every-cheap = Each trick is a point now. Both cards take this one: spend { $right } and keep the stronger { $wrong }.

## How a deal was counted

web-sheet-deal = How it was counted
web-count-why = Why?
web-count-deal = This deal
web-count-so = Counts
web-count-course = The match so far
web-od-count-bid = Ordered
web-od-count-taken = Taken
web-od-count-fines = Fine
web-ex-count-quartet = Quartet
web-ex-count-others = The others do not have so many quartets; their cards stay hidden.
web-dk-count-points = { $points ->
    [one] point
   *[other] points
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-dk-count-side = With the whole side: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} DK-SIDE
web-dk-count-next = eggs in the next deal
web-dk-count-table = Table
web-dk-count-below = below 0
web-dk-count-none = { $count ->
    [0] 0 points and no pair of cards
    [one] 0 points and one pair of cards
   *[other] 0 points and { $count } pairs of cards
}
web-dk-count-more = { $points } points and more
web-dk-count-just = { $points ->
    [one] exactly { $points } point
   *[other] exactly { $points } points
}
web-dk-count-from = { $low } to { $high } points
web-dk-count-eggs = Eggs
web-dk-count-eggs-why = from the deal before
web-dk-count-sevens = Sevens
web-dk-count-sevens-why = { $who ->
    [you] you led the four sevens and won the deal
   *[other] { $name } led the four sevens and won the deal
}
web-ok-count-paid = Put in
web-ok-count-back = Back
web-ok-count-back-why = nobody matched it
web-ok-count-pot = Part { $number }
web-ok-count-pots = The pot and its parts
web-ok-count-level = up to { $level } each
web-ok-count-matched = who matched it
web-ok-count-last = all others passed
web-ok-count-alone = nobody else matched it
web-ok-count-equal = shared: equal hands
web-ok-count-best = the best hand of those who matched it
web-ok-count-note = Chips of those who passed stay in. Who took a part stands in bold.

## Without a network

web-away-title = No connection
web-away-about = The server can’t be reached just now. The page comes back by itself as soon as it can. A place at a table stays yours.

## Ending a deal whose rest is certain

web-claim = The rest is certain: end the deal
web-claim-asks = { $who ->
    [you] You want to end the deal
   *[other] { $name }: the rest is certain. End the deal?
}
web-claim-about = If all agree, it is checked: only when nothing can change the result any more is the rest played at once.
web-claim-agree = Agree
web-claim-play = Play on
web-claim-waits = You propose to end the deal. The others are asked.
web-claim-open = The rest is not certain: the deal goes on.
web-claim-against = { $who ->
    [you] You play on.
   *[other] { $name } plays on.
}
web-claim-done = The rest was certain, so it was played at once.
web-denied-claim = That can’t be proposed now: only with few cards left, and once in a deal.

## Statistics

stats-records = { $count ->
    [one] { $count } record, { $finished } of it finished
   *[other] { $count } records, { $finished } of them finished
}
stats-bad = { $count ->
    [one] { $count } record has a fault and isn’t counted.
   *[other] { $count } records have faults and aren’t counted.
}
stats-seats = wins by seat
stats-places = wins by place after the dealer
stats-odessa-bids = { game-odessa }: bids made
stats-donkey-ranks = { game-donkey }: points by rank
stats-donkey-leads = { game-donkey }: how often a lead is beaten
stats-oko-hands = { game-oko }: hands at the showdown
stats-exchange-deals = { game-exchange }: how deals end
stats-col-game = game
stats-col-seats = seats
stats-col-seat = seat
stats-col-place = place
stats-col-matches = matches
stats-col-wins = wins
stats-col-win-share = won %
stats-col-mean-total = mean total
stats-col-deals = deals
stats-col-mean-score = mean score
stats-col-size = cards
stats-col-bid = bid
stats-col-bids = bids
stats-col-exact = exact
stats-col-over = over
stats-col-under = under
stats-col-exact-share = exact %
stats-col-over-share = over %
stats-col-under-share = under %
stats-col-mean-tricks = mean tricks
stats-col-rank = rank
stats-col-points = points
stats-col-laid = laid
stats-col-kept = kept
stats-col-lost = lost
stats-col-kept-share = kept %
stats-col-points-kept = points kept
stats-col-points-lost = points lost
stats-col-form = form
stats-col-trump = trumps
stats-col-beating = beats in suit
stats-col-must-beat = must beat
stats-col-cards = cards
stats-col-leads = leads
stats-col-beaten = beaten
stats-col-beaten-share = beaten %
stats-col-kind = hand
stats-col-shown = shown
stats-col-won = won
stats-col-target = quartets
stats-col-mean-exchanges = mean exchanges
stats-kind-high = highest card
stats-kind-two-suit = two of a suit
stats-kind-three-suit = three of a suit
stats-kind-three-rank = three of a rank
stats-kind-four-suit = narosh
stats-kind-four-rank = four of a rank
selfplay-game-needed = --seats, --bots and --option need a GAME.
selfplay-done = { $count ->
    [one] { $count } record is in { $folder }.
   *[other] { $count } records are in { $folder }.
}
folder-exists = { $folder } is there already; name a new folder.

## Pictures of the rules

picture-beats = What beats what in suit: a card on the left beats a card above where the field is filled
picture-trumps = How many cards of the pack beat each card
picture-sides = { $count ->
    [one] { $count } side
   *[other] { $count } sides
}
picture-banki = Banki by points
picture-odessa-tricks = 9♥ is led and spades are trumps: the marked cards beat it
picture-odessa-scores = Score of a deal by bid and tricks taken
picture-tricks-taken = tricks taken
picture-oko-hands = The hands of Oko from strong to weak
picture-best = the best
picture-worst = the worst
picture-quartets = Cards in a hand by number of players; the filled ones can be quartets

## kozyr suggest

suggest-for = To act: { $name }
suggest-is = { $action } (level: { $level })
suggest-samples = { $samples ->
    [0] without search
    [one] { $samples } sample
   *[other] { $samples } samples
}
suggest-value = { $action }: { $value } ± { $error }
suggest-nobody = nobody is to act
suggest-both = --seconds and --samples: one of them limits a search, not both

## Reasons of bots in Oko and in the exchange game

reason-oko-open = An opened card can only make the hand better.
reason-oko-best = Nobody can have a better hand.
reason-exchange-wins = With this card gone the deal is won.

## Reasons in positions of Donkey

reason-donkey-costly-beats = Nobody can take this trick away any more: the costly card beats now, and its points are safe. Later it could be lost.
reason-donkey-take-bank = The cards on the table can be taken, and nothing that comes later is worth as much.
reason-donkey-lead-order = Led in this order the cards take the most, whatever the others hold.
reason-donkey-let-go = The card that could take this trick brings more in the tricks that are left.
reason-donkey-keep-strong = This trick is lost. The card that can still take one stays in hand, even if a costly one goes.
reason-donkey-spare-points = This trick is lost: the card that counts least goes.
reason-donkey-under-partner = The partner takes this trick: the points go in.
reason-donkey-quartet-wait = Three of a rank stay together: the fourth may still be drawn, and four are led at once and can’t be beaten.

## Reasons of bots in Donkey, where every way the cards may lie was tried

reason-donkey-all-yours = Whatever the others hold, every trick that is left can be yours.
reason-donkey-all-ours = Whatever the others hold, your side can take every trick that is left.
reason-donkey-takes-last = Nobody lays after you: the trick is yours. Whatever the others hold, nothing else is safer or can bring more.
reason-donkey-unbeaten = Nobody can beat this, whatever the others hold, and nothing else is safer or can bring more.
reason-donkey-partner-takes = The partner takes this trick, whatever the others hold, and nothing else is safer or can bring more.
reason-donkey-side-takes = Your side takes this trick, whatever the others hold, and nothing else is safer or can bring more.
reason-donkey-lost-least = This trick is lost whatever you lay: what counts least goes.
reason-donkey-lost = This trick is lost whatever you lay. Whatever the others hold, nothing else is safer or can bring more.
reason-donkey-left = This trick could be taken, but is better let go: whatever the others hold, nothing else is safer or can bring more.
reason-donkey-never-worse = Whatever the others hold and do, nothing else brings more.
reason-donkey-safest = Whatever the others hold, nothing else is safer or can bring more.

## kozyr review

review-of = { $game } · level: { $level } · samples for each choice: { $samples }
review-progress = { $done } of { $total } actions, { $left } left
review-seat = { $name }: { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}, lost by them: { $lost }
review-where = deal { $deal }{ $kind ->
    [trick] , trick { $number }
    [exchange] , exchange { $number }
    [round] , round { $number }
   *[none] {""}
}
review-mistake = { $where }: { $played }; better: { $best } (cost { $lost })
review-none = no clear mistake
review-amount = { $value } ± { $error } { $unit ->
    [points] points
    [banki] banki
    [chips] chips
    [wins] of a deal won
   *[other] {""}
}
review-luck = Luck and play, { $unit }:
review-col-score = score
review-col-usual = usual
review-col-cards = cards
review-col-play = play
review-about = Usual: what steady players get in that seat, whatever is dealt. Cards: how much more they get with the cards that were dealt. Play: the rest, what everybody made of them. After ± comes the standard error.

## The review of a match

web-review = Review
web-review-about = A bot that thinks looks at every choice of the match, by what its seat could know then: what it cost, and what was only the cards. It takes a minute or two.
web-review-begin = Review this match
web-review-waits = The review begins in a moment.
web-review-progress = Looked at: { $done } of { $of }
web-review-done = The review is ready.
web-review-failed = The review did not work out.
web-review-busy = Too many reviews are being made just now. Try again in a minute.
web-review-here = Review: best { $best }; the choice cost { $lost }

## Reasons of bots in Odessa

reason-odessa-all-needed = All { $tricks } tricks that are left are needed, and { $higher ->
    [0] nobody has a higher card of this suit
    [one] one card of this suit is higher
   *[other] { $higher } cards of this suit are higher
}: whatever the others hold, nothing does better.
reason-odessa-some-needed = { $needed } of { $tricks } tricks that are left are needed: whatever the others hold, nothing does better.
reason-odessa-none-needed = The bid is made: whatever the others hold, nothing keeps it better.
reason-odessa-out-of-reach = The bid can't be met any more: whatever the others hold, nothing comes to more points.
reason-odessa-others = Another choice brings more points to whoever makes it, but this one costs the others more.

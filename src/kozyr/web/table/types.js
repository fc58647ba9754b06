// The shapes of what the server sends to a table (docs/protocol.md, docs/view.md), and what drawings get of it.

/** @typedef {'exchange' | 'donkey' | 'odessa' | 'oko'} GameName */
/** @typedef {'clock' | 'left' | 'gone'} Why why a bot plays for a person */

/**
 * @typedef {object} Chair
 * @property {string | null} name of a person; a bot has its name by its seat
 * @property {'person' | 'bot' | 'free'} kind
 * @property {string | null} level of a bot
 * @property {boolean} connected
 * @property {Why | null} away
 * @property {string | null} trump that the person named
 * @property {boolean} wants the next match
 * @property {boolean} [out] has nothing more to play in this match
 * @property {number | null} bank seconds left in the time bank
 */

/**
 * @typedef {object} TableInfo
 * @property {string} id
 * @property {GameName} game
 * @property {number} seats
 * @property {Record<string, any>} options those that differ from their default
 * @property {'none' | 'relaxed' | 'brisk'} clock
 * @property {boolean} open
 * @property {boolean} watch whether spectators may look on
 * @property {number} pause seconds that it rests between two deals at most
 * @property {boolean} hints whether those who play may ask for hints
 * @property {boolean} trumps whether each person names a trump when sitting down
 * @property {string | null} key of the link for friends
 * @property {'waiting' | 'playing' | 'over' | 'closed'} state
 * @property {number} match its number
 * @property {string} commit
 * @property {string} [secret] once the table is closed
 * @property {number | null} you
 * @property {boolean} host
 * @property {Chair[]} chairs
 * @property {number[] | null} [claim] who is for ending the deal, as its rest is certain; null: not now
 * @property {{ seat: number, since: number, deadline: number | null } | null} turn times in seconds of the server
 * @property {{ name: string | null, seat: number | null, played: number, won: number, sums: Record<string, number> }[]} tallies
 * @property {{ deal: number, until: number | null, ready: number[], awaited: number[] } | null} [rest] this deal is over, the
 *   next one is dealt when all are ready, or then at the latest
 * @property {{ number: number, name: string }[] | null} [barred] whom the host has removed, for the host alone
 * @property {string[] | null} [onlookers] names of those who are here without a seat, for the host alone
 * @property {{ seat: number | null } | null} held the host has stopped the match, and where it sits
 */

/**
 * @typedef {object} Refusal
 * @property {string | null} rule
 * @property {string} code
 * @property {Record<string, string | number>} args
 */

/**
 * @typedef {object} Prompt
 * @property {number} deal
 * @property {string[]} legal
 * @property {Record<string, Refusal>} why
 * @property {Record<string, 'beat' | 'discard'>} [answers] by the cards, as "7H 8H"
 * @property {Record<string, string[]>} [beaten] by a card, what beats it
 */

/**
 * @typedef {object} View
 * @property {GameName} game
 * @property {number | null} seat
 * @property {(string | null)[] | null} hand
 * @property {number | null} to_act
 * @property {string[]} legal
 * @property {any} public
 * @property {any} private
 */

/**
 * What the player has begun to choose and not yet done.
 * @typedef {object} Choice
 * @property {string[]} cards in the order chosen
 * @property {number | null} amount of chips
 * @property {string | null} way how the talon is taken
 */

/**
 * A trick that is shown though it is over, until it leaves.
 * @typedef {object} Rest
 * @property {number} deal
 * @property {number} trick
 */

/**
 * What drawings may do.
 * @typedef {object} Does
 * @property {(action: string) => void} act carries out an action, as "play 7H"
 * @property {(choice: Partial<Choice>) => void} choose changes what is chosen
 * @property {(id: string) => void} rule opens the rules at a rule
 * @property {(name: SheetName) => void} sheet opens a sheet
 * @property {((number: number) => void) | null} deal opens the sheet that says how a deal was counted; null where there is none
 */

/** @typedef {'last' | 'score' | 'deal' | 'log' | 'rules' | 'settings' | 'menu' | 'host'} SheetName */

/**
 * Everything that a drawing goes by.
 * @typedef {object} Scene
 * @property {TableInfo} info
 * @property {View} view
 * @property {Prompt | null} prompt null unless this seat is to act and nothing is under way
 * @property {number | null} me
 * @property {import('./pen.js').Pen} pen
 * @property {Choice} choice
 * @property {Rest | null} rest
 * @property {Does} does
 */

/**
 * A sentence above the question: why something can't be done, or what was asked for.
 * @typedef {object} Tip
 * @property {string} text
 * @property {string | null} rule
 * @property {boolean} [toast] whether it lies over the bar of a phone and goes with a tap: a hint, a trump that was given
 */

/** @typedef {unknown} Part what a template may hold */

/**
 * What a tap on a card means.
 * @typedef {{ play: string } | { choose: string[] } | { refuse: string } | null} Tap
 */

/**
 * A line of what happened.
 * @typedef {object} Line
 * @property {number | null} seat who did it
 * @property {string} text the sentence
 * @property {boolean} [head] whether it begins something: a deal, a trick
 */

/**
 * A finished trick as the sheet shows it.
 * @typedef {object} Shown
 * @property {{ seat: number, cards: readonly string[], won: boolean, note?: string }[]} laid in order
 * @property {number | null} taker
 * @property {string} text
 */

/** @typedef {{ key: string, text: string, rule?: string }} Hint */

/**
 * How a seat's score of a deal came about.
 * @typedef {object} Account
 * @property {number} seat
 * @property {Part} [head] what it had
 * @property {[label: string, why: Part, amount: Part][]} rows each number with its reason
 */

/**
 * How a game is drawn. Each game has a module with these names.
 * @typedef {object} Drawing
 * @property {string} unit the message that names what totals count
 * @property {boolean} lowWins
 * @property {string} ranks from low to high, as the game sorts hands
 * @property {boolean} anticlockwise
 * @property {boolean} hasTricks whether there is a last trick to be seen
 * @property {'first' | 'after' | null} scorePlace where the score stands in the right column
 * @property {(s: Scene) => number} many deals in the match; 0 where that isn't certain
 * @property {(s: Scene) => string} phase what goes on, in short
 * @property {(s: Scene) => Part} line the same for the bar; words in <i class="w"> show where there is room
 * @property {(s: Scene, seat: number) => Part} plate the second line of a seat's plate
 * @property {(s: Scene, seat: number) => { out?: boolean, side?: 'solo' | 'three' | null, waits?: boolean }} marks
 * @property {(s: Scene, seat: number) => number} backs how many cards a seat holds, to be drawn under its plate
 * @property {(s: Scene, seat: number) => Part} under what lies under a plate
 * @property {(s: Scene) => { title: Part, row: Part }} own the player's plate
 * @property {(s: Scene) => Part} middle of the table
 * @property {(s: Scene) => Part} question what the player is asked, or nothing
 * @property {(s: Scene) => string} asks the question as a sentence
 * @property {(s: Scene, card: string) => string} state of a card in the hand: legal, illegal, new, or nothing of these
 * @property {(s: Scene, card: string) => Tap} tap
 * @property {(s: Scene, place: number) => string | null} [addressee] to whom the card chosen at a place goes, in short
 * @property {(s: Scene) => (string | null)[]} hand in order
 * @property {(s: Scene) => boolean} grouped whether the hand lies in groups by rank instead of a fan
 * @property {(s: Scene, number: number, plain?: boolean) => Line[]} log of a deal; that of a later view begins with
 *   the same lines. plain: as if the deal were over, without what only the player has seen
 * @property {(s: Scene) => Shown[]} tricks that are finished in this deal, else in the one before
 * @property {(s: Scene, number: number) => Part} outcome of a complete deal
 * @property {(s: Scene, number: number) => { seats: Account[], more: Part }} account of a complete deal that counted:
 *   how each number came about
 * @property {(view: View) => (Rest & { taker: number | null }) | null} lastFinished trick of the match
 * @property {(s: Scene) => Part} scoreNote how it is counted, in short
 * @property {(s: Scene) => Part} side panels of its own for the right column
 * @property {(s: Scene) => Hint | Hint[] | null} guide what a newcomer should hear now; of several the first that is new
 */

export {};

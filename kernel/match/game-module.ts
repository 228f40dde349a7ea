import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../say/citation.ts'
import type { Json, Parsed } from '../read/json.ts'
import type { Edit, Layout } from '../pieces/layout.ts'
import type { LineSource } from '../ask/line.ts'
import type { Measures } from './measures.ts'
import type { Message } from '../say/message.ts'
import type { Viewer, Picture } from '../ask/picture.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Question, Seat } from '../ask/question.ts'
import type { Rules } from './rules.ts'
import type { Ruling } from '../ask/ruling.ts'
import type { Scoring } from './scoring.ts'
import type { Starts } from './starts.ts'
import type { Option, Settings, SettingsInput } from '../ask/settings.ts'
import type { Told } from '../explain/story.ts'
import type { Table } from '../ask/table.ts'

/** A page to set a match up by: its title, and lines under headings. */
export interface Briefing {
  readonly title: Message
  readonly parts: readonly { readonly heading: Message; readonly lines: readonly Message[] }[]
}

/** The stage of a game: draft, playable, or released with all its long tests. */
export type Stage = 'draft' | 'playable' | 'released'

/** Whose game it is, and which booklet the code follows. */
export interface Rulebook {
  readonly title: string
  readonly edition: Message
  readonly publisher: Message
}

/** How a match ended. */
export interface Outcome {
  /** A seat, the automated opponent (`bot`), or nobody. */
  readonly winner: Seat | 'bot' | 'nobody'
  /** The way it ended, as one of the game's `endings`. */
  readonly way: string
  readonly text: Message
}

/** A way a match can end, with the rule that says so. */
export interface Ending extends Candidate {
  readonly cite?: Citation
}

/** What every game offers. The situation S is readonly plain data. */
export interface GameModule<S> {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  /** One line: how many players the game is for, how long it takes, and who the person is. */
  readonly about?: Message
  readonly stage: Stage
  /** The version of the rules, increased with each change; a match stores its version. */
  readonly version: number
  /** The text that it was made from, if it was: its matches name and carry it. */
  readonly rules?: Rules
  /** The changes of a version, shown when a match no longer agrees. */
  readonly changes?: Readonly<Record<number, Message>>
  readonly options: readonly Option[]
  /** How a match starts with one tap. */
  readonly starts?: Starts
  readonly rulings: readonly Ruling[]
  /** All its lists, columns, charts, steps and cards, for the reference pages and for rule coverage. */
  readonly declared: readonly LineSource[]
  /** The citation of a message, by its id. */
  readonly cites?: Readonly<Record<string, Citation>>
  /** The ways a match can end. */
  readonly endings: readonly Ending[]
  /** Whether a program can simulate it without a physical table. */
  readonly canSimulate: boolean
  /** What statistics depend on besides the rules, shown with them. */
  readonly figuresRestOn?: Message
  /** Migrations to the next version, for renamed answers. They may drop a digest, never an answer. */
  readonly upcasts?: Readonly<Record<number, (journal: Json) => Json>>
  seats(settings: Settings): readonly Seat[]
  /** The name of a seat, for people who share a device. */
  seatName?(situation: S, seat: Seat): Message
  /** The situation before anything is set up. */
  begin(settings: Settings): S
  setup(table: Table<S>): Procedure<void>
  /** One turn: the smallest unit after which only the situation matters. */
  turn(table: Table<S>): Procedure<void>
  /** Whether each `turn` is one as players count them; otherwise the layout may have a number `turn` or `round`. */
  readonly countsTurns?: boolean
  outcome(situation: S): Outcome | undefined
  /** The score as players count it, for the result and the history of a match. */
  readonly scoring?: Scoring<S>
  layout(situation: S): Layout
  /** The situation after one step of a correction. */
  correct(situation: S, edit: Edit): Parsed<S>
  /** Checks the result of a correction, in addition to its single steps. */
  misfit?(situation: S): Misfit | undefined
  /** A position entered by hand. */
  parseSituation(json: Json, settings: Settings): Parsed<S>
  /** The set-up as a page for laying out the table. */
  briefing?(situation: S): Briefing
  /** The owner's pack, extended with the data entered in a match. */
  grownPack?(situation: S, settings: Settings, own: Json): Parsed<Json>
  /** The table as a simple picture; without one it is made from the layout. A map shows what the open question proposes. */
  picture?(situation: S, onlooking?: Viewer): Picture
  /** What is in play for the opponent and what it does, as cards that a person may look at. */
  inPlay?(situation: S): readonly Card[]
  /** The opponent's acting piece, by the log of its move; shown above the current question. */
  acting?(situation: S, question: Question, move: readonly Told<unknown>[]): ActingPiece | undefined
  /** What to compare with the physical table; derived from the layout by default. */
  spots?(situation: S): readonly SpotGroup[]
  /** What the opponent would do next, for each thing that may come up. */
  mayCome?(situation: S, question: Question | undefined): readonly Prospect[]
  /** The name of a transcript in its folder "replays", to watch a match. */
  readonly watched?: string
  /** The booklet's examples, as positions to play from. */
  readonly examples?: readonly Example[]
  /** What the lab needs to play it well and to group what it counts. */
  readonly measures?: Measures<S>
  /** Whether a match with these settings is played at a physical board, where draws are physical by default. */
  besideBoard?(settings: Settings): boolean
  /** Who rolls and draws at first, if the options determine it. */
  rollsBy?(settings: Settings): Partial<Readonly<Record<'dice' | 'draws', 'app' | 'real'>>>
}

/** A card, token or order with what it does, in our words. */
export interface Card {
  readonly id: string
  readonly title: Message
  readonly cite: Citation
  readonly lines: readonly Message[]
}

/** A piece that acts: its name, what it has left to do, and what it is and has. */
export interface ActingPiece {
  readonly name: Message
  readonly left?: Message | undefined
  readonly tags: readonly Tag[]
}

/** What a piece is or has in a word or two, and what its owner wants to be reminded of. */
export interface Tag {
  readonly text: Message
  readonly note?: Message | undefined
}

/** Things that are compared together, as those of one side. */
export interface SpotGroup {
  readonly name: Message
  readonly spots: readonly Spot[]
}

/** A thing on the real table: its name, what is compared of every such thing, and what else is to be seen. */
export interface Spot {
  readonly name: Message
  readonly facts: readonly Message[]
  readonly also: readonly Message[]
}

/** Something that may happen next, and what the opponent would do then. */
export interface Prospect {
  readonly id: string
  readonly when: Message
  /** What it would do. */
  readonly does: Message
}

/** An example of the booklet: a position, and its reasoning in our words. */
export interface Example {
  readonly id: string
  readonly title: Message
  readonly cite: Citation
  readonly reasoning: readonly Message[]
  readonly wishes: SettingsInput
  readonly position: Json
  /** The answers that lead to the point of the example. */
  readonly answers: readonly Json[]
}

/** Why a situation is invalid, and what a person can correct with it. */
export interface Misfit {
  readonly told: Message
  readonly also: readonly Edit[]
}

/** A game for the registry and the shells, which never look inside its situation. */
export type Game = GameModule<unknown>

/**
 * Applies a correction and returns the situation or the problem. Steps that are not possible yet are retried later; pieces
 * that swap places in a cycle go through a free place.
 */
export function corrected<S>(game: GameModule<S>, situation: S, edits: readonly Edit[]): Parsed<S> {
  let now = situation
  let left = edits
  for (let detours = edits.length; left.length > 0; ) {
    const later: Edit[] = []
    let problem: Parsed<S> | undefined
    for (const edit of left) {
      const next = game.correct(now, edit)
      if (next.ok) now = next.value
      else {
        later.push(edit)
        problem ??= next
      }
    }
    if (problem !== undefined && later.length === left.length) {
      const detour = detours > 0 ? detoured(game, now, later) : undefined
      if (detour === undefined) return problem
      now = detour.situation
      later.splice(0, later.length, ...detour.left)
      detours -= 1
    }
    left = later
  }
  return { ok: true, value: now }
}

/** One of the pieces that wait for each other, laid where it can lie meanwhile. */
function detoured<S>(
  game: GameModule<S>,
  now: S,
  left: readonly Edit[],
): { readonly situation: S; readonly left: readonly Edit[] } | undefined {
  const { lying, places: all } = game.layout(now)
  const places = new Set([...lying.map(({ at }) => at.id), ...all.map(({ id }) => id)])
  for (const edit of left)
    if ('move' in edit && left.some((other) => 'move' in other && other.from === edit.to))
      for (const place of places) {
        const next = game.correct(now, { ...edit, to: place })
        if (place !== edit.from && place !== edit.to && next.ok)
          return {
            situation: next.value,
            left: left.map((each) => (each === edit ? { ...edit, from: place } : each)),
          }
      }
  return undefined
}

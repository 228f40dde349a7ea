import type { RuleList } from '../ask/decision.ts'
import type { Picture, PictureView } from '../ask/picture.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Question, Seat } from '../ask/question.ts'
import type { Ruling } from '../ask/ruling.ts'
import type { MatchOption, Settings, SettingsInput } from '../ask/settings.ts'
import type { Table } from '../ask/table.ts'
import type { LogEntry } from '../explain/match-recorder.ts'
import type { Candidate } from '../pieces/candidate.ts'
import type { Edit, Layout } from '../pieces/layout.ts'
import { digestText } from '../read/digest.ts'
import type { Json, Parsed } from '../read/json.ts'
import type { Citation } from '../messages/citation.ts'
import type { Message } from '../messages/message.ts'
import type { Heuristics, Scoring } from './scoring.ts'
import type { MatchStarts } from './match-starts.ts'
import type { TurnCardSpec } from './turn-card-spec.ts'

export const maxRulesLength = 100_000

/** The rules text of a generated game, named by its digest. */
export interface RulesText {
  readonly digest: string
  readonly text?: string | undefined
}

export function rulesText(text: string): RulesText {
  return { digest: digestText(text), text }
}

export interface Briefing {
  readonly title: Message
  readonly parts: readonly { readonly heading: Message; readonly lines: readonly Message[] }[]
}

/** Released games have passed all their long tests. */
export type GameStage = 'draft' | 'playable' | 'released'

export interface Rulebook {
  readonly title: string
  readonly edition: Message
  readonly publisher: Message
}

export interface MatchOutcome {
  /** A seat, the automated opponent (`bot`), or nobody. */
  readonly winner: Seat | 'bot' | 'nobody'
  readonly way: string
  readonly text: Message
}

export interface MatchEnding extends Candidate {
  readonly cite?: Citation
}

/** The situation S is readonly plain data. */
export interface GameModule<S> {
  readonly id: string
  readonly title: string
  readonly rulebook: Rulebook
  /** One line: number of players, duration, and the person's role. */
  readonly about?: Message
  readonly stage: GameStage
  /** Increased with each change of the rules; a match stores its version. */
  readonly version: number
  readonly rules?: RulesText
  /** Changes by version, shown if a match no longer agrees. */
  readonly changes?: Readonly<Record<number, Message>>
  readonly options: readonly MatchOption[]
  readonly starts?: MatchStarts
  readonly rulings: readonly Ruling[]
  /** All lists, columns, charts, steps and cards, for reference pages and rule coverage. */
  readonly declared: readonly RuleList[]
  readonly cites?: Readonly<Record<string, Citation>>
  readonly endings: readonly MatchEnding[]
  /** True if a program can simulate the game without a physical table. */
  readonly canSimulate: boolean
  /** Assumptions behind statistics besides the rules, shown with them. */
  readonly labAssumptions?: Message
  /** Migrations to the next version, for renamed answers. They may drop a digest, never an answer. */
  readonly upcasts?: Readonly<Record<number, (journal: Json) => Json>>
  seats(settings: Settings): readonly Seat[]
  seatName?(situation: S, seat: Seat): Message
  initialSituation(settings: Settings): S
  setup(table: Table<S>): Procedure<void>
  /** The smallest unit after which only the situation matters. */
  turn(table: Table<S>): Procedure<void>
  /** Each `turn` is one as players count them; otherwise the layout may have a number `turn` or `round`. */
  readonly countsTurns?: boolean
  outcome(situation: S): MatchOutcome | undefined
  /** The score as players count it, for results and histories. */
  readonly scoring?: Scoring<S>
  layout(situation: S): Layout
  applyEdit(situation: S, edit: Edit): Parsed<S>
  /** Checks the whole result of a correction, in addition to its single steps. */
  validateSituation?(situation: S): InvalidState | undefined
  parseSituation(json: Json, settings: Settings): Parsed<S>
  briefing?(situation: S): Briefing
  /** Extends the owner's pack with the data entered in a match. */
  packFromMatch?(situation: S, settings: Settings, own: Json): Parsed<Json>
  /** Default: a picture made from the layout. A map shows the open question's proposal. */
  picture?(situation: S, onlooking?: PictureView): Picture
  /** Describes the opponent's cards in play, for the person to look at. */
  cardsInPlay?(situation: S): readonly CardInPlay[]
  /** Sums up a turn of the opponent; default: its last headline, and the edits between layouts. */
  readonly turnCard?: TurnCardSpec<S>
  /** Derived from the log of the move; shown above the current question. */
  actingPiece?(situation: S, question: Question, move: readonly LogEntry<unknown>[]): ActingPiece | undefined
  /** Things to compare with the physical table; default: from the layout. */
  spotCheckItems?(situation: S): readonly SpotCheckGroup[]
  forecast?(situation: S, question: Question | undefined): readonly ForecastItem[]
  /** A transcript in the folder "replays", to watch a match. */
  readonly demoTranscript?: string
  /** The booklet's examples, as positions to play from. */
  readonly examples?: readonly ExamplePosition[]
  readonly heuristics?: Heuristics<S>
  /** Draws are physical by default at a physical board. */
  isAtPhysicalBoard?(settings: Settings): boolean
  defaultWhoRolls?(settings: Settings): Partial<Readonly<Record<'dice' | 'draws', 'app' | 'real'>>>
}

export interface CardInPlay {
  readonly id: string
  readonly title: Message
  readonly cite: Citation
  readonly lines: readonly Message[]
}

/** Its name, remaining actions, and tags. */
export interface ActingPiece {
  readonly name: Message
  readonly left?: Message | undefined
  readonly tags: readonly PieceTag[]
}

/** A word or two about a piece, and its owner's reminder. */
export interface PieceTag {
  readonly text: Message
  readonly note?: Message | undefined
}

export interface SpotCheckGroup {
  readonly name: Message
  readonly spots: readonly SpotCheckItem[]
}

/** A physical thing: its name, the features to compare for all such things, and other visible features. */
export interface SpotCheckItem {
  readonly name: Message
  readonly facts: readonly Message[]
  readonly also: readonly Message[]
}

export interface ForecastItem {
  readonly id: string
  readonly when: Message
  /** The opponent's action. */
  readonly does: Message
}

/** A position, and its reasoning in our words. */
export interface ExamplePosition {
  readonly id: string
  readonly title: Message
  readonly cite: Citation
  readonly reasoning: readonly Message[]
  readonly settings: SettingsInput
  readonly position: Json
  readonly answers: readonly Json[]
}

/** Why a situation is invalid, and what a person can correct with it. */
export interface InvalidState {
  readonly message: Message
  readonly also: readonly Edit[]
}

/** Registry and shells never look inside the situation. */
export type Game = GameModule<unknown>

/** Retries steps that are not possible yet; pieces that swap places in a cycle use a free place. */
export function applyCorrection<S>(game: GameModule<S>, situation: S, edits: readonly Edit[]): Parsed<S> {
  let now = situation
  let left = edits
  for (let detours = edits.length; left.length > 0; ) {
    const later: Edit[] = []
    let problem: Parsed<S> | undefined
    for (const edit of left) {
      const next = game.applyEdit(now, edit)
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

/** Breaks a cycle of moves: moves one piece to a temporary place. */
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
        const next = game.applyEdit(now, { ...edit, to: place })
        if (place !== edit.from && place !== edit.to && next.ok)
          return {
            situation: next.value,
            left: left.map((each) => (each === edit ? { ...edit, from: place } : each)),
          }
      }
  return undefined
}

import type { Conversation } from '../match/conversation.ts'
import { resume, startOf } from './resume.ts'
import { digest } from '../read/digest.ts'
import { digester } from '../match/digester.ts'
import type { GameModule } from '../match/game-module.ts'
import { give } from '../match/give.ts'
import { History } from '../match/history.ts'
import { type Continuation, type Journal, journalFormat, type Step } from '../match/journal.ts'
import { problemOf } from '../read/json.ts'
import { fill, type Message } from '../say/message.ts'
import { differs, Mismatch } from '../say/mismatch.ts'
import type { ReadJournal } from './parse-journal.ts'
import { Run } from '../match/run.ts'
import { takenOver } from './taken-over.ts'

/** Where a match and what was played part, because the rules have changed since. */
export interface Departure {
  /** What differs, in words: first where it parts, then which settings are gone. */
  readonly differs: readonly Message[]
  /** What changed in the rules since, as the game tells it. */
  readonly changes: readonly Message[]
  /** What was played before it parts is taken over; this is what was played after. */
  readonly rest: readonly Step[]
  /** How many turns still agree. */
  readonly turns: number
}

/** A kept match as it opens now. */
export interface ReopenedMatch<S> {
  /** The match, which plays on: itself, or where it parts a new one that goes on from the last turn that agrees. */
  readonly match: Conversation<S>
  /** Where it parts; undefined where the whole match still holds. */
  readonly departs?: Departure
}

/**
 * Opens a kept match, whatever has become of the rules. Where they differ, it opens at the end of the last turn that still
 * agrees, as a new match that names the old one; the old journal stays as it is.
 */
export function reopen<S>(
  game: GameModule<S>,
  { journal, damage }: ReadJournal,
  name: string = game.title,
): ReopenedMatch<S> {
  const whole = damage === undefined ? resumed(game, journal) : undefined
  if (whole !== undefined) return { match: whole }
  const { settings, gone, changed } = takenOver(game, journal.settings)
  const { history, unfit } = folded(journal)
  const { steps } = history
  const agreed = lastAgreed(game, { ...journal, settings }, history)
  const parts = agreed.parts ?? unfit ?? damage ?? newer(game, journal)
  if (parts === undefined && changed.length === 0) {
    const same = resumed(game, { ...journal, settings })
    if (same !== undefined) return { match: same }
  }
  const continues: Continuation = {
    name: name.slice(0, 200),
    journal: digest(journal),
    version: journal.version,
    steps: agreed.steps,
    of: steps.length,
  }
  const { id, version } = game
  const { seed } = journal
  const begun: Journal = { format: journalFormat, game: id, version, settings, seed, continues, entries: [] }
  const match = playedAgain(
    game,
    agreed.fromStart ? { ...begun, start: journal.start } : begun,
    steps.slice(0, agreed.steps),
  )
  return {
    match,
    departs: {
      differs: [...(parts === undefined ? [] : [parts]), ...changed, ...gone],
      changes: changesSince(game, journal.version),
      rest: steps.slice(agreed.steps),
      turns: match.turns,
    },
  }
}

/** The match, if it holds to its last entry; whatever goes wrong is no crash. */
function resumed<S>(game: GameModule<S>, journal: Journal): Conversation<S> | undefined {
  try {
    const match = resume(game, journal)
    return match.ok ? match.value : undefined
  } catch {
    return undefined
  }
}

/** What the entries come to; where one does not fit, those before it. */
function folded({ entries }: Journal): { readonly history: History; readonly unfit?: Message } {
  const whole = new History()
  for (const [at, entry] of entries.entries()) {
    const problem = whole.take(entry)
    if (problem === undefined) continue
    const history = new History()
    for (const before of entries.slice(0, at)) history.take(before)
    return { history, unfit: fill(differs.entry, { entry: at + 1, problem }) }
  }
  return { history: whole }
}

/** How far a journal agrees: to which step, whether from the position it was entered with, and what differs then. */
interface Agreed {
  readonly steps: number
  readonly fromStart: boolean
  readonly parts?: Message
}

function lastAgreed<S>(game: GameModule<S>, journal: Journal, history: History): Agreed {
  const { steps } = history
  const fromStart = journal.start !== undefined
  let agreed = 0
  try {
    const from = startOf(game, journal)
    if (!from.ok) return { steps: 0, fromStart: false, parts: fill(differs.start, { problem: from.problem }) }
    const digestOf = digester(game, journal, from.value.situation)
    const turnEnded = (turn: number, situation: S, taken: number): void => {
      const [now, kept] = [digestOf(situation), history.digestOf(turn)]
      if (kept !== undefined && kept !== now) throw new Mismatch(fill(differs.turn, { turn, now, kept }))
      agreed = taken
    }
    const run = new Run({ game, steps, from: from.value, recording: false, turnEnded }, steps.length)
    return { steps: run.steps, fromStart }
  } catch (error) {
    return { steps: agreed, fromStart, parts: reasonOf(error) }
  }
}

function reasonOf(error: unknown): Message {
  if (error instanceof Mismatch) return error.told
  return fill(differs.failed, { problem: problemOf(error) })
}

function newer<S>(game: GameModule<S>, { version }: Journal): Message | undefined {
  return version > game.version ? fill(differs.newer, { version, known: game.version }) : undefined
}

/** Plays steps of which it is known that the rules take them; from set-up where they cannot go on from the position. */
function playedAgain<S>(game: GameModule<S>, begun: Journal, steps: readonly Step[]): Conversation<S> {
  const match = resume(game, begun)
  if (!match.ok && begun.start !== undefined) return playedAgain(game, { ...begun, start: undefined }, [])
  if (!match.ok) throw new Error(match.problem)
  for (const step of steps) if (!give(match.value, step).ok) break
  return match.value
}

function changesSince<S>({ version, changes = {} }: GameModule<S>, from: number): readonly Message[] {
  return Array.from({ length: Math.max(0, version - from) }, (_, at) => changes[from + 1 + at]).filter(
    (each) => each !== undefined,
  )
}

import type { Conversation } from '../match/conversation.ts'
import { isOfRules, resume, startOf } from './resume.ts'
import { digest, digestSince } from '../read/digest.ts'
import { fileFormat } from '../read/format.ts'
import type { GameModule } from '../match/game-module.ts'
import { give } from '../match/give.ts'
import { History } from '../match/history.ts'
import type { Continuation, Journal, Step } from '../match/journal.ts'
import { problemOf } from '../read/json.ts'
import { fill, type Message } from '../say/message.ts'
import { differs, Mismatch } from '../say/mismatch.ts'
import type { ReadJournal } from './parse-journal.ts'
import { Run } from '../match/run.ts'
import { takenOver } from './taken-over.ts'

/** Where a match diverges, because the rules have changed since. */
export interface Departure {
  /** The differences as texts: first the divergence, then settings that no longer exist. */
  readonly differs: readonly Message[]
  /** The changes of the rules since then, by the game's own list. */
  readonly changes: readonly Message[]
  /** The steps after the divergence, which are not taken over. */
  readonly rest: readonly Step[]
  /** The number of turns that still agree. */
  readonly turns: number
}

/** A saved match with the current rules. */
export interface ReopenedMatch<S> {
  /** The match to continue: itself, or if it diverges a new one from the last turn that agrees. */
  readonly match: Conversation<S>
  /** The divergence; undefined if the whole match is still valid. */
  readonly departs?: Departure
}

/**
 * Opens a saved match with any later rules. If it diverges, it opens at the end of the last turn that still agrees, as a new
 * match that refers to the old one; the old journal is not changed.
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
  const parts = agreed.parts ?? unfit ?? damage ?? newer(game, journal) ?? otherText(game, journal)
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
  const header = { opfor: fileFormat, game: id, version, settings, seed, continues, entries: [] } as const
  const begun: Journal = game.rules === undefined ? header : { ...header, rules: game.rules }
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

/** The match if it is valid to its last entry; errors of the rules are caught. */
function resumed<S>(game: GameModule<S>, journal: Journal): Conversation<S> | undefined {
  try {
    const match = resume(game, journal)
    return match.ok ? match.value : undefined
  } catch {
    return undefined
  }
}

/** Applies the entries up to the first that does not fit. */
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

/** How far a journal agrees: the last step, whether its position is valid, and the difference. */
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
    const turnEnded = (turn: number, situation: S, taken: number): void => {
      const [now, kept] = [digestSince(from.value.situation, situation), history.digestOf(turn)]
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

function otherText<S>(game: GameModule<S>, journal: Journal): Message | undefined {
  return isOfRules(game, journal) ? undefined : differs.rules
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

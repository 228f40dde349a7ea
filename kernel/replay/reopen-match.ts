import type { LiveMatch } from '../match/live-match.ts'
import { hasSameRules, resumeMatch, initialSnapshotOf } from './resume-match.ts'
import { digestValue, digestChanges } from '../read/digest.ts'
import { fileFormat } from '../read/file-format.ts'
import type { GameModule } from '../match/game-module.ts'
import { applyEntry } from '../match/apply-entry.ts'
import { History } from '../match/history.ts'
import type { Continuation, Journal, MatchStep } from '../match/journal.ts'
import { errorMessage } from '../read/json.ts'
import { withParams, type Message } from '../messages/message.ts'
import { replayMismatchKinds, ReplayMismatch } from '../messages/replay-mismatch.ts'
import type { PartlyReadJournal } from './parse-journal.ts'
import { MatchRun } from '../match/match-run.ts'
import { migrateSettings } from './migrate-settings.ts'

/** The point where a match diverges, because the rules have changed since. */
export interface Divergence {
  /** The divergence, then settings that no longer exist. */
  readonly mismatch: readonly Message[]
  readonly changes: readonly Message[]
  /** Steps after the divergence, which are not taken over. */
  readonly rest: readonly MatchStep[]
  /** Number of turns that still agree. */
  readonly turns: number
}

export interface ReopenedMatch<S> {
  /** The match itself, or if it diverges a new one from the last turn that agrees. */
  readonly match: LiveMatch<S>
  readonly divergence?: Divergence
}

/** A diverging match reopens as a new one after the last turn that agrees; the old journal stays unchanged. */
export function reopenMatch<S>(
  game: GameModule<S>,
  { journal, damage }: PartlyReadJournal,
  name: string = game.title,
): ReopenedMatch<S> {
  const whole = damage === undefined ? resumed(game, journal) : undefined
  if (whole !== undefined) return { match: whole }
  const { settings, gone, changed } = migrateSettings(game, journal.settings)
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
    journal: digestValue(journal),
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
    divergence: {
      mismatch: [...(parts === undefined ? [] : [parts]), ...changed, ...gone],
      changes: changesSince(game, journal.version),
      rest: steps.slice(agreed.steps),
      turns: match.turns,
    },
  }
}

/** Undefined if an entry is invalid; catches errors of the rules. */
function resumed<S>(game: GameModule<S>, journal: Journal): LiveMatch<S> | undefined {
  try {
    const match = resumeMatch(game, journal)
    return match.ok ? match.value : undefined
  } catch {
    return undefined
  }
}

function folded({ entries }: Journal): { readonly history: History; readonly unfit?: Message } {
  const whole = new History()
  for (const [at, entry] of entries.entries()) {
    const problem = whole.take(entry)
    if (problem === undefined) continue
    const history = new History()
    for (const before of entries.slice(0, at)) history.take(before)
    return { history, unfit: withParams(replayMismatchKinds.entry, { entry: at + 1, problem }) }
  }
  return { history: whole }
}

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
    const from = initialSnapshotOf(game, journal)
    if (!from.ok)
      return {
        steps: 0,
        fromStart: false,
        parts: withParams(replayMismatchKinds.start, { problem: from.problem }),
      }
    const turnEnded = (turn: number, situation: S, taken: number): void => {
      const [now, kept] = [digestChanges(from.value.situation, situation), history.digestOf(turn)]
      if (kept !== undefined && kept !== now)
        throw new ReplayMismatch(withParams(replayMismatchKinds.turn, { turn, now, kept }))
      agreed = taken
    }
    const run = new MatchRun({ game, steps, from: from.value, recording: false, turnEnded }, steps.length)
    return { steps: run.steps, fromStart }
  } catch (error) {
    return { steps: agreed, fromStart, parts: reasonOf(error) }
  }
}

function reasonOf(error: unknown): Message {
  if (error instanceof ReplayMismatch) return error.told
  return withParams(replayMismatchKinds.failed, { problem: errorMessage(error) })
}

function newer<S>(game: GameModule<S>, { version }: Journal): Message | undefined {
  return version > game.version
    ? withParams(replayMismatchKinds.newer, { version, known: game.version })
    : undefined
}

function otherText<S>(game: GameModule<S>, journal: Journal): Message | undefined {
  return hasSameRules(game, journal) ? undefined : replayMismatchKinds.rules
}

/** Expects steps that the rules accept; starts at set-up if they cannot continue from the position. */
function playedAgain<S>(game: GameModule<S>, begun: Journal, steps: readonly MatchStep[]): LiveMatch<S> {
  const match = resumeMatch(game, begun)
  if (!match.ok && begun.start !== undefined) return playedAgain(game, { ...begun, start: undefined }, [])
  if (!match.ok) throw new Error(match.problem)
  for (const step of steps) if (!applyEntry(match.value, step).ok) break
  return match.value
}

function changesSince<S>({ version, changes = {} }: GameModule<S>, from: number): readonly Message[] {
  return Array.from({ length: Math.max(0, version - from) }, (_, at) => changes[from + 1 + at]).filter(
    (each) => each !== undefined,
  )
}

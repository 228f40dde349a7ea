import type { StateChange, MatchState, LogEntry } from '@opfor/kernel'

export interface RecentLog {
  /** The step of that answer. */
  readonly since: number
  readonly headlines: readonly StateChange<unknown>[]
  /** Older headlines of this move, notes from before the opening, and finished steps of the user's move. */
  readonly earlier: readonly StateChange<unknown>[]
  /** Index of the last change that opens a section, such as an activation; -1 if none. */
  readonly opening: number
  /** How often the same headline has occurred since the opening, including this one. */
  readonly countOf: (headline: StateChange<unknown>) => number
  /** Excludes manual steps. */
  readonly resultsOf: (headline: StateChange<unknown>) => readonly StateChange<unknown>[]
  /** The log entries behind the current headlines, and behind the earlier ones. */
  readonly reasons: readonly LogEntry<unknown>[]
  readonly earlierReasons: readonly LogEntry<unknown>[]
  readonly notes: readonly StateChange<unknown>[]
  /** Steps on the physical board, in order; several moves are steps as well. */
  readonly manualSteps: readonly StateChange<unknown>[]
  readonly beforeDraw: readonly StateChange<unknown>[]
  /** The entries to read aloud: from the first headline on, without asides. */
  readonly spoken: readonly StateChange<unknown>[]
  /** For a live region: the changes after the person's last answer in order, without asides. */
  readonly heard: readonly StateChange<unknown>[]
  readonly isPhysical: boolean
}

export type MatchLog = Pick<MatchState, 'game' | 'journal' | 'steps' | 'log'>

export function usesPhysicalBoard({ game, journal }: Pick<MatchLog, 'game' | 'journal'>): boolean {
  return game.isAtPhysicalBoard?.(journal.settings) === true
}

export function isSharedDevice({ game, journal }: Pick<MatchLog, 'game' | 'journal'>): boolean {
  return game.seats(journal.settings).length > 1
}

/** On a shared device, leaves out secrets of one seat. */
export function publicLog(
  match: Pick<MatchLog, 'game' | 'journal'>,
  told: readonly LogEntry<unknown>[],
): readonly LogEntry<unknown>[] {
  if (!isSharedDevice(match)) return told
  return told.filter((one) => one.kind !== 'change' || one.to === undefined)
}

/** The step of the person's last answer; -1 before the first. */
export function lastAnswer({ steps }: Pick<MatchLog, 'steps'>): number {
  return steps.findLastIndex(isByPerson)
}

function isByPerson(step: MatchLog['steps'][number]): boolean {
  return 'q' in step && step.by === 'person'
}

/** For example a roll at set-up. */
export function hasAppAnswered({ steps }: Pick<MatchLog, 'steps'>): boolean {
  return steps.slice(lastAnswer({ steps }) + 1).some((step) => 'q' in step)
}

/** If `isLaidOut`, omits the steps of the set-up page: the person has confirmed them. */
export function recentLog(match: MatchLog, isLaidOut = false): RecentLog {
  const since = match.steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  const log = publicLog(match, match.log)
  const first = match.steps.findIndex(isByPerson)
  const told = log.filter(
    ({ after, kind, turn }) =>
      after > since && !(isLaidOut && kind === 'change' && turn === 0 && (first < 0 || after <= first)),
  )
  const changes = told.filter((one) => one.kind === 'change')
  const all = changes.filter(isHeadline)
  const answered = lastAnswer(match)
  const firstNew = all.findIndex(({ after }) => after > answered)
  const headlines = firstNew < 0 ? all.slice(-1) : all.slice(firstNew)
  const rest = all.slice(0, all.length - headlines.length)
  const [shown] = headlines
  const upTo = shown === undefined ? changes : changes.slice(0, changes.indexOf(shown) + 1)
  const opening = upTo.findLastIndex(({ tell }) => tell.startsSection)
  const from = changes.findIndex(isHeadline)
  const hasPhysicalBoard = usesPhysicalBoard(match)
  const isManual = ({ tell }: StateChange<unknown>): boolean =>
    hasPhysicalBoard && (tell.byHand === true || (tell.as !== 'aside' && tell.as !== 'result'))
  const resultsOf: RecentLog['resultsOf'] = (headline) => {
    const after = changes.slice(changes.indexOf(headline) + 1)
    const next = after.findIndex(isHeadline)
    return (next < 0 ? after : after.slice(0, next)).filter((one) => isResult(one) && !isManual(one))
  }
  const read = new Set(all.flatMap((headline) => [headline, ...resultsOf(headline)]))
  const newMoves = new Set(headlines.flatMap((headline) => [headline, ...resultsOf(headline)]))
  const notes = changes.filter((one) => !read.has(one))
  // Opening a section is no move of the opponent: earlier manual steps are still to be done.
  const own = all.every(({ tell }) => tell.startsSection) ? 0 : countOwnSteps(told, since)
  // Set-up steps after the person's own roll are still open; the app's rolls have a separate list.
  const isOpenSetUp = ({ turn, after }: StateChange<unknown>): boolean =>
    hasPhysicalBoard && turn === 0 && answered >= 0 && after > answered && !hasAppAnswered(match)
  // Unread manual steps stay visible, even from before the opening.
  const past = new Set(
    notes.filter((one) => {
      const at = changes.indexOf(one)
      return (
        (at < own && !isOpenSetUp(one)) ||
        (at < opening && (one.tell.as === 'aside' || one.after <= answered))
      )
    }),
  )
  const open = notes.filter((one) => !past.has(one))
  // Opening a section moves nothing.
  const moves = [...rest.filter((one) => changes.indexOf(one) > opening), ...headlines].filter(
    ({ tell }) => !tell.startsSection,
  )
  const severalMoves = moves.length > 1 ? moves : []
  // Changes after a headline belong to it; the next decision, die or draw belongs to the next headline.
  const before = rest.at(-1)
  const ends = before === undefined ? -1 : told.indexOf(before)
  const next = told.findIndex((one, at) => at > ends && one.kind !== 'change')
  // A roll at set-up is no reason for a move.
  const afterSetUp = shown === undefined ? 0 : told.findIndex(({ turn }) => turn > 0 || shown.turn === 0)
  const shownFrom = before === undefined ? Math.max(0, afterSetUp) : next < 0 ? told.length : next
  return {
    since,
    headlines,
    earlier: changes.filter(
      (one) => (rest.includes(one) && !(hasPhysicalBoard && severalMoves.includes(one))) || past.has(one),
    ),
    opening,
    countOf: (headline) => {
      if (opening < 0) return 1
      const since = changes.slice(opening, changes.indexOf(headline) + 1)
      return since.filter(({ tell }) => JSON.stringify(tell) === JSON.stringify(headline.tell)).length
    },
    resultsOf,
    reasons:
      all.length > 0 || told.some(hasDecision)
        ? [...(shownFrom === 0 && all.length > 0 ? decidedBefore(log, since) : []), ...told.slice(shownFrom)]
        : [],
    earlierReasons: told.slice(0, shownFrom),
    notes: open,
    manualSteps: changes.filter((one) => isManual(one) && (open.includes(one) || severalMoves.includes(one))),
    beforeDraw: changes.filter(({ tell, after }) => hasPhysicalBoard && tell.beforeDraw && after > answered),
    spoken: from < 0 ? [] : changes.slice(from).filter(({ tell }) => tell.as !== 'aside'),
    heard: changes.filter(
      (one) => one.after > answered && one.tell.as !== 'aside' && (open.includes(one) || newMoves.has(one)),
    ),
    isPhysical: hasPhysicalBoard,
  }
}

/** Counts changes of the user's move or the set-up, until something is decided, rolled or drawn for the opponent. */
export function countOwnSteps(told: readonly LogEntry<unknown>[], since: number): number {
  const first = told.findIndex((one) => one.kind === 'change' && isHeadline(one))
  const setUp = told.slice(0, Math.max(0, first)).filter(({ kind, turn }) => kind === 'change' && turn === 0)
  if (since < 0) return setUp.length
  const end = told.findIndex((one) => one.kind !== 'change' || isHeadline(one) || one.after > since + 1)
  return Math.max(end, setUp.length)
}

/** Decisions before an answer without a change: the answer said their result. */
function decidedBefore(log: readonly LogEntry<unknown>[], since: number): readonly LogEntry<unknown>[] {
  const before = log.filter(({ after }) => after <= since)
  return before.slice(before.findLastIndex(({ kind }) => kind === 'change') + 1)
}

/** A roll alone needs no reasons. */
function hasDecision(one: LogEntry<unknown>, _: number, told: readonly LogEntry<unknown>[]): boolean {
  return one.kind === 'decision' && !one.open && told.some(({ kind }) => kind === 'change')
}

function isHeadline({ tell }: StateChange<unknown>): boolean {
  return tell.as === 'headline'
}

function isResult({ tell }: StateChange<unknown>): boolean {
  return tell.as === 'result'
}

import type { Change, Standing, Told } from '@opfor/kernel'

/** The log since the last answer of a seat. */
export interface RecentLog {
  /** The step of that answer. */
  readonly since: number
  readonly headlines: readonly Change<unknown>[]
  /** Older headlines of the same move, from before the user's last answer, notes from before the opening, and finished steps of the user's own move. */
  readonly earlier: readonly Change<unknown>[]
  /** The index of the last change that opens a new section, such as an activation; -1 if there is none. Older notes are past. */
  readonly opening: number
  /** How many times the same headline has occurred since the opening, including this one. */
  readonly countOf: (headline: Change<unknown>) => number
  /** The results of a headline, except those that are manual steps. */
  readonly resultsOf: (headline: Change<unknown>) => readonly Change<unknown>[]
  /** The log entries behind the current headlines, and behind the earlier ones. */
  readonly reasons: readonly Told<unknown>[]
  readonly earlierReasons: readonly Told<unknown>[]
  readonly notes: readonly Change<unknown>[]
  /** What to do on the physical board, in this order; several moves are steps as well. */
  readonly manualSteps: readonly Change<unknown>[]
  /** What to do before the next draw. */
  readonly beforeDraw: readonly Change<unknown>[]
  /** The entries to read aloud: from the first headline on, without asides. */
  readonly spoken: readonly Change<unknown>[]
  /** What a live region tells after the person's last answer, in the order in which it happened: moves, their results, markers, score, pieces; no asides. */
  readonly heard: readonly Change<unknown>[]
  /** Whether the match uses a physical board. */
  readonly isPhysical: boolean
}

/** The parts of a match that its log needs. */
export type MatchLog = Pick<Standing, 'game' | 'journal' | 'steps' | 'told'>

/** Whether a match is played with a physical board. */
export function usesPhysicalBoard({ game, journal }: Pick<MatchLog, 'game' | 'journal'>): boolean {
  return game.besideBoard?.(journal.settings) === true
}

/** Whether several players share the device. */
export function isSharedDevice({ game, journal }: Pick<MatchLog, 'game' | 'journal'>): boolean {
  return game.seats(journal.settings).length > 1
}

/** The log that every viewer may see: on a shared device, without secrets of one seat. */
export function publicLog(
  match: Pick<MatchLog, 'game' | 'journal'>,
  told: readonly Told<unknown>[],
): readonly Told<unknown>[] {
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

/** Whether the app answered something after the person's last answer, such as a roll at set-up. */
export function hasAppAnswered({ steps }: Pick<MatchLog, 'steps'>): boolean {
  return steps.slice(lastAnswer({ steps }) + 1).some((step) => 'q' in step)
}

/** Selects the log since the last answer of a seat; without what the set-up page has listed, once the person has confirmed it. */
export function recentLog(match: MatchLog, isLaidOut = false): RecentLog {
  const since = match.steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  const log = publicLog(match, match.told)
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
  const opening = upTo.findLastIndex(({ tell }) => tell.opens)
  const from = changes.findIndex(isHeadline)
  const hasPhysicalBoard = usesPhysicalBoard(match)
  const isManual = ({ tell }: Change<unknown>): boolean =>
    hasPhysicalBoard && (tell.byHand === true || (tell.as !== 'aside' && tell.as !== 'result'))
  const resultsOf: RecentLog['resultsOf'] = (headline) => {
    const after = changes.slice(changes.indexOf(headline) + 1)
    const next = after.findIndex(isHeadline)
    return (next < 0 ? after : after.slice(0, next)).filter((one) => isResult(one) && !isManual(one))
  }
  const read = new Set(all.flatMap((headline) => [headline, ...resultsOf(headline)]))
  const newMoves = new Set(headlines.flatMap((headline) => [headline, ...resultsOf(headline)]))
  const notes = changes.filter((one) => !read.has(one))
  // What opens a section is no move of the opponent: what was to be done before it still is.
  const own = all.every(({ tell }) => tell.opens) ? 0 : countOwnSteps(told, since)
  // What set-up tells after a roll of the person's own is still to be done; what the app rolls has a list of its own.
  const isOpenSetUp = ({ turn, after }: Change<unknown>): boolean =>
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
  // What opens a section moves nothing.
  const moves = [...rest.filter((one) => changes.indexOf(one) > opening), ...headlines].filter(
    ({ tell }) => !tell.opens,
  )
  const severalMoves = moves.length > 1 ? moves : []
  // Changes after a headline belong to it; the next decision, die or draw belongs to the next headline.
  const before = rest.at(-1)
  const ends = before === undefined ? -1 : told.indexOf(before)
  const next = told.findIndex((one, at) => at > ends && one.kind !== 'change')
  // What was rolled at set-up is no reason of a move.
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

/**
 * The number of changes of the user's own move, or of the set-up, at the start of a log: once the opponent has moved they
 * are done. They end where something is decided, rolled or drawn for the opponent.
 */
export function countOwnSteps(told: readonly Told<unknown>[], since: number): number {
  const first = told.findIndex((one) => one.kind === 'change' && isHeadline(one))
  const setUp = told.slice(0, Math.max(0, first)).filter(({ kind, turn }) => kind === 'change' && turn === 0)
  if (since < 0) return setUp.length
  const end = told.findIndex((one) => one.kind !== 'change' || isHeadline(one) || one.after > since + 1)
  return Math.max(end, setUp.length)
}

/** The decisions without a change before an answer, which said their result. */
function decidedBefore(log: readonly Told<unknown>[], since: number): readonly Told<unknown>[] {
  const before = log.filter(({ after }) => after <= since)
  return before.slice(before.findLastIndex(({ kind }) => kind === 'change') + 1)
}

/** Whether an entry is a decision with a logged change; a roll alone needs no reasons. */
function hasDecision(one: Told<unknown>, _: number, told: readonly Told<unknown>[]): boolean {
  return one.kind === 'decision' && !one.open && told.some(({ kind }) => kind === 'change')
}

function isHeadline({ tell }: Change<unknown>): boolean {
  return tell.as === 'headline'
}

function isResult({ tell }: Change<unknown>): boolean {
  return tell.as === 'result'
}

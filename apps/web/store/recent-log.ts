import type { Change, Standing, Told } from '@opfor/kernel'

/** What was told since a seat's last answer: the opponent's move, and everything else. */
export interface RecentLog {
  /** The step of that answer: it names the moment. */
  readonly since: number
  readonly headlines: readonly Change<unknown>[]
  /** Headlines of the same move that were told before the person last answered anything, and what was told before it opened. */
  readonly earlier: readonly Change<unknown>[]
  /** With which of the changes something last began anew, as far as the headlines show: what was told before it is past. */
  readonly opening: number
  /** How often a headline was told in the same words since then, itself included. */
  readonly repetitionsOf: (headline: Change<unknown>) => number
  /** What came of a headline: it is read right after it. */
  readonly resultsOf: (headline: Change<unknown>) => readonly Change<unknown>[]
  /** All that was said for what is shown, and for the earlier headlines. */
  readonly reasons: readonly Told<unknown>[]
  readonly earlierReasons: readonly Told<unknown>[]
  readonly notes: readonly Change<unknown>[]
  /** What is worth hearing: from the opponent's move on, without what is said by the way. */
  readonly spoken: readonly Change<unknown>[]
  /** Whether there is a real board to move pieces on. */
  readonly usesPhysicalBoard: boolean
}

/** As much of a match as is needed to tell what was said. */
export type MatchLog = Pick<Standing, 'game' | 'journal' | 'steps' | 'told'>

/** Whether a match is played beside a real board, on which somebody moves the pieces. */
export function usesPhysicalBoard({ game, journal }: Pick<MatchLog, 'game' | 'journal'>): boolean {
  return game.besideBoard?.(journal.settings) === true
}

/** Whether several people share the device. */
export function isSharedDevice({ game, journal }: Pick<MatchLog, 'game' | 'journal'>): boolean {
  return game.seats(journal.settings).length > 1
}

/** What all may hear: where several share the device, what one alone may know is left out. */
export function publicLog(
  match: Pick<MatchLog, 'game' | 'journal'>,
  told: readonly Told<unknown>[],
): readonly Told<unknown>[] {
  if (!isSharedDevice(match)) return told
  return told.filter((one) => one.kind !== 'change' || one.to === undefined)
}

/** Sorts out what was told since a seat's last answer. */
export function recentLog(match: MatchLog): RecentLog {
  const since = match.steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  const told = publicLog(match, match.told).filter(({ after }) => after > since)
  const changes = told.filter((one) => one.kind === 'change')
  const all = changes.filter(isHeadline)
  const answered = match.steps.findLastIndex((step) => 'q' in step && step.by === 'person')
  const firstNew = all.findIndex(({ after }) => after > answered)
  const headlines = firstNew < 0 ? all.slice(-1) : all.slice(firstNew)
  const former = all.slice(0, all.length - headlines.length)
  const [shown] = headlines
  const upTo = shown === undefined ? changes : changes.slice(0, changes.indexOf(shown) + 1)
  const opening = upTo.findLastIndex(({ tell }) => tell.opens)
  const from = changes.findIndex(isHeadline)
  const resultsOf: RecentLog['resultsOf'] = (headline) => {
    const after = changes.slice(changes.indexOf(headline) + 1)
    const next = after.findIndex(isHeadline)
    return (next < 0 ? after : after.slice(0, next)).filter(isResult)
  }
  const read = new Set(all.flatMap((headline) => [headline, ...resultsOf(headline)]))
  const notes = changes.filter((one) => !read.has(one))
  // What is to be done and was not seen yet stays, though it was told before the opening.
  const past = new Set(
    notes.filter(
      (one) => changes.indexOf(one) < opening && (one.tell.as === 'aside' || one.after <= answered),
    ),
  )
  const hasPhysicalBoard = usesPhysicalBoard(match)
  // What was told after a headline because of it belongs to it; the next decision, die or draw is behind the next one.
  const before = former.at(-1)
  const ends = before === undefined ? -1 : told.indexOf(before)
  const next = told.findIndex((one, at) => at > ends && one.kind !== 'change')
  const shownFrom = before === undefined ? 0 : next < 0 ? told.length : next
  return {
    since,
    headlines,
    earlier: changes.filter((one) => former.includes(one) || past.has(one)),
    opening,
    repetitionsOf: (headline) => {
      if (opening < 0) return 1
      const since = changes.slice(opening, changes.indexOf(headline) + 1)
      return since.filter(({ tell }) => JSON.stringify(tell) === JSON.stringify(headline.tell)).length
    },
    resultsOf,
    reasons: all.length > 0 || told.some(hasDecision) ? told.slice(shownFrom) : [],
    earlierReasons: told.slice(0, shownFrom),
    notes: notes.filter((one) => !past.has(one)),
    spoken:
      from < 0
        ? []
        : changes.slice(from).filter((one) => read.has(one) || (hasPhysicalBoard && one.tell.as !== 'aside')),
    usesPhysicalBoard: hasPhysicalBoard,
  }
}

/** Something was decided and told; a roll of one's own alone needs no reasons. */
function hasDecision(one: Told<unknown>, _: number, told: readonly Told<unknown>[]): boolean {
  return one.kind === 'decision' && !one.open && told.some(({ kind }) => kind === 'change')
}

function isHeadline({ tell }: Change<unknown>): boolean {
  return tell.as === 'headline'
}

function isResult({ tell }: Change<unknown>): boolean {
  return tell.as === 'result'
}

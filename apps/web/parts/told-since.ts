import type { Change, Conversation, Decision } from '@opfor/kernel'

/** What was told since a seat's last answer: the opponent's move, and everything else. */
export interface ToldSince {
  /** The step of that answer: it names the moment. */
  readonly last: number
  readonly headlines: readonly Change<unknown>[]
  /** Headlines of the same move that were told before the person last answered anything. */
  readonly earlier: readonly Change<unknown>[]
  /** What was decided for what is shown, and for the earlier headlines. */
  readonly decided: readonly Decision[]
  readonly decidedEarlier: readonly Decision[]
  readonly rest: readonly Change<unknown>[]
  /** What is worth hearing: from the opponent's move on, without what is said by the way. */
  readonly aloud: readonly Change<unknown>[]
  /** Whether there is a real board to move pieces on. */
  readonly beside: boolean
}

/** As much of a match as is needed to tell what was said. */
export type Heard = Pick<Conversation<unknown>, 'game' | 'journal' | 'steps' | 'told'>

/** Whether a match is played beside a real board, on which somebody moves the pieces. */
export function isBesideBoard({ game, journal }: Pick<Heard, 'game' | 'journal'>): boolean {
  return game.besideBoard?.(journal.settings) === true
}

/** Sorts out what was told since a seat's last answer. Where several share the device, what one alone may know is left out. */
export function toldSince(match: Heard): ToldSince {
  const last = match.steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  const shared = match.game.seats(match.journal.settings).length > 1
  const changes = match.told
    .flatMap((one) => (one.kind === 'change' && one.after > last ? [one] : []))
    .filter(({ to }) => to === undefined || !shared)
  const all = changes.filter((one) => one.tell.as === 'headline')
  const heard = match.steps.findLastIndex((step) => 'q' in step && step.by === 'person')
  const since = all.findIndex(({ after }) => after > heard)
  const headlines = since < 0 ? all.slice(-1) : all.slice(since)
  const from = changes.findIndex((one) => one.tell.as === 'headline')
  const beside = isBesideBoard(match)
  const earlier = all.slice(0, all.length - headlines.length)
  const before = earlier.at(-1)
  const shownFrom = before === undefined ? 0 : match.told.indexOf(before)
  const decisions = (from: number, to?: number): readonly Decision[] =>
    match.told
      .slice(from, to)
      .flatMap((one) => (one.kind === 'decision' && !one.open && one.after > last ? [one] : []))
  return {
    last,
    headlines,
    earlier,
    decided: changes.length === 0 ? [] : decisions(shownFrom),
    decidedEarlier: decisions(0, shownFrom),
    rest: changes.filter((one) => one.tell.as !== 'headline'),
    aloud:
      from < 0
        ? []
        : changes.slice(from).filter(({ tell }) => tell.as === 'headline' || (beside && tell.as !== 'aside')),
    beside,
  }
}

import { type LiveMatch, canSeatSee, type Question, type Seat, type LogEntry } from '@opfor/kernel'
import { localize } from '../text/language.ts'

type Match = LiveMatch<unknown>

export function isShared({ game, journal }: Pick<Match, 'game' | 'journal'>): boolean {
  return game.seats(journal.settings).length > 1
}

/** Undefined if everybody may look. */
export function secretViewer(match: Match): Seat | undefined {
  const { question } = match
  return isShared(match) && question?.secret === true && isSeat(match, question.to) ? question.to : undefined
}

/** Includes earlier questions; without a viewer, tests for everybody. */
export function isHidden(match: Match, question: Question | undefined, from: Seat | undefined): boolean {
  if (question?.secret !== true) return false
  return question.to === 'chance' || (isShared(match) && !canSeatSee(question, from ?? ''))
}

/** Without a viewer, tests for everybody. */
export function isVisibleTo(match: Match, entry: LogEntry<unknown>, by: Seat | undefined): boolean {
  return entry.kind !== 'change' || entry.to === undefined || !isShared(match) || entry.to === by
}

/** Undefined if one person plays. */
export function askedSeatName(match: Match, question: Question): string | undefined {
  return isShared(match) && isSeat(match, question.to) ? seatName(match, question.to) : undefined
}

export function seatName({ game, situation }: Match, seat: Seat): string {
  const name = game.seatName?.(situation, seat)
  return name === undefined ? seat : localize(name)
}

function isSeat({ game, journal }: Match, to: string): boolean {
  return game.seats(journal.settings).includes(to)
}

import { type Conversation, mayBeSeenBy, type Question, type Seat, type Told } from '@opfor/kernel'
import { say } from './text/language.ts'

type Match = Conversation<unknown>

/** Whether several people share this device. */
export function isShared({ game, journal }: Pick<Match, 'game' | 'journal'>): boolean {
  return game.seats(journal.settings).length > 1
}

/** The only player who may look at the screen during a secret question; undefined if everybody may. */
export function viewer(match: Match): Seat | undefined {
  const { question } = match
  return isShared(match) && question?.secret === true && isSeat(match, question.to) ? question.to : undefined
}

/** Whether a current or earlier question is hidden from the viewer, or from everybody if none is given. */
export function isHidden(match: Match, question: Question | undefined, from: Seat | undefined): boolean {
  if (question?.secret !== true) return false
  return question.to === 'chance' || (isShared(match) && !mayBeSeenBy(question, from ?? ''))
}

/** Whether a log entry may be read by the viewer, or by everybody if none is given. */
export function isVisibleTo(match: Match, entry: Told<unknown>, by: Seat | undefined): boolean {
  return entry.kind !== 'change' || entry.to === undefined || !isShared(match) || entry.to === by
}

/** The name of the seat that a question asks, if several people play. */
export function askedSeatName(match: Match, question: Question): string | undefined {
  return isShared(match) && isSeat(match, question.to) ? seatName(match, question.to) : undefined
}

/** The name of a seat. */
export function seatName({ game, situation }: Match, seat: Seat): string {
  const name = game.seatName?.(situation, seat)
  return name === undefined ? seat : say(name)
}

function isSeat({ game, journal }: Match, to: string): boolean {
  return game.seats(journal.settings).includes(to)
}

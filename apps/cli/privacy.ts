import { type Conversation, mayBeSeenBy, type Question, say, type Seat, type Told } from '@opfor/kernel'

type Match = Conversation<unknown>

/** Whether several people share this device. */
export function isShared({ game, journal }: Pick<Match, 'game' | 'journal'>): boolean {
  return game.seats(journal.settings).length > 1
}

/** The one who alone may look at the screen, while a secret question is put; undefined where everybody may. */
export function onlooker(match: Match): Seat | undefined {
  const { question } = match
  return isShared(match) && question?.secret === true && isSeat(match, question.to) ? question.to : undefined
}

/** Whether a question, asked now or before, is kept from the one who looks at the screen, or where nobody is named from all. */
export function isHidden(match: Match, question: Question | undefined, from: Seat | undefined): boolean {
  if (question?.secret !== true) return false
  return question.to === 'chance' || (isShared(match) && !mayBeSeenBy(question, from ?? ''))
}

/** Whether what was told may be read by the one who looks at the screen, or where nobody is named by everybody. */
export function mayBeHeard(match: Match, one: Told<unknown>, by: Seat | undefined): boolean {
  return one.kind !== 'change' || one.to === undefined || !isShared(match) || one.to === by
}

/** What the one is called whom a question asks, where several people play. */
export function whomItAsks(match: Match, question: Question): string | undefined {
  return isShared(match) && isSeat(match, question.to) ? seatCalled(match, question.to) : undefined
}

/** What a seat is called. */
export function seatCalled({ game, situation }: Match, seat: Seat): string {
  const name = game.seatName?.(situation, seat)
  return name === undefined ? seat : say(name)
}

function isSeat({ game, journal }: Match, to: string): boolean {
  return game.seats(journal.settings).includes(to)
}

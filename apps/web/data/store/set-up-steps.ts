import { hasAppAnswered, type MatchLog, lastAnswer, publicLog, usesPhysicalBoard } from './recent-log.ts'
import type { Message } from '@opfor/kernel'

/** Set-up steps after the app's rolls and draws, if the opponent's first move follows at once. Physical board only. */
export function setUpSteps(match: MatchLog): readonly Message[] {
  if (!usesPhysicalBoard(match)) return []
  const answered = lastAnswer(match)
  if (answered >= 0 && !hasAppAnswered(match)) return []
  const changes = publicLog(match, match.log).flatMap((one) =>
    one.kind === 'change' && one.after > answered ? [one] : [],
  )
  const setUp = changes.filter(({ turn }) => turn === 0).map(({ tell }) => tell)
  const hasMoved = changes.some(({ turn, tell }) => turn > 0 && tell.as === 'headline')
  return hasMoved && setUp.some(({ as }) => as !== 'aside') ? setUp : []
}

const key = 'opfor.laidOut'

/** Records that the person has seen the set-up steps; -1 means the set-up page. */
export function confirmSetUp(id: string, answered = -1): void {
  sessionStorage.setItem(key, `${id} ${answered}`)
}

export function isSetUpConfirmed(id: string, answered = -1): boolean {
  return sessionStorage.getItem(key) === `${id} ${answered}`
}

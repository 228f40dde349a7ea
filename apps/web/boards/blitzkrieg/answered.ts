import type { Situation } from '@opfor/games/blitzkrieg/view'
import type { Question } from '@opfor/kernel'

/** Whether the places that answer a question can be tapped on the board: all but units that the app does not see. */
export function isAnsweredHere({ id }: Question, situation: unknown): boolean {
  return id !== 'blitzkrieg.unitPlaced' || (situation as Situation).where === 'screen'
}

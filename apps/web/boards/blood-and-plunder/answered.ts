import type { Situation } from '@opfor/games/blood-and-plunder/view'
import type { Question } from '@opfor/kernel'

/** Whether a question is answered on the map: where a unit ended. */
export function isAnsweredOnMap({ id }: Question, situation: unknown): boolean {
  return id === 'blood-and-plunder.where' && (situation as Situation).knowing !== 'asked'
}

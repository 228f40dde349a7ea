import type { Situation } from '@opfor/games/blood-and-plunder/view'
import type { Question } from '@opfor/kernel'

/** Whether a question is answered on the map: where a unit or a ship ended. */
export function isAnsweredOnMap({ points }: Question, situation: unknown): boolean {
  return points?.by !== undefined && isMap(situation)
}

/** Whether there is a map, on which an explanation can be shown. */
export function isMap(situation: unknown): boolean {
  return (situation as Situation).knowing !== 'asked'
}

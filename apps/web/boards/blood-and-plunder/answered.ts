import type { Situation } from '@opfor/games/blood-and-plunder/view'
import type { Question } from '@opfor/kernel'

const places = ['blood-and-plunder.where', 'blood-and-plunder.whereShip']

/** Whether a question is answered on the map: where a unit or a ship ended. */
export function isAnsweredOnMap({ id }: Question, situation: unknown): boolean {
  return places.includes(id) && (situation as Situation).knowing !== 'asked'
}

import type { Situation } from '@opfor/games/blood-and-plunder/view'
import type { Question } from '@opfor/kernel'

const places = ['blood-and-plunder.where', 'blood-and-plunder.whereShip']

/** Whether a question is answered on the map: where a unit or a ship ended. */
export function isAnsweredOnMap({ id }: Question, situation: unknown): boolean {
  return places.includes(id) && isMap(situation)
}

/** Whether there is a map, on which an explanation can be shown. */
export function isMap(situation: unknown): boolean {
  return (situation as Situation).knowing !== 'asked'
}

/** What a comparison of the hierarchy with the same list elsewhere needs to know of the game. */
export type { Aim } from '../attack/aim.ts'
export { canDamage, guns, hierarchy, type Target } from '../attack/hierarchy.ts'
export { squaresAway } from '../house-model/ranges.ts'
export { admiral } from '../index.ts'
export { cardOf, fleetOf, type Ship, shipWith, type Situation } from '../situation.ts'
export { battleOf, corrected } from '../second/battles.ts'
export { settingsOf } from './wishes.ts'

/** What a comparison of the hierarchy with the same list elsewhere needs to know of the game. */
export type { Aim } from '../rules/attack/aim.ts'
export { canDamage, guns, hierarchy, type Target } from '../rules/attack/hierarchy.ts'
export { squaresAway } from '../rules/house-model/ranges.ts'
export { admiral } from '../index.ts'
export { cardOf, fleetOf, type Ship, shipWith, type Situation } from '../table/situation.ts'
export { battleOf, corrected } from '../second/battles.ts'
export { settingsOf } from './wishes.ts'

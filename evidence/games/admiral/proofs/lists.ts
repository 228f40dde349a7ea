export type { Aim } from '../../../../games/admiral/rules/attack/aim.ts'
export { canDamage, guns, hierarchy, type Target } from '../../../../games/admiral/rules/attack/hierarchy.ts'
export { squaresAway } from '../../../../games/admiral/rules/house-model/ranges.ts'
export { admiral } from '../../../../games/admiral/index.ts'
export {
  cardOf,
  fleetOf,
  type Ship,
  shipWith,
  type Situation,
} from '../../../../games/admiral/table/situation.ts'
export { battleOf, corrected } from '../second/battles.ts'
export { settingsOf } from '../../../../games/admiral/testing/wishes.ts'

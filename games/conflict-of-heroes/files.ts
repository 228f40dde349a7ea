export {
  type CardPack,
  type HalfInPack,
  type PackCard,
  packSchema,
  type TileFace,
  unitsIn,
} from './table/card-packs/card-pack.ts'
export { packLabels } from './table/card-packs/pack-labels.ts'
export { kindOf, type UnitKind, unitKinds } from './rules/placing/unit-kinds.ts'
export { namesUnit } from './table/placing/units.ts'
export { cardId, cardName, conditionCards, numbers, type Side, sides, twoDigits } from './table/pieces.ts'

/** What an editor of card packs needs to know of their files. */
export {
  type CardPack,
  type HalfInPack,
  type PackCard,
  packSchema,
  type TileFace,
  unitsIn,
} from './card-packs/card-pack.ts'
export { packLabels } from './card-packs/pack-labels.ts'
export { kindOf, type UnitKind, unitKinds } from './placing/unit-kinds.ts'
export { namesUnit } from './placing/units.ts'
export { cardId, cardName, conditionCards, numbers, type Side, sides, twoDigits } from './pieces.ts'

/** For drawing the grid; the drawing computes no rules. */
export { type Square, squareIn, squaresOf, squareWith } from './table/house-model/board.ts'
export { costOf, longestRange, thresholdsNow } from './rules/house-model/damage.ts'
export { blockedBy } from './rules/house-model/line-of-sight.ts'
export { className, effectOf, faceName, resultName, shipName, wordOf } from './table/names.ts'
export {
  type Face,
  faces,
  type Result,
  results,
  type ShipClass,
  type Side,
  sides,
} from './table/battles/pieces.ts'
export { hasInFlight, hasInRange, threatsOver } from './rules/house-model/ranges.ts'
export { squaresAMove } from './rules/house-model/reach.ts'
export { isSample } from './table/battles/sample-ships.ts'
export {
  cardOf,
  isAfloat,
  isDoomed,
  type Ship,
  shipOn,
  shipWith,
  type Situation,
  squareOf,
  waiting,
} from './table/situation.ts'
export { firstRow } from './rules/movement/stand-by.ts'
export { type Offer, offers } from './rules/your-side/offers.ts'
export { courses } from './rules/your-side/your-movement.ts'

/** What a drawing of the grid needs to know of the game; it computes no rule of its own. */
export { type Square, squareIn, squaresOf, squareWith } from './house-model/board.ts'
export { costOf, longestRange, thresholdsNow } from './house-model/damage.ts'
export { blockedBy } from './house-model/line-of-sight.ts'
export { className, effectOf, faceName, resultName, shipName, wordOf } from './names.ts'
export { type Face, faces, type Result, results, type ShipClass, type Side, sides } from './battles/pieces.ts'
export { hasInFlight, hasInRange, threatsOver } from './house-model/ranges.ts'
export { squaresAMove } from './house-model/reach.ts'
export { isSample } from './battles/sample-ships.ts'
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
} from './situation.ts'
export { firstRow } from './setup/stand-by.ts'
export { type Offer, offers } from './your-side/offers.ts'
export { courses } from './your-side/your-movement.ts'

/** What a drawing of the grid needs to know of the game; it computes no rule of its own. */
export { type Square, squareIn, squaresOf, squareWith } from './board.ts'
export { costOf, longestRange, thresholdsNow } from './damage.ts'
export { blockedBy } from './line-of-sight.ts'
export { className, effectOf, faceName, resultName, shipName, wordOf } from './names.ts'
export { type Face, faces, type Result, results, type ShipClass, type Side, sides } from './pieces.ts'
export { hasInFlight, hasInRange, threatsOver } from './ranges.ts'
export { squaresAMove } from './reach.ts'
export { otherResult } from './results.ts'
export { isSample } from './sample-ships.ts'
export {
  cardOf,
  isAfloat,
  isDoomed,
  isResultAsked,
  type Ship,
  shipOn,
  shipWith,
  type Situation,
  squareOf,
  waiting,
} from './situation.ts'
export { firstRow } from './stand-by.ts'
export { type Offer, offers } from './offers.ts'
export { courses } from './your-movement.ts'

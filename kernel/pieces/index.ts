export { type Bag, bag, bagOf, countsOf, withoutAll, without, withToken, withTokens } from './bag.ts'
export { type Candidate, distinct } from './candidate.ts'
export { noOrYes, nothing } from './counter-values.ts'
export { differences, editTold, onTable, valueTold } from './differences.ts'
export {
  type Counter,
  type CounterValue,
  census,
  type Edit,
  type Layout,
  type PieceGroup,
  mayBe,
  type Place,
  piecesOf,
  placed,
  placesOf,
  type OrderedRow,
  type Subject,
  subjectsOf,
  type UnseenMove,
} from './layout.ts'
export {
  cardsLeft,
  discarded,
  drawnFrom,
  laidOnTop,
  nextOf,
  type Pile,
  pile,
  reshuffled,
} from './pile.ts'
export {
  type NamedCounter,
  settableFlag,
  type SettableIn,
  settableNumber,
  settableOne,
  settableSome,
} from './settable.ts'
export { spotCheck } from './spot-check.ts'

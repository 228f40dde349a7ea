export { type Bag, bag, bagOf, countsOf, withoutAll, without, withToken, withTokens } from './bag.ts'
export { type Candidate, distinct } from './candidate.ts'
export { noOrYes, nothing } from './counter-values.ts'
export { countedHeap, pawnHeaps, type Heap } from './heap.ts'
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
  given,
  type Held,
  keptAs,
  keptEach,
  keptFlag,
  keptNumber,
  keptOne,
  keptFields,
  keptOptional,
  keptSome,
  leftOut,
  type Kept,
  type KeptFields,
  restated,
  shownElsewhere,
} from './kept.ts'
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
export { replaced, withoutAt } from './replaced.ts'
export {
  type NamedCounter,
  settableFlag,
  type SettableIn,
  settableNumber,
  settableOne,
  settableSome,
} from './settable.ts'
export { spotCheck } from './spot-check.ts'
export { type State, stateOf } from './state.ts'

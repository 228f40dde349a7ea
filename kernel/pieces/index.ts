export { type Bag, bag, bagOf, countsOf, withoutAll, without, withToken, withTokens } from './bag.ts'
export { type Candidate, uniqueCandidates } from './candidate.ts'
export { booleanValues, noneValue } from './layout.ts'
export { countedZone, pawnZones, type Zone } from './zone.ts'
export { diffLayouts, formatEdit, manualEdits, formatValue } from './differences.ts'
export {
  type TableValue,
  type AllowedValue,
  countPieces,
  type Edit,
  type Layout,
  type PieceGroup,
  isAllowedValue,
  type Place,
  piecesOf,
  pieceLocations,
  placesOf,
  type OrderedRow,
  type ValueOwner,
  valueOwners,
  type UnseenPieces,
} from './layout.ts'
export {
  settingsField,
  type FieldRef,
  customField,
  listField,
  booleanField,
  numberField,
  choiceField,
  objectField,
  optionalField,
  multiChoiceField,
  withDefault,
  type FieldSpec,
  type FieldSpecs,
  ignoredField,
  hiddenField,
} from './fields.ts'
export {
  cardsLeft,
  discardCard,
  drawFromPile,
  putOnTopOfPile,
  possibleNextCards,
  type Pile,
  pile,
  reshufflePile,
} from './pile.ts'
export { replaceAt, removeAt } from './bag.ts'
export {
  type TableValueSpec,
  booleanSetter,
  type ValueSetter,
  numberSetter,
  choiceSetter,
  multiChoiceSetter,
} from './value-setter.ts'
export { spotCheck } from './spot-check.ts'
export { type StateSpec, defineState } from './state.ts'

export {
  type AllOf,
  allOf,
  atLeast,
  type Band,
  between,
  closerThan,
  type Distance,
  type Fact,
  type Negation,
  not,
  type Persistence,
  type PlainFact,
  type PlainRanking,
  type Ranking,
} from './fact.ts'
export { holding, knownOf } from './holding.ts'
export { type MeasuredNoun, measured } from './measured.ts'
export { olderAnswer, rememberAs, spanOf } from './remembered.ts'

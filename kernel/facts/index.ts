export {
  type Band,
  closerThan,
  type Distance,
  type Fact,
  type Persistence,
  type PlainFact,
  type PlainRanking,
  type Ranking,
} from './fact.ts'
export { holding, knownOf } from './holding.ts'
export { olderAnswer, rememberAs, spanOf } from './remembered.ts'

export {
  type AndFact,
  allOf,
  distanceAtLeast,
  type DistanceBelow,
  distanceInRange,
  closerThan,
  type Distance,
  type Fact,
  type NotFact,
  not,
  type AnswerReuse,
  type BooleanFact,
  type NumberRanking,
  type Ranking,
} from './fact.ts'
export { filterByFact, factIfKnown } from './holding.ts'
export { type RankingNoun, measuredRanking } from './measured.ts'
export { earlierAnswer, storeFact, knownSpan } from './remembered.ts'

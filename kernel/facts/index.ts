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
export { filterByFact, factIfKnown } from './filter-by-fact.ts'
export { type RankingNoun, measuredRanking } from './measured-ranking.ts'
export { earlierAnswer, storeFact, knownSpan } from './earlier-answer.ts'

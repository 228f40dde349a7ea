export { playBatch } from './batch.ts'
export { type ChangedDecision, changedDecisions } from './changed-decisions.ts'
export {
  compareBatch,
  type ComparedSettings,
  type Comparison,
  type ComparisonTotals,
  emptyComparison,
  recordDecisions,
  type TurnSums,
} from './comparison.ts'
export {
  anytimeChange,
  evidenceAgainstChange,
  type Conclusion,
  concludeChange,
} from './statistics/confidence-sequence.ts'
export { firstDifferentDecision } from './decision-recorder.ts'
export { shareEstimator } from './statistics/exact-share.ts'
export { type Arm, armOfSeed, armsByLevel, type Experiment, levelsOf, type SeedRange } from './experiment.ts'
export { histogramBars, type Histogram, meanOf, quantile, sumOf } from './histogram.ts'
export {
  independentChange,
  type Estimate,
  type Mean,
  estimateMean,
  pairedChange,
  estimateShare,
} from './statistics/interval.ts'
export { replaySeed, playMatch, requireSettings } from './match.ts'
export {
  defaultBudget,
  isMeaningfulWinRate,
  type PolicyChoice,
  type PolicyName,
  policyNames,
  defaultPolicyName,
} from './policies/policies.ts'
export { type OpponentPair, makeOpponent, makeOpponentPair } from './opponents.ts'
export { type Survey, type SurveyedEdit, type SurveyTask, type SurveyTotals } from './survey.ts'
export { splitSeeds, type LabTask } from './comparison.ts'
export {
  type ArmTotals,
  type SeedCount,
  type LineTotals,
  mergeTotals,
  type ModeTotals,
  type Totals,
} from './totals.ts'
export { labMessages } from './lab-messages.ts'

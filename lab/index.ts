export { playBatch } from './batch.ts'
export { type ChangedDecision, changedDecisions } from './changed-decisions.ts'
export {
  compareBatch,
  type ComparedSettings,
  type Comparison,
  type ComparisonTotals,
  noComparison,
  recordDecisions,
  type TurnSums,
} from './comparison.ts'
export {
  changeAtAnyTime,
  evidenceAgainst,
  type Known,
  known,
} from './confidence-sequence.ts'
export { firstDifference } from './first-difference.ts'
export { shareEstimator } from './exact.ts'
export { type Arm, armOf, armsFor, type Experiment, levelsOf, type Seeds } from './experiment.ts'
export { bars, type Histogram, meanOf, quantile, sumOf } from './histogram.ts'
export { changeBetween, type Estimate, type Mean, mean, pairedChange, share } from './interval.ts'
export { journalOf, playMatch, settingsOf } from './match.ts'
export {
  defaultBudget,
  playsToWin,
  type PolicyChoice,
  type PolicyName,
  policyNames,
  standardPlayer,
} from './policies.ts'
export { type OpponentPair, opponentOf, pairOf } from './opponents.ts'
export { type Survey, type SurveyedEdit, type SurveyTask, type SurveyTotals } from './survey.ts'
export { splitSeeds, type Task } from './task.ts'
export {
  type ArmTotals,
  type SeedCount,
  type LineTotals,
  merge,
  type ModeTotals,
  type Totals,
} from './totals.ts'
export { words } from './words.ts'

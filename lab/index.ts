export { playBatch } from './batch.ts'
export {
  compareBatch,
  type Comparison,
  type ComparisonTotals,
  firstDifference,
  followed,
} from './comparison.ts'
export { sharesAt } from './exact.ts'
export { type Arm, armOf, armsFor, type Experiment, levelsOf, type Seeds } from './experiment.ts'
export { bars, type Histogram, meanOf, quantile, sumOf } from './histogram.ts'
export { changeBetween, type Estimate, type Mean, mean, pairedChange, share } from './interval.ts'
export { journalOf, playMatch, settingsOf } from './match.ts'
export { type PolicyChoice, type PolicyName, policyNames, usualBudget } from './policies.ts'
export { pieces, type Task } from './task.ts'
export {
  type ArmTotals,
  type SeedCount,
  type LineTotals,
  merged,
  type ModeTotals,
  type Totals,
} from './totals.ts'
export { words } from './words.ts'

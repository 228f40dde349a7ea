export type { StudyGrid } from './study-grid.ts'
export {
  type PartProgress,
  addResults,
  emptyPart,
  nextSeeds,
  type SeedsResult,
  armCount,
  taskOf,
} from './part-progress.ts'
export { parseStudy, type Study, type StudyFile, studyShape } from './study.ts'
export {
  type ErrorRate,
  errorRateOf,
  errorRates,
  isComparison,
  maxGamesUntil,
  type StoppingRule,
} from './stopping-rule.ts'

export type { StudyGrid } from './grid.ts'
export {
  type PartProgress,
  addResults,
  emptyPart,
  nextSeeds,
  type SeedsResult,
  armCount,
  taskOf,
} from './part.ts'
export { parseStudy, type Study, type StudyFile, studyShape } from './study.ts'
export {
  type ErrorRate,
  errorRateOf,
  errorRates,
  isComparison,
  maxGamesUntil,
  type StoppingRule,
} from './until.ts'

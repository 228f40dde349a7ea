export type { Grid } from './grid.ts'
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
export { type ErrorRate, errorOf, errorRates, isComparison, maxGames, type Until } from './until.ts'

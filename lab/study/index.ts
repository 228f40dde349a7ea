export type { Grid } from './grid.ts'
export {
  type CountedPart,
  countOn,
  freshPart,
  nextSeeds,
  type PlayedSeeds,
  settingsIn,
  taskOf,
} from './part.ts'
export { parseStudy, type Study, type StudyFile, studyShape } from './study.ts'
export { type ErrorRate, errorOf, errors, isComparison, mostGames, type Until } from './until.ts'

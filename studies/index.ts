export { connect, type Queryable } from './connect.ts'
export { isUnavailable } from './database-error.ts'
export {
  allStudies,
  findStudy,
  type PartStatus,
  type StudySummary,
  listStudies,
  type State,
  type StudyDetails,
  countWorkers,
} from './stored-studies.ts'
export { removeStudy, stopStudy } from './stop.ts'
export { priorities, type Priority, parseStudyFile, submit, type Submission } from './submit.ts'
export { createTables, studyTables } from './tables.ts'

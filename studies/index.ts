export { connect, type Queryable } from './connect.ts'
export {
  findStudy,
  type PartStatus,
  type StudySummary,
  listStudies,
  type State,
  type StudyDetails,
} from './stored-studies.ts'
export { removeStudy, stopStudy } from './stop.ts'
export { priorities, type Priority, parseStudyFile, submit, type Submission } from './submit.ts'
export { createTables } from './tables.ts'

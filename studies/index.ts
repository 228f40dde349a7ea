export { makePool, type Queryable } from './connect.ts'
export {
  findStudy,
  type PartStatus,
  type StudySummary,
  listStudies,
  type StudyState,
  type StudyDetails,
} from './stored-studies.ts'
export { removeStudy, stopStudy } from './submit.ts'
export { priorities, type Priority, parseStudyFile, enqueueStudy, type Submission } from './submit.ts'
export { createTables } from './tables.ts'

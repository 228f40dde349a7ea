export { connect, type Queryable } from './connect.ts'
export {
  allStudies,
  findStudy,
  type KeptPart,
  type KeptStudy,
  listStudies,
  type State,
  type WholeStudy,
  workersSeen,
} from './kept.ts'
export { removeStudy, stopStudy } from './stop.ts'
export { priorities, type Priority, studyIn, submit, type Submission } from './submit.ts'
export { prepare, studyTables } from './tables.ts'

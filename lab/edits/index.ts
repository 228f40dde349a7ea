export { type Edit, editsOf, type RefusedEdit } from './edits.ts'
export { changeTogether, type RankedEdit, rankedEdits, surveyError } from './ranked.ts'

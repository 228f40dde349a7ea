export { type OpponentEdit, editsOf, type RejectedEdit } from './edits.ts'
export { changeWithSurveyError, type RankedEdit, rankEdits, surveyErrorRate } from './rank-edits.ts'

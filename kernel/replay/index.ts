export {
  gameIn,
  gameNamedIn,
  type KeptText,
  matchLink,
  packedIn,
  parseKept,
  type RulesLoader,
  rulesNamedIn,
} from './kept-match.ts'
export { lastMove, stepsBack, stepsForward, type WhyStep, whySteps } from './last-move.ts'
export { openExample } from './open-example.ts'
export { journalSchema, parseAsFar, parseJournal, type ReadJournal } from './parse-journal.ts'
export { type Departure, type ReopenedMatch, reopen } from './reopen.ts'
export { begin, resume } from './resume.ts'
export { restTold, stepTold } from './step-told.ts'
export { makeTranscript, parseTranscript } from './transcript.ts'

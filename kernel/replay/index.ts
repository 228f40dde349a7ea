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
export { type Move, movesOf } from './moves.ts'
export { openExample } from './open-example.ts'
export { openStart } from './open-start.ts'
export { journalSchema, parseAsFar, parseJournal, type ReadJournal } from './parse-journal.ts'
export { type Departure, type ReopenedMatch, reopen } from './reopen.ts'
export { begin, resume } from './resume.ts'
export { type Round, roundsOf } from './rounds.ts'
export { leadIn, scoresOf, turningPoint } from './score-over-time.ts'
export { mergedLines, setUpLines } from './set-up-lines.ts'
export { restTold, stepTold } from './step-told.ts'
export { makeTranscript, parseTranscript } from './transcript.ts'

export {
  gameForText,
  gameIdInText,
  type MatchText,
  matchFragment,
  packedMatchIn,
  parseMatchText,
  type RulesLoader,
  rulesInText,
} from './match-text.ts'
export { lastMoveLog, undoCount, redoCount, type ReasonedStep, reasonedSteps } from './last-move.ts'
export { type Move, movesOf } from './moves.ts'
export { matchFromExample } from './match-from-example.ts'
export { matchFromStart } from './match-from-start.ts'
export { journalSchema, parseReadablePart, parseJournal, type PartlyReadJournal } from './parse-journal.ts'
export { type Divergence, type ReopenedMatch, reopenMatch } from './reopen-match.ts'
export { beginMatch, resumeMatch } from './resume-match.ts'
export { type RoundOfMoves, roundsOf } from './rounds.ts'
export { playerLead, scoresOf, turningPoint } from './score-over-time.ts'
export { mergeLines, setUpLines } from './set-up-lines.ts'
export { formatRemainingSteps, formatStep } from './format-step.ts'
export {
  formatHeadline,
  latestTurnCard,
  maxHeadlineLength,
  type TurnCard,
  turnCardOf,
  turnCards,
} from './turn-card.ts'
export { turnLogs } from './turn-logs.ts'
export { makeTranscript, parseTranscript } from './transcript.ts'

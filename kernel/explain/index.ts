export { formatAnswer } from './format-answer.ts'
export { runListAlone, type ListRunResult } from './decide.ts'
export {
  formatChoice,
  decidingLine,
  relevantLines,
  summarizeDecision,
  decisionTitle,
  explainDecision,
} from './explain.ts'
export { formatLine } from './format-line.ts'
export { formatRule } from './format-rule.ts'
export { type StateChange, MatchRecorder, type LogEntry } from './match-recorder.ts'
export { type LineCounter, LineCounts } from './tally.ts'
export { excludedCandidates, explainWhyNot } from './why-not.ts'

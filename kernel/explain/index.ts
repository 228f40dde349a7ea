export { formatAnswer } from './format-answer.ts'
export { runListAlone, type ListRunResult } from './run-list-alone.ts'
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
export { type LineCounter, LineCounts } from './line-counts.ts'
export { excludedCandidates, explainWhyNot } from './why-not.ts'

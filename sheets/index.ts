export type * from './model/index.ts'
export {
  type Coverage,
  measureCoverage,
  type LineCoverage,
  PlayedMatchCounter,
  RandomMatchCounter,
  type TurnTranscript,
} from './line-counts/index.ts'
export { allDiagnostics, diagnosticsWith, lastResults } from './examples/example-diagnostics.ts'
export {
  type SectionDecision,
  type SectionResult,
  type SectionInput,
  type RunnableSection,
  runnableSections,
} from './examples/runnable-sections.ts'
export { type ExampleResult, playExamples } from './examples/index.ts'
export { insertExample, formatExample } from './examples/format-example.ts'
export { applyFix } from './apply-fix.ts'
export { convertListToSheet, type PlainLine, type PlainList, parsePlainList } from './import/index.ts'
export { textWithOrigin } from './origin.ts'
export {
  type PrintNode,
  type PrintedElement,
  renderSheetPage,
  printedPaper,
  renderSheet,
  printedStyle,
} from './print/index.ts'
export {
  type DecisionChange,
  firstDecisionChange,
  type SheetReplay,
  replayWithRules,
} from './replay/index.ts'
export { type AskedTopic, topicOf } from './values/asking.ts'
export { gameOfSheet, isOfSheet } from './run/game.ts'
export { starterSheets } from './starters/index.ts'
export { incrementalReader, readSheet, sheetReader } from './sheet-reader.ts'

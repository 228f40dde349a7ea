export type * from './model/index.ts'
export {
  type Coverage,
  coverageOf,
  type LineCoverage,
  PlayedCounter,
  RandomCounter,
  type ToldTurn,
} from './line-counts/index.ts'
export { allFindings, findingsWith, lastResults } from './examples/findings.ts'
export {
  type Decided,
  type DoneAlone,
  type Given,
  type SectionAlone,
  sectionsAlone,
} from './examples/alone.ts'
export { type ExampleResult, playExamples } from './examples/index.ts'
export { withExample, writtenExample } from './examples/written.ts'
export { fixedText } from './fixed-text.ts'
export { firstSheet, type PlainLine, type PlainList, plainList } from './import/index.ts'
export { copiedText } from './origin.ts'
export {
  type Printed,
  type PrintedElement,
  printedPage,
  printedPaper,
  printedSheet,
  printedStyle,
} from './print/index.ts'
export { type ChangedDecision, firstChanged, type Replay, replayOn } from './replay/index.ts'
export { type Topic, topicOf } from './run/asking.ts'
export { gameOfSheet, isOfSheet } from './run/game.ts'
export { shapes } from './shapes/index.ts'
export { pausingReader, readSheet, sheetReader } from './sheet-reader.ts'

export { type Citation, cite } from './citation.ts'
export { formatFaces } from './format-faces.ts'
export {
  capitalize,
  english,
  joinNames,
  type Language,
  placeholdersOf,
  format,
  formatSentence,
  withTexts,
} from './language.ts'
export { languageOf, translatedTexts } from './language-of.ts'
export { withParams, type Message, message, type Param, type Params, toMessage } from './message.ts'
export {
  remark,
  withStepBeforeDraw,
  headline,
  messages,
  sectionHeadline,
  resultText,
  manualResult,
  withUndoStep,
  playerMessage,
} from './messages.ts'

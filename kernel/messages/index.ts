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
export { dueTo, withParams, type Message, message, type Param, type Params, toMessage } from './message.ts'
export {
  noteText,
  withStepBeforeDraw,
  headlineText,
  messages,
  sectionHeadlineText,
  resultText,
  manualResultText,
  withUndoStep,
  playerActionText,
} from './messages.ts'

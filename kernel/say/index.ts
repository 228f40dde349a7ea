export { type Citation, cite } from './citation.ts'
export { facesTold } from './faces-told.ts'
export {
  capital,
  english,
  joined,
  type Language,
  partsOf,
  say,
  sentence,
  translated,
} from './language.ts'
export { languageOf, translatedTexts } from './language-of.ts'
export {
  aside,
  beforeDraw,
  fill,
  headline,
  type Message,
  message,
  type Param,
  type Params,
  opening,
  result,
  resultByHand,
  withBack,
  worded,
  yours,
} from './message.ts'

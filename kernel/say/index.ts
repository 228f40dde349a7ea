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
export {
  aside,
  fill,
  headline,
  type Message,
  message,
  type Param,
  type Params,
  opening,
  result,
  withBack,
  yours,
} from './message.ts'

export { checkFileFormat, fileFormat, type FileHeader, fileShape } from './file-format.ts'
export { digestValue, digestChanges, digestText } from './digest.ts'
export {
  parseFailure,
  truncateText,
  parseSuccess,
  type Json,
  type Parsed,
  parseJson,
  errorMessage,
  describeJson,
} from './json.ts'
export {
  anyJson,
  bool,
  integer,
  listOf,
  mapOf,
  oneOf,
  optional,
  parseWith,
  record,
  rejectValue,
  type Shape,
  text,
} from './shape.ts'

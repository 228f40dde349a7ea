export { checkFileFormat, fileFormat, type FileHeader, fileOf } from './format.ts'
export { digest, digestSince, textDigest } from './digest.ts'
export { bad, brief, good, type Json, type Parsed, parseJson, problemOf, shown } from './json.ts'
export {
  anything,
  flag,
  integer,
  listOf,
  mapOf,
  oneOf,
  optional,
  read,
  record,
  refuse,
  type Shape,
  text,
} from './shape.ts'

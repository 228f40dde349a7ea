export { importsCommand } from './command.ts'
export { mutatedText } from './mutate-text.ts'
export { pick } from './malformed.ts'
export { notInWords, type Reader } from './reader.ts'

export { importsCommand } from './command.ts'
export { mutatedText } from './mutate-text.ts'
export { pick } from './nasty.ts'
export { notInWords, type Reader } from './reader.ts'

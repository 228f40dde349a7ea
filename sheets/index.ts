export type * from './model/index.ts'
export { readSheet, sheetReader } from './sheet-reader.ts'

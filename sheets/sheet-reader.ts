import { checked } from './check/index.ts'
import type { Sheet } from './model/index.ts'
import { sectionReader } from './read/sheet.ts'

/** Reads and checks a text as a sheet. Every text makes one: it never throws, and what is not understood is a finding. */
export function readSheet(text: string): Sheet {
  return sheetReader()(text)
}

/** Reads and checks a text that changes: only the sections that changed since the last time are read again. */
export function sheetReader(): (text: string) => Sheet {
  const read = sectionReader()
  return (text) => checked(read(text))
}

import { checkWholeSheet } from './check/index.ts'
import type { Sheet } from './model/index.ts'
import { incrementalSheetReader } from './read/sheet.ts'

/** Never throws: unknown text becomes a finding. */
export function readSheet(text: string): Sheet {
  return sheetReader()(text)
}

/** Reads a changing text: only changed sections are read again. */
export function sheetReader(): (text: string) => Sheet {
  const read = incrementalReader()
  return (text) => {
    const reading = read(text)
    for (;;) {
      const { done, value } = reading.next()
      if (done === true) return value
    }
  }
}

/** Yields after each parsed section, so other work can run in between. */
export function incrementalReader(): (text: string) => Generator<undefined, Sheet> {
  const read = incrementalSheetReader()
  return function* reading(text) {
    const whole = yield* read(text)
    yield
    return checkWholeSheet(whole)
  }
}

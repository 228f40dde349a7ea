import { checked } from './check/index.ts'
import type { Sheet } from './model/index.ts'
import { sectionReader } from './read/sheet.ts'

/** Reads and checks a text as a sheet. Every text makes one: it never throws, and what is not understood is a finding. */
export function readSheet(text: string): Sheet {
  return sheetReader()(text)
}

/** Reads and checks a text that changes: only the sections that changed since the last time are read again. */
export function sheetReader(): (text: string) => Sheet {
  const read = pausingReader()
  return (text) => {
    const reading = read(text)
    for (;;) {
      const { done, value } = reading.next()
      if (done === true) return value
    }
  }
}

/** The same in parts: it pauses after each section that was read, so that other work can be done in between. */
export function pausingReader(): (text: string) => Generator<undefined, Sheet> {
  const read = sectionReader()
  return function* reading(text) {
    const whole = yield* read(text)
    yield
    return checked(whole)
  }
}

import { playExamples, sheetReader } from '@opfor/sheets'
import type { PlayedExamples } from './checked-text.ts'

/** Plays the examples of a text that changes. */
export function examplePlayer(): (text: string) => PlayedExamples {
  const read = sheetReader()
  return (text) => ({ text, results: playExamples(read(text)) })
}

import type { Message } from '@opfor/kernel'
import type { Sheet } from '@opfor/sheets'
import { opponentWords } from './words.ts'

/** Undefined if it can be played. House rules must be understood completely. */
export function notPlayable({ sections, findings }: Sheet, isHouse = false): Message | undefined {
  if (isHouse) return findings.length > 0 ? opponentWords.fixFirst : undefined
  if (findings.some(({ id }) => id === 'sheets.tooLong')) return opponentWords.tooLong
  return sections.length === 0 ? opponentWords.noSection : undefined
}

import type { Message } from '@opfor/kernel'
import type { Sheet } from '@opfor/sheets'
import { opponentWords } from './words.ts'

/** Why a page cannot be played; undefined if it can. */
export function notPlayable({ sections, findings }: Sheet): Message | undefined {
  if (findings.some(({ id }) => id === 'sheets.tooLong')) return opponentWords.tooLong
  return sections.length === 0 ? opponentWords.noSection : undefined
}

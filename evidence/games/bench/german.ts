import path from 'node:path'
import type { Language } from '@opfor/kernel'
import { languageIn, textFiles } from '@opfor/kernel/text-files'

/** German for a match of a game: its texts and the kernel's. */
export function germanFor(game: string): Language {
  return languageIn(textFiles(path.join(import.meta.dirname, '../../..'), ['kernel', `games/${game}`]), 'de')
}

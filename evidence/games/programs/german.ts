import path from 'node:path'
import type { Language } from '@opfor/kernel'
import { languageIn, textFiles } from '@opfor/kernel/text-files'

export function germanFor(game: string): Language {
  return languageIn(textFiles(path.join(import.meta.dirname, '../../..'), ['kernel', `games/${game}`]), 'de')
}

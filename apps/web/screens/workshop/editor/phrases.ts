import type { Message } from '@opfor/kernel'
import { searchWords } from '../words.ts'

const used = [
  searchWords.find,
  searchWords.replace,
  searchWords.next,
  searchWords.previous,
  searchWords.all,
  searchWords.matchCase,
  searchWords.regexp,
  searchWords.byWord,
  searchWords.replaceOne,
  searchWords.replaceAll,
  searchWords.close,
  searchWords.completions,
  searchWords.diagnostics,
  searchWords.noDiagnostics,
]

/** The texts of the editor's own controls, by their English. */
export function phrasesIn(say: (message: Message) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(used.map((words) => [words.text, say(words)]))
}

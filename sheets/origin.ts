import { sheetLanguages } from './language/index.ts'
import type { Sheet } from './model/index.ts'

/** The maximum length of the `From:` line. */
const longest = 200

/** Names the copied sheet first in the line `From:`. */
export function textWithOrigin({ text, title, from, language }: Sheet): string {
  if (title === '' || from === title || from.startsWith(`${title}, `)) return text
  const all = from === '' ? title : `${title}, ${from}`
  const words = sheetLanguages.map((each) => each.words)
  const [word = 'from'] = sheetLanguages.find(({ code }) => code === language)?.words.from ?? []
  const line = `${word[0]?.toUpperCase()}${word.slice(1)}: ${all.length > longest ? title : all}`
  const lines = text.split('\n')
  const end = lines.findIndex((each) => /^ {0,3}##/.test(each))
  const head = lines.slice(0, end < 0 ? lines.length : end)
  const begins = (key: 'from' | 'plays' | 'game' | 'language' | 'title') => (each: string) =>
    key === 'title'
      ? /^ {0,3}#[ \t]/.test(each)
      : words.some((of) => of[key].some((begin) => each.trimStart().toLowerCase().startsWith(`${begin}:`)))
  const old = head.findIndex(begins('from'))
  if (old >= 0) return lines.with(old, line).join('\n')
  const keyed = Math.max(
    ...(['plays', 'game', 'language', 'title'] as const).map((key) => head.findIndex(begins(key))),
  )
  return lines.toSpliced(keyed + 1, 0, line).join('\n')
}

import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The sheet that the benchmarks and the proof start from. */
export const garrison = readFileSync(path.join(import.meta.dirname, 'garrison.md'), 'utf8')

/** A sheet of about this many lines: the garrison several times over, each time with other names for its sections. */
export function longSheet(lines: number): string {
  const [head = '', ...sections] = garrison.split(/^(?=## )/m)
  const own = sections.filter((text) => /^## (?:Actor|Order|Fire|Assault|Target)\n/.test(text))
  const rest = sections.filter((text) => !own.includes(text))
  const copies: string[] = []
  const count = () => [head, ...copies, ...rest].join('').split('\n').length
  for (let copy = 1; count() < lines - own.join('').split('\n').length; copy += 1) {
    copies.push(...own.map((text) => text.replaceAll(/\b(Actor|Order|Fire|Assault|Target)\b/g, `$1 ${copy}`)))
  }
  return [head, ...copies, ...own, ...rest].join('')
}

import type { CompiledLanguage } from '../language/index.ts'
import type { SheetCounter } from '../model/index.ts'
import { type PlainText, positionOfText } from './plain-text.ts'

const shape = /^([^:]+): ([^()]+) \(([^()]+)\)\.?$/u

type Read = SheetCounter extends infer C ? (C extends unknown ? Omit<C, 'at' | 'text'> : never) : never

/** `Alarm: 0 (0 to 6)`, `Stance: calm (calm, bold)`; undefined for other forms. */
export function readCounter({ text }: PlainText, { words }: CompiledLanguage): Read | undefined {
  if (text.length > 2000) return undefined
  const [, rawName = '', rawStart = '', inside = ''] = shape.exec(text) ?? []
  const [name, start] = [rawName.trim(), rawStart.trim()]
  if (name === '' || start === '') return undefined
  const separator = words.to.find((each) => inside.toLowerCase().includes(each)) ?? ' - '
  const [from, to, ...more] = inside.split(separator).map((each) => each.trim())
  if (isNumber(start) && isNumber(from) && isNumber(to) && more.length === 0) {
    return { name, holds: 'number', start: Number(start), from: Number(from), to: Number(to) }
  }
  const all = inside.split(',').map((each) => each.trim())
  const same = all.find((each) => each.toLowerCase() === start.toLowerCase())
  if (all.length < 2 || same === undefined || all.includes('')) return undefined
  return { name, holds: 'word', start: same, words: all }
}

function isNumber(text: string | undefined): boolean {
  return text !== undefined && /^-?\d{1,6}$/u.test(text)
}

export function readCounters(
  items: readonly { readonly letters: PlainText }[],
  language: CompiledLanguage,
  firstLine: number,
) {
  return items.flatMap(({ letters }): readonly SheetCounter[] => {
    const read = readCounter(letters, language)
    if (read === undefined) return []
    return [{ at: positionOfText(letters, 0, letters.text.length, firstLine), text: letters.text, ...read }]
  })
}

import type { CompiledLanguage, LanguageWords } from '../language/index.ts'
import type { MeasuredNoun, SheetOption, SheetRuling } from '../model/index.ts'
import type { PlainText } from './plain-text.ts'
import { positionOfText } from './plain-text.ts'

/** `rest` is the text behind the keyword, `restAt` its index. */
export interface Quote {
  readonly about: 'option' | 'ruling' | 'measure' | 'example' | 'note'
  readonly letters: PlainText
  readonly rest: string
  readonly restAt: number
}

const abouts = ['option', 'ruling', 'measure', 'example'] as const

export function readQuote(letters: PlainText, { words }: CompiledLanguage): Quote {
  const low = letters.text.slice(0, 40).toLowerCase()
  for (const about of abouts) {
    const word = words[about].find((each) => low.startsWith(`${each} `) || low.startsWith(`${each}:`))
    if (word === undefined) continue
    const behind = letters.text.slice(word.length)
    const skipped = /^:?\s*/u.exec(behind)?.[0].length ?? 0
    const restAt = word.length + skipped
    return { about, letters, rest: letters.text.slice(restAt), restAt }
  }
  return { about: 'note', letters, rest: letters.text, restAt: 0 }
}

/** `Option N: a (standard), b`; undefined if the form differs. */
export function readOption(
  { letters, rest }: Quote,
  words: LanguageWords,
  firstLine: number,
): SheetOption | undefined {
  const colon = rest.indexOf(':')
  const name = rest.slice(0, colon).trim()
  const read = valuesOf(rest.slice(colon + 1), words)
  if (colon < 1 || name === '' || read === undefined) return undefined
  return { at: positionOfText(letters, 0, letters.text.length, firstLine), text: letters.text, name, ...read }
}

export function readRuling(
  { letters, rest }: Quote,
  words: LanguageWords,
  firstLine: number,
): SheetRuling | undefined {
  const colon = rest.indexOf(':')
  const name = rest.slice(0, colon).trim()
  const behind = rest.slice(colon + 1)
  const mark = behind.indexOf('?')
  const second = behind.indexOf(':')
  const end = mark >= 0 ? mark + 1 : second + 1
  const question = behind.slice(0, end).replace(/:$/u, '').trim()
  const [values = '', ...reasons] = behind.slice(end).split(/\.(?:\s+|$)/u)
  const read = valuesOf(values, words)
  if (colon < 1 || name === '' || read === undefined) return undefined
  const because = reasons.filter((each) => each !== '').join('. ')
  return {
    at: positionOfText(letters, 0, letters.text.length, firstLine),
    text: letters.text,
    name,
    question: question === '' ? name : question,
    ...read,
    ...(because === '' ? {} : { because }),
  }
}

function valuesOf(
  text: string,
  { standard }: LanguageWords,
): Pick<SheetOption, 'values' | 'standard'> | undefined {
  const marked = text
    .replace(/\.\s*$/u, '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const found = /^(.*?)\s*\(([^()]*)\)$/u.exec(each)
      return found !== null && standard.includes((found[2] ?? '').toLowerCase())
        ? { value: found[1] ?? '', isStandard: true }
        : { value: each, isStandard: false }
    })
  const [first] = marked
  if (first === undefined || marked.length < 2) return undefined
  const { value } = marked.find(({ isStandard }) => isStandard) ?? first
  return { values: marked.map((each) => each.value), standard: value }
}

const span = /^(.+?):\s*(\d{1,6})\s*(?:to|bis|-|–)\s*(\d{1,6})\s*(.*?)\.?$/u

export function readMeasuredNoun({ letters, rest }: Quote, firstLine: number): MeasuredNoun | undefined {
  const [, noun, from, to, unit = ''] = span.exec(rest) ?? []
  if (noun === undefined) return undefined
  const at = positionOfText(letters, 0, letters.text.length, firstLine)
  return { at, text: letters.text, noun: noun.trim(), from: Number(from), to: Number(to), unit }
}

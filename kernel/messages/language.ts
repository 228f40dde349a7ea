import type { Message, Param, Params } from './message.ts'

export interface Language {
  readonly code: string
  /** Decimal separator; default: a point. */
  readonly decimal?: string
  readonly texts: Readonly<Record<string, string>>
  plural(count: number): string
  list(names: readonly string[]): string
}

/** English texts are in the rules, so there are no translations. */
export const english: Language = {
  code: 'en',
  texts: {},
  plural: (count) => (count === 1 ? 'one' : 'other'),
  list: (names) => joinNames(names, 'and'),
}

export function joinNames(names: readonly string[], and: string): string {
  const last = names.at(-1)
  if (last === undefined) return ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** Each owner of messages has its own file. */
export function withTexts(
  language: Language,
  ...texts: readonly Readonly<Record<string, string>>[]
): Language {
  return { ...language, texts: Object.assign({}, language.texts, ...texts) as Language['texts'] }
}

export function placeholdersOf(text: string): ReadonlySet<string> {
  return new Set(parts(text).flatMap(namesIn))
}

function namesIn(part: Part): readonly string[] {
  if (typeof part === 'string') return []
  return 'param' in part ? [part.param] : [part.of, ...Object.values(part.forms).flat().flatMap(namesIn)]
}

export function format(said: Message, language: Language = english): string {
  return render(parts(language.texts[said.id] ?? said.text), said.params ?? {}, language, '')
}

export function formatSentence(said: Message, language: Language = english): string {
  return capitalize(format(said, language))
}

/** A square such as c6 stays lowercase. */
export function capitalize(text: string): string {
  return text.replace(/^.(?!\d)/, (first) => first.toUpperCase())
}

interface Plural {
  readonly of: string
  readonly forms: Readonly<Record<string, readonly Part[]>>
}
type Part = string | { readonly param: string } | Plural

/** Parsed texts; emptied at a limit, because texts of people are unlimited. */
const known = new Map<string, readonly Part[]>()
export const maxCachedTexts = 20_000

function parts(text: string): readonly Part[] {
  const before = known.get(text)
  if (before !== undefined) return before
  const read = readParts(text, 0).parts
  if (known.size >= maxCachedTexts) known.clear()
  known.set(text, read)
  return read
}

export function cachedTexts(): number {
  return known.size
}

function readParts(text: string, from: number): { readonly parts: readonly Part[]; readonly end: number } {
  const read: Part[] = []
  let at = from
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '{') {
      const part = readBraced(text, at + 1)
      read.push(part.part)
      at = part.end
    } else {
      const end = next(text, at)
      read.push(text.slice(at, end))
      at = end
    }
  }
  return { parts: read, end: at }
}

function next(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '{' && text[at] !== '}') at += 1
  return at
}

function readBraced(text: string, from: number): { readonly part: Part; readonly end: number } {
  const plural = /^\s*(\w+)\s*,\s*plural\s*,/.exec(text.slice(from))
  if (plural === null) {
    const close = next(text, from)
    return { part: { param: text.slice(from, close).trim() }, end: close + 1 }
  }
  const forms: Record<string, readonly Part[]> = {}
  let at = from + plural[0].length
  for (;;) {
    const form = /^\s*([=\w]+)\s*\{/.exec(text.slice(at))
    if (form === null) break
    const inner = readParts(text, at + form[0].length)
    forms[form[1] ?? ''] = inner.parts
    at = inner.end + 1
  }
  return { part: { of: plural[1] ?? '', forms }, end: text.indexOf('}', at) + 1 || text.length }
}

function render(read: readonly Part[], params: Params, language: Language, count: string): string {
  let text = ''
  for (const part of read) {
    if (typeof part === 'string') text += count === '' ? part : part.replaceAll('#', count)
    else if ('param' in part) text += shownParam(params[part.param], part.param, language)
    else text += renderPlural(part, params, language)
  }
  return text
}

function renderPlural(part: Plural, params: Params, language: Language): string {
  const value = params[part.of]
  const count = Array.isArray(value) ? value.length : Number(value)
  const form = part.forms[`=${count}`] ?? part.forms[language.plural(count)] ?? part.forms['other'] ?? []
  return render(form, params, language, numberSaid(count, language))
}

function shownParam(value: Param | undefined, name: string, language: Language): string {
  if (value === undefined) return `{${name}}`
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberSaid(value, language)
  if ('id' in value) return format(value, language)
  return language.list(value.map((one) => (typeof one === 'string' ? one : format(one, language))))
}

function numberSaid(number: number, { decimal = '.' }: Language): string {
  return String(number).replace('.', decimal)
}

import type { CompiledLanguage } from '../language/index.ts'
import type { SheetSection } from '../model/index.ts'
import { nameSpace } from './phrase.ts'

/** The owners of a thing's columns: any, or the rosters and decks with these headings. */
export type ColumnOwners = 'any' | readonly string[]

/** `base`: the source of a list or a hand, or the contents of a bag. */
export interface NamedSection {
  readonly name: string
  readonly kind: SheetSection['kind']
  readonly base?: string
  readonly results: readonly string[]
}

/** One entry for each roster or deck with this column. */
export interface NamedColumn {
  readonly name: string
  readonly owner: string
  readonly holds: 'yesNo' | 'number' | 'word' | 'names'
  readonly words: readonly string[]
}

export interface NamedValue {
  readonly name: string
  readonly words: readonly string[]
}

export interface NamedPiece {
  readonly name: string
  readonly owner: string
}

export interface SheetNames {
  readonly sections: ReadonlyMap<string, NamedSection>
  /** Rosters by the head of their first column: "unit". */
  readonly ones: ReadonlyMap<string, string>
  readonly columns: ReadonlyMap<string, readonly NamedColumn[]>
  readonly counters: ReadonlyMap<string, NamedValue>
  readonly settings: ReadonlyMap<string, NamedValue>
  readonly pieces: ReadonlyMap<string, readonly NamedPiece[]>
  /** Names of several words by their first word, the longest first. */
  readonly several: ReadonlyMap<string, readonly string[]>
}

/** The sections whose columns the pieces have: a hand uses its deck's, a bag of units the units'. */
export function ownersOf(section: string, { sections }: Pick<SheetNames, 'sections'>): readonly string[] {
  const base = sections.get(lowerName(section))?.base
  return base === undefined ? [section] : [section, base]
}

/** In lower case, with single spaces. */
export function lowerName(text: string): string {
  const low = text.toLowerCase()
  if (low.length === text.length) return low.replaceAll(nameSpace, ' ')
  // Letters that become longer stay unchanged, so positions in the text stay valid.
  return Array.from({ length: text.length }, (_, index) => {
    const letter = text[index] ?? ''
    const small = letter.toLowerCase()
    return small.length === 1 ? small : letter
  }).join('')
}

const found = new WeakMap<ReadonlyMap<string, unknown>, Map<string, unknown>>()

/** Also without an article, or with another ending. */
export function lookUpName<T>(
  map: ReadonlyMap<string, T>,
  low: string,
  { words }: CompiledLanguage,
): T | undefined {
  const exact = map.get(low)
  if (exact !== undefined || map.size === 0) return exact
  const known = found.get(map) ?? new Map<string, unknown>()
  // During long editing of a sheet, the cache would grow without limit.
  if (known.size > 5000) known.clear()
  if (known.size === 0) found.set(map, known)
  if (known.has(low)) return known.get(low) as T | undefined
  const name = search(map, low.replaceAll(nameSpace, ' '), words)
  known.set(low, name)
  return name
}

function search<T>(
  map: ReadonlyMap<string, T>,
  name: string,
  words: CompiledLanguage['words'],
): T | undefined {
  const article = words.articles.find((each) => name.startsWith(each))
  const bare = article === undefined ? name : name.slice(article.length)
  const plain = map.get(name) ?? map.get(bare)
  if (plain !== undefined) return plain
  for (const ending of words.endings) {
    const longer = map.get(bare + ending)
    if (longer !== undefined) return longer
    if (bare.length > ending.length + 2 && bare.endsWith(ending)) {
      const shorter = map.get(bare.slice(0, -ending.length))
      if (shorter !== undefined) return shorter
    }
  }
  return undefined
}

const wordStart = /[\p{L}\p{N}]+/gu

/** Lower-case text with the spaces inside names replaced; the longest name wins. */
export function joinNameWords(text: string, { several }: Pick<SheetNames, 'several'>): string {
  const low = lowerName(text)
  if (several.size === 0) return low
  const pieces: string[] = []
  let done = 0
  for (const { 0: word, index } of low.matchAll(wordStart)) {
    if (index < done) continue
    const name = several
      .get(word)
      ?.find((each) => low.startsWith(each, index) && endsThere(low, index + each.length))
    if (name === undefined) continue
    pieces.push(low.slice(done, index), name.replaceAll(' ', nameSpace))
    done = index + name.length
  }
  return done === 0 ? low : [...pieces, low.slice(done)].join('')
}

function endsThere(low: string, index: number): boolean {
  return !/[\p{L}\p{N}]/u.test(low[index] ?? ' ') || /^(?:s|n|en|e|es)\b/u.test(low.slice(index, index + 3))
}

/** Names of several words by their first word, the longest first. */
export function namesByFirstWord(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const several = new Map<string, string[]>()
  for (const name of names) {
    if (!name.includes(' ')) continue
    const [first = ''] = name.match(/[\p{L}\p{N}]+/u) ?? []
    if (!name.startsWith(first) || first === '') continue
    const all = several.get(first)
    if (all === undefined) several.set(first, [name])
    else all.push(name)
  }
  for (const all of several.values()) all.sort((one, other) => other.length - one.length)
  return several
}

import type { Compiled } from '../language/index.ts'
import type { Section } from '../model/index.ts'
import { joiner } from './phrase.ts'

/** Whose columns a thing may have: any, or those of the rosters and decks with these headings. */
export type Owners = 'any' | readonly string[]

/** A section by its heading. `base` is what a list chooses from, a hand is drawn from, or a bag is filled with. */
export interface NamedSection {
  readonly name: string
  readonly kind: Section['kind']
  readonly base?: string
  /** Results of a chart or actions of a walk. */
  readonly results: readonly string[]
}

/** A column by its head, once for each roster or deck that has it. */
export interface NamedColumn {
  readonly name: string
  readonly owner: string
  readonly holds: 'yesNo' | 'number' | 'word' | 'names'
  readonly words: readonly string[]
}

/** A counter, an option or a ruling; `words` is empty for a number. */
export interface NamedValue {
  readonly name: string
  readonly words: readonly string[]
}

/** A row of a roster or a card. */
export interface NamedPiece {
  readonly name: string
  readonly owner: string
}

/** All names of a sheet in small letters. */
export interface Names {
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

/** Whose columns the pieces of a roster or deck have: a hand has those of its deck, a bag of units those of the units. */
export function ownersOf(section: string, { sections }: Pick<Names, 'sections'>): readonly string[] {
  const base = sections.get(lower(section))?.base
  return base === undefined ? [section] : [section, base]
}

/** A name in small letters, with single spaces. */
export function lower(text: string): string {
  const low = text.toLowerCase()
  if (low.length === text.length) return low.replaceAll(joiner, ' ')
  // A letter that becomes longer stays as it is, so that places in the text stay the same.
  return Array.from({ length: text.length }, (_, index) => {
    const letter = text[index] ?? ''
    const small = letter.toLowerCase()
    return small.length === 1 ? small : letter
  }).join('')
}

const found = new WeakMap<ReadonlyMap<string, unknown>, Map<string, unknown>>()

/** What a name means: as written, without an article, or with another ending. */
export function find<T>(map: ReadonlyMap<string, T>, low: string, { words }: Compiled): T | undefined {
  const exact = map.get(low)
  if (exact !== undefined || map.size === 0) return exact
  const known = found.get(map) ?? new Map<string, unknown>()
  // The names of a page that is edited for long are asked for ever other words.
  if (known.size > 5000) known.clear()
  if (known.size === 0) found.set(map, known)
  if (known.has(low)) return known.get(low) as T | undefined
  const name = search(map, low.replaceAll(joiner, ' '), words)
  known.set(low, name)
  return name
}

function search<T>(map: ReadonlyMap<string, T>, name: string, words: Compiled['words']): T | undefined {
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

/** The text in small letters, with the spaces inside of names replaced; the longest name wins. */
export function joinedNames(text: string, { several }: Pick<Names, 'several'>): string {
  const low = lower(text)
  if (several.size === 0) return low
  const pieces: string[] = []
  let done = 0
  for (const { 0: word, index } of low.matchAll(wordStart)) {
    if (index < done) continue
    const name = several
      .get(word)
      ?.find((each) => low.startsWith(each, index) && endsThere(low, index + each.length))
    if (name === undefined) continue
    pieces.push(low.slice(done, index), name.replaceAll(' ', joiner))
    done = index + name.length
  }
  return done === 0 ? low : [...pieces, low.slice(done)].join('')
}

function endsThere(low: string, index: number): boolean {
  return !/[\p{L}\p{N}]/u.test(low[index] ?? ' ') || /^(?:s|n|en|e|es)\b/u.test(low.slice(index, index + 3))
}

/** Names of several words by their first word, the longest first. */
export function severalOf(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
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

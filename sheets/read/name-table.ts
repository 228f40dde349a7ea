import type { CompiledLanguage } from '../language/index.ts'
import type { RosterSection, SheetSection, SheetOption } from '../model/index.ts'
import { readCounters } from '../text/counters.ts'
import { readBulletCards, readTableCards } from './deck.ts'
import {
  lowerName,
  type NamedColumn,
  type NamedPiece,
  type SheetNames,
  type NamedSection,
  type NamedValue,
  namesByFirstWord,
} from '../phrases/names.ts'
import type { SectionOutline } from '../text/outline.ts'
import { rawResult } from './outcome.ts'
import { readRoster } from './roster.ts'

/** The names that a section defines. They depend only on its text. */
export interface SectionNames {
  readonly heading: string
  readonly kind: SheetSection['kind']
  readonly one?: string
  readonly columns: readonly NamedColumn[]
  readonly counters: readonly NamedValue[]
  readonly pieces: readonly NamedPiece[]
  readonly results: readonly string[]
}

export function namesIn(
  outline: SectionOutline,
  kind: SheetSection['kind'],
  language: CompiledLanguage,
): SectionNames {
  const heading = outline.heading.text
  const none = { heading, kind, columns: [], counters: [], pieces: [], results: [] }
  const { body } = outline
  if (kind === 'roster' && body?.kind === 'table')
    return { ...none, ...ofRoster(readRoster(body, outline, language, 0), heading) }
  if (kind === 'counters' && body?.kind === 'bullets') {
    const counters = readCounters(body.items, language, 0).map((each) => ({
      name: each.name,
      words: each.holds === 'word' ? each.words : [],
    }))
    return { ...none, counters }
  }
  if (kind === 'deck') return { ...none, ...ofDeck(outline, heading, language) }
  if (kind === 'chart' || kind === 'walk') return { ...none, results: resultsIn(outline, language) }
  return none
}

function ofRoster({ one, columns, rows }: RosterSection, owner: string) {
  return {
    one,
    columns: columns.map(({ name, holds, words }) => ({ name, owner, holds, words })),
    pieces: rows.map(({ name }) => ({ name, owner })),
  }
}

function ofDeck({ body }: SectionOutline, owner: string, { words }: CompiledLanguage) {
  if (body?.kind === 'table') {
    const { columns, cards } = readTableCards(body, words, 0)
    const names = new Set(cards.flatMap(({ card }) => [card.name, card.kind]))
    return {
      columns: columns.map(({ name, holds, words: own }) => ({ name, owner, holds, words: own })),
      pieces: [...names].map((name) => ({ name, owner })),
    }
  }
  const cards = body === undefined ? [] : readBulletCards(body, 0)
  return { pieces: cards.map(({ card: { name } }) => ({ name, owner })) }
}

function resultsIn({ body }: SectionOutline, { words }: CompiledLanguage): readonly string[] {
  const cells = body?.kind === 'table' ? body.rows.flat() : (body?.items ?? []).map(({ letters }) => letters)
  const heads = body?.kind === 'table' ? body.heads.map(({ text }) => text) : []
  const results = cells.map(({ text }) => rawResult(text, words.ifs)).filter((each) => each !== '')
  return [...new Set([...results, ...heads])]
}

export function makeSheetNames(
  sections: readonly SectionNames[],
  settings: readonly SheetOption[],
): SheetNames {
  const byName = new Map<string, NamedSection>()
  const ones = new Map<string, string>()
  const columns = new Map<string, NamedColumn[]>()
  const counters = new Map<string, NamedValue>()
  const pieces = new Map<string, NamedPiece[]>()
  const values = new Map<string, NamedValue>()
  const setOnce = <T>(map: Map<string, T>, name: string, value: T): void => {
    const low = lowerName(name)
    if (low !== '' && !map.has(low)) map.set(low, value)
  }
  const push = <T>(map: Map<string, T[]>, name: string, value: T): void => {
    const all = map.get(lowerName(name))
    if (all !== undefined) all.push(value)
    else if (name !== '') map.set(lowerName(name), [value])
  }
  for (const own of sections) {
    setOnce(byName, own.heading, { name: own.heading, kind: own.kind, results: own.results })
    if (own.one !== undefined) setOnce(ones, own.one, own.heading)
    for (const column of own.columns) push(columns, column.name, column)
    for (const counter of own.counters) setOnce(counters, counter.name, counter)
    for (const piece of own.pieces) push(pieces, piece.name, piece)
  }
  for (const { name, values: words } of settings) setOnce(values, name, { name, words })
  const words = [...counters.values(), ...values.values(), ...[...columns.values()].flat()].flatMap(
    (each) => each.words,
  )
  const all = [byName, ones, columns, counters, pieces, values].flatMap((map) => [...map.keys()])
  const several = namesByFirstWord(new Set([...all, ...words.map(lowerName)]))
  return { sections: byName, ones, columns, counters, settings: values, pieces, several }
}

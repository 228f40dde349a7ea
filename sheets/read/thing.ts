import type { Thing } from '../model/index.ts'
import { find, ownersOf, type NamedColumn, type Owners } from './names.ts'
import { firstMatch, lowOf, type Phrase } from './phrase.ts'
import type { Reading, Scope } from './reading.ts'

/** A thing, and whose columns it may have. */
export interface Known {
  readonly thing: Thing
  readonly owners: Owners
}

/** One thing: `it`, `the actor`, `the card`, the heading of a list, or a piece by its name. */
export function thingOf(phrase: Phrase, { language, names }: Reading, scope: Scope): Known | undefined {
  const form = firstMatch(phrase, language.things, (each) => each)
  if (form === 'it') return { thing: { form }, owners: scope.it }
  if (form !== undefined) return { thing: { form }, owners: 'any' }

  const low = lowOf(phrase)
  const pieces = find(names.pieces, low, language)
  const section = find(names.sections, low, language)
  if (section?.kind === 'list' || (section?.kind === 'finding' && pieces === undefined)) {
    return {
      thing: { form: 'chosen', list: section.name },
      owners: section.base === undefined ? [] : ownersOf(section.base, names),
    }
  }
  const [piece] = pieces ?? []
  if (piece === undefined) return undefined
  return {
    thing: { form: 'piece', name: piece.name },
    owners: [...new Set(pieces?.map(({ owner }) => owner))],
  }
}

/** The column of this name, if one of the owners has it. */
export function columnOf(
  phrase: Phrase,
  owners: Owners,
  { language, names }: Reading,
): NamedColumn | undefined {
  const columns = find(names.columns, lowOf(phrase), language)
  return owners === 'any' ? columns?.[0] : columns?.find(({ owner }) => owners.includes(owner))
}

/** The words that a column of this name holds, over all owners. */
export function wordsOfColumn(column: string, { names }: Reading): readonly string[] {
  return (names.columns.get(column.toLowerCase()) ?? []).flatMap(({ words }) => words)
}

/** The things that a person's words speak of; a name must begin with the same letter, large or small. */
export function mentionsIn(phrase: Phrase, { language, names }: Reading): readonly Thing[] {
  const found = new Map<string, Thing>()
  const low = phrase.low.slice(phrase.from, phrase.to)
  const its = language.words.its
  const words = low.split(/[^\p{L}\p{N}\u{E000}'-]+/u)
  let place = phrase.from
  for (const [index, word] of words.entries()) {
    place = phrase.low.indexOf(word, place)
    const written = phrase.letters.text[place] ?? ''
    place += word.length
    const bare = word.replace(/['’]s?$/u, '').replaceAll('\u{E000}', ' ')
    const form = formOf(word, `${words[index - 1] ?? ''} ${bare}`, its, language)
    if (form !== undefined) found.set(form, { form })
    const section = find(names.sections, bare, language)
    if (section?.kind === 'list' && section.name.startsWith(written))
      found.set(`chosen ${section.name}`, { form: 'chosen', list: section.name })
    const [piece] = names.pieces.get(bare) ?? []
    if (piece?.name.startsWith(written) === true)
      found.set(`piece ${piece.name}`, { form: 'piece', name: piece.name })
  }
  return [...found.values()]
}

function formOf(
  word: string,
  two: string,
  its: readonly string[],
  { things }: Reading['language'],
): 'it' | 'actor' | 'card' | undefined {
  if (its.includes(word)) return 'it'
  for (const { form, parts } of things.all) {
    const [only] = parts
    if (only !== undefined && 'words' in only && (only.words === word || only.words === two)) return form
  }
  return undefined
}

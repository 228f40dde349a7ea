import type { EntityRef } from '../model/index.ts'
import { lookUpName, ownersOf, type NamedColumn, type ColumnOwners } from './names.ts'
import { firstMatch, lowerText, type Phrase } from './phrase.ts'
import type { ReadContext, Referents } from './read-context.ts'

export interface KnownEntity {
  readonly thing: EntityRef
  readonly owners: ColumnOwners
}

/** `it`, `the actor`, `the card`, the heading of a list, or a piece by name. */
export function readEntityRef(
  phrase: Phrase,
  { language, names }: ReadContext,
  scope: Referents,
): KnownEntity | undefined {
  const form = firstMatch(phrase, language.entities, (each) => each)
  if (form === 'it') return { thing: { form }, owners: scope.it }
  if (form !== undefined) return { thing: { form }, owners: 'any' }

  const low = lowerText(phrase)
  const pieces = lookUpName(names.pieces, low, language)
  const section = lookUpName(names.sections, low, language)
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

/** Undefined if no owner has the column. */
export function columnOf(
  phrase: Phrase,
  owners: ColumnOwners,
  { language, names }: ReadContext,
): NamedColumn | undefined {
  const columns = lookUpName(names.columns, lowerText(phrase), language)
  return owners === 'any' ? columns?.[0] : columns?.find(({ owner }) => owners.includes(owner))
}

/** The things that the words mention; the first letter of a name is case-sensitive. */
export function mentionsIn(phrase: Phrase, { language, names }: ReadContext): readonly EntityRef[] {
  const found = new Map<string, EntityRef>()
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
    const section = lookUpName(names.sections, bare, language)
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
  { entities }: ReadContext['language'],
): 'it' | 'actor' | 'card' | undefined {
  if (its.includes(word)) return 'it'
  for (const { form, parts } of entities.all) {
    const [only] = parts
    if (only !== undefined && 'words' in only && (only.words === word || only.words === two)) return form
  }
  return undefined
}

import { type Candidate, type Citation, cite, type Message, message } from '@opfor/kernel'
import type { Sheet } from '../model/index.ts'

/** The id that all games made from sheets have; a journal tells them apart by the digest of their text. */
export const gameId = 'sheet'

/** Text of a sheet as a message: it is a part, so that braces in it mean nothing. */
export function words(text: string): Message {
  return message('sheet.words', '{text}', { text })
}

/** The name of a set that the player names: German text says "eine deiner Einheiten", and they are "deine Einheiten". */
export function setName(text: string): string {
  return text.replace(/^(deine|eure|ihre|meine|seine|unsere)r(?=\s)/i, '$1')
}

/** A name of the sheet, or one that the player gave, as something to choose. */
export interface Named extends Candidate {
  readonly called: string
}

/** The name as something to choose. */
export function named(name: string): Named {
  const known = candidates.get(name)
  if (known !== undefined) return known
  const candidate = { id: idOf(name), name: words(name), called: name }
  if (candidates.size >= mostKnown) candidates.clear()
  candidates.set(name, candidate)
  return candidate
}

const candidates = new Map<string, Named>()
const mostKnown = 10_000

/** The id of a name: without spaces, as ids of pieces are written with spaces between them. */
export function idOf(name: string): string {
  return name.replaceAll(/\s/g, '_')
}

/** The name of an id. */
export function nameOf(id: string): string {
  return id.replaceAll('_', ' ')
}

/** Words as a part of an id: small letters and digits with hyphens between them. */
export function slug(text: string): string {
  const known = slugs.get(text)
  if (known !== undefined) return known
  const parts = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const made = parts.join('-').slice(0, longestSlug) || 'x'
  if (slugs.size >= mostKnown) slugs.clear()
  slugs.set(text, made)
  return made
}

const slugs = new Map<string, string>()
const longestSlug = 60

/** Where something stands on a sheet: its heading and number. */
export function citeOf({ title }: Pick<Sheet, 'title'>, heading: string, number?: string): Citation {
  return cite(title === '' ? '–' : title, heading, number)
}

/** Whether two names or words are the same, in any case. */
export function same(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase()
}

import { type Candidate, type Citation, cite, type Message, message } from '@opfor/kernel'
import type { SheetSection, Sheet } from '../model/index.ts'

export type SectionOf<K extends SheetSection['kind']> = SheetSection & { readonly kind: K }

/** All sheets share this game id; a journal distinguishes them by the digest of their text. */
export const sheetGameId = 'sheet'

/** Sheet text as a message parameter, so braces have no meaning. */
export function literalSheetText(text: string): Message {
  return message('sheet.words', '{text}', { text })
}

/** The name of a set of the player's pieces: "eine deiner Einheiten" becomes "deine Einheiten". */
export function pieceSetName(text: string): string {
  return text.replace(/^(deine|eure|ihre|meine|seine|unsere)r(?=\s)/i, '$1')
}

export interface NamedCandidate extends Candidate {
  readonly called: string
}

export function namedCandidate(name: string): NamedCandidate {
  const known = candidates.get(name)
  if (known !== undefined) return known
  const candidate = { id: idOf(name), name: literalSheetText(name), called: name }
  if (candidates.size >= mostKnown) candidates.clear()
  candidates.set(name, candidate)
  return candidate
}

const candidates = new Map<string, NamedCandidate>()
const mostKnown = 10_000

/** Removes spaces, because spaces separate the ids of pieces. */
export function idOf(name: string): string {
  return name.replaceAll(/\s/g, '_')
}

export function nameFromId(id: string): string {
  return id.replaceAll('_', ' ')
}

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

export function citeOf({ title }: Pick<Sheet, 'title'>, heading: string, number?: string): Citation {
  return cite(title === '' ? '–' : title, heading, number)
}

/** Ignores case. */
export function isSameName(one: string, other: string): boolean {
  return one === other || one.toLowerCase() === other.toLowerCase()
}

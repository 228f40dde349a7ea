import { fill, type Message, type Published, say } from '@opfor/kernel'
import type { Game } from '@opfor/kernel'
import type { Finding, Fix, Source } from '@opfor/sheets'
import { words } from '../say/words.ts'
import { nearestFirst } from './nearest-name.ts'

/** What reading a section needs, and where it reports. */
export interface Reading {
  readonly game: Game
  readonly published: Published
  /** What the lines of the page are cited by. */
  readonly title: string
  readonly heading: string
  readonly findings: Finding[]
  /** What the sheet found: not all of it is about house rules. */
  readonly ofSheet: readonly Finding[]
  /** What the author should know of a page that is accepted. */
  readonly warnings: Finding[]
}

type Place = Pick<Source, 'at'>

/** A finding of one of these kinds within a section. */
export function findingIn(
  findings: readonly Finding[],
  { at }: Place,
  ...ids: readonly string[]
): Finding | undefined {
  return findings.find(({ id, line }) => ids.includes(id) && line >= at.line && line <= at.endLine)
}

/** Reports something that is wrong with what stands at a place. */
export function report(
  { findings }: Reading,
  place: Place,
  message: Message,
  fixes: readonly Fix[] = [],
): void {
  findings.push(findingAt(place, message, fixes))
}

/** Says something about what stands at a place; the page is accepted. */
export function warn({ warnings }: Reading, place: Place, message: Message, fixes: readonly Fix[]): void {
  warnings.push(findingAt(place, message, fixes))
}

function findingAt({ at }: Place, message: Message, fixes: readonly Fix[]): Finding {
  return {
    line: at.line,
    column: at.column,
    end: { line: at.endLine, column: at.endColumn },
    id: message.id,
    message,
    fixes,
  }
}

/** A fix that writes other words at a place. */
export function writing({ at }: Place, text: string): Fix {
  return { message: fill(words.write, { words: text }), edits: [{ at, text }] }
}

/** The number of names that a message lists; completion offers all. */
const mostTold = 6

/** Names in quotes as a list for people, the nearest to what was written first; words for none, and for the rest of many. */
export function namesTold(
  written: string,
  names: readonly string[],
): Message | readonly (string | Message)[] {
  if (names.length === 0) return words.nothingMore
  const more = names.length - mostTold
  const quoted = nearestFirst(written, names).map((name) => `"${name}"`)
  return more > 1 ? [...quoted.slice(0, mostTold), fill(words.more, { more })] : quoted
}

/** Words of the page as a message: braces in them mean nothing. */
export function ownWords(text: string): Message {
  return fill(words.own, { text })
}

/** Whether two texts are the same words, in any case. */
export function sameWords(one: string | Message, other: string): boolean {
  return (typeof one === 'string' ? one : say(one)).toLowerCase() === other.toLowerCase()
}

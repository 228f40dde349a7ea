import { fill, type Message, type Published, say } from '@opfor/kernel'
import type { Game } from '@opfor/kernel'
import type { Finding, Fix, Source } from '@opfor/sheets'
import { words } from '../say/words.ts'

/** What reading a section needs, and where it reports. */
export interface Reading {
  readonly game: Game
  readonly published: Published
  /** What the lines of the page are cited by. */
  readonly title: string
  readonly heading: string
  readonly findings: Finding[]
}

type Place = Pick<Source, 'at'>

/** Reports something about what stands at a place. */
export function report(
  { findings }: Reading,
  { at }: Place,
  message: Message,
  fixes: readonly Fix[] = [],
): void {
  findings.push({
    line: at.line,
    column: at.column,
    end: { line: at.endLine, column: at.endColumn },
    id: message.id,
    message,
    fixes,
  })
}

/** A fix that writes other words at a place. */
export function writing({ at }: Place, text: string): Fix {
  return { message: fill(words.write, { words: text }), edits: [{ at, text }] }
}

/** Names in quotes as a list for people; words for none. */
export function namesTold(names: readonly string[]): Message | readonly string[] {
  return names.length === 0 ? words.nothingMore : names.map((name) => `"${name}"`)
}

/** Words of the page as a message: braces in them mean nothing. */
export function ownWords(text: string): Message {
  return fill(words.own, { text })
}

/** Whether two texts are the same words, in any case. */
export function sameWords(one: string | Message, other: string): boolean {
  return (typeof one === 'string' ? one : say(one)).toLowerCase() === other.toLowerCase()
}

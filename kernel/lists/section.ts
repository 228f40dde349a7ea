import type { Citation } from '../say/citation.ts'
import type { LineKind, LineSource, Rule } from '../ask/line.ts'
import { type Message, worded } from '../say/message.ts'
import type { Table } from '../ask/table.ts'

/** A step of a section, or a card of a deck, as it is declared. */
export interface SectionLine<K extends string = string> {
  readonly key: K
  readonly text: string | Message
  /** Its number in the booklet, if any. */
  readonly number?: string | undefined
}

/** The steps of a section, or the cards of a deck: lines that decide nothing, but are counted and told as others are. */
export interface Section<K extends string = string> extends LineSource {
  /** Logs that a step is taken, or that a card takes effect. */
  reach<S>(table: Table<S>, key: K): void
}

/** The steps of a section. */
export function steps<K extends string>(
  id: string,
  title: string | Message,
  cite: Citation,
  lines: readonly SectionLine<K>[],
): Section<K> {
  return section('steps', 'step', id, title, cite, lines)
}

/** The cards of a deck, by what they do. */
export function cards<K extends string>(
  id: string,
  title: string | Message,
  cite: Citation,
  lines: readonly SectionLine<K>[],
): Section<K> {
  return section('cards', 'card', id, title, cite, lines)
}

function section<K extends string>(
  kind: LineSource['kind'],
  how: LineKind,
  id: string,
  title: string | Message,
  cite: Citation,
  lines: readonly SectionLine<K>[],
): Section<K> {
  const rules = new Map<string, Rule>()
  for (const { key, text, number } of lines) {
    const line = `${id}.${key}`
    if (rules.has(key)) throw new Error(`Two lines of the section ${id} are called ${line}.`)
    rules.set(key, { id: line, how, text: worded(line, text), cite, number, rulings: [], given: [] })
  }
  return {
    id,
    kind,
    title: worded(id, title),
    cite,
    lines: [...rules.values()],
    reach(table, key) {
      const rule = rules.get(key)
      if (rule === undefined) throw new Error(`The section ${id} has no line ${key}.`)
      table.recorder?.reached?.(rule)
    },
  }
}

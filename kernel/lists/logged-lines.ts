import type { Citation } from '../messages/citation.ts'
import type { RuleKind, RuleList, Rule } from '../ask/decision.ts'
import { type Message, toMessage } from '../messages/message.ts'
import type { Table } from '../ask/table.ts'

export interface LoggedLine<K extends string = string> {
  readonly key: K
  readonly text: string | Message
  readonly number?: string | undefined
}

/** Steps or cards: lines that decide nothing, but are counted and logged. */
export interface LoggedLines<K extends string = string> extends RuleList {
  reach<S>(table: Table<S>, key: K): void
}

export function loggedSteps<K extends string>(
  id: string,
  title: string | Message,
  cite: Citation,
  lines: readonly LoggedLine<K>[],
): LoggedLines<K> {
  return section('steps', 'step', id, title, cite, lines)
}

export function loggedCards<K extends string>(
  id: string,
  title: string | Message,
  cite: Citation,
  lines: readonly LoggedLine<K>[],
): LoggedLines<K> {
  return section('cards', 'card', id, title, cite, lines)
}

function section<K extends string>(
  kind: RuleList['kind'],
  how: RuleKind,
  id: string,
  title: string | Message,
  cite: Citation,
  lines: readonly LoggedLine<K>[],
): LoggedLines<K> {
  const rules = new Map<string, Rule>()
  for (const { key, text, number } of lines) {
    const line = `${id}.${key}`
    if (rules.has(key)) throw new Error(`Two lines of the section ${id} are called ${line}.`)
    rules.set(key, { id: line, how, text: toMessage(line, text), cite, number, rulings: [], given: [] })
  }
  return {
    id,
    kind,
    title: toMessage(id, title),
    cite,
    lines: [...rules.values()],
    reach(table, key) {
      const rule = rules.get(key)
      if (rule === undefined) throw new Error(`The section ${id} has no line ${key}.`)
      table.recorder?.reached?.(rule)
    },
  }
}

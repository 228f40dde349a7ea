import { cite, fill, firstThatCan, say } from '@opfor/kernel'
import type { Outcome, Section } from '@opfor/sheets'
import type { AnyAction, AnyColumn } from '../opponent.ts'
import { words } from '../say/words.ts'
import type { ListChange } from './change.ts'
import { nearestName } from './nearest-name.ts'
import { movesIn } from './order.ts'
import { namesTold, type Reading, report, sameWords, writing } from './reading.ts'

/** A column of house rules, and what it changes. */
export interface ReadColumn {
  readonly column: AnyColumn
  readonly changes: readonly ListChange[]
}

/** Reads a column of actions: the printed ones in another order, or fewer of them. */
export function readColumn(
  section: Section & { readonly kind: 'walk' },
  printed: AnyColumn,
  reading: Reading,
): ReadColumn {
  const { heading, title: page } = reading
  const names = printed.actions.map(({ name }) => say(name))
  const written = section.columns[0]?.actions ?? []
  const actions: AnyAction[] = []
  const changes: ListChange[] = []
  const placed: { readonly action: AnyAction; readonly number: string; readonly outcome: Outcome }[] = []
  for (const [at, outcome] of written.entries()) {
    const action = printed.actions.find(({ name }) => sameWords(name, outcome.text))
    if (action === undefined) {
      const near = nearestName(outcome.text, names)
      const told = fill(words.unknownAction, {
        words: outcome.text,
        name: heading,
        facts: namesTold(outcome.text, names),
      })
      report(reading, outcome, told, near === undefined ? [] : [writing(outcome, near)])
      continue
    }
    if (actions.includes(action)) {
      report(reading, outcome, fill(words.actionTwice, { words: outcome.text }))
      continue
    }
    actions.push(action)
    placed.push({ action, number: String(at + 1), outcome })
  }
  const places = placed.map(({ action }) => printed.actions.indexOf(action))
  const { moved, apart } = movesIn(places)
  for (const [at, { number, outcome }] of placed.entries()) {
    const place = places[at] ?? 0
    const rule = printed.lines[place]
    if (moved.has(place))
      changes.push({ list: heading, kind: 'moved', rule, line: outcome.at.line, number, text: outcome.text })
  }
  for (const [at, { id }] of printed.actions.entries())
    if (!actions.some((action) => action.id === id))
      changes.push({ list: heading, kind: 'dropped', rule: printed.lines[at] })
  const { id, title, cite: from, more } = printed
  const numbers = new Map(changes.length === 0 ? [] : placed.map(({ action, number }) => [action.id, number]))
  const across = new Set([...apart].map((place) => printed.actions[place]?.id))
  const column = firstThatCan(id, title.text, from, actions, {
    ...more,
    number: (action) => numbers.get(action) ?? more.number?.(action),
    cited: (action) =>
      across.has(action) ? cite(page, heading, numbers.get(action) ?? '') : more.cited?.(action),
  })
  return { column, changes }
}

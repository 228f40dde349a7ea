import { cite, withParams, actionColumn, format } from '@opfor/kernel'
import type { ChartOutcome, SheetSection } from '@opfor/sheets'
import type { AnyAction, AnyColumn } from '../printed/opponent.ts'
import { houseRuleWords } from '../say/words.ts'
import type { ListChange } from './change-told.ts'
import { nearestName } from './nearest-name.ts'
import { movesIn } from './order.ts'
import { formatNames, type VariantReadContext, addError, isSameText, replaceFix } from './reading.ts'

export interface VariantColumn {
  readonly column: AnyColumn
  readonly changes: readonly ListChange[]
}

/** The printed actions in another order, or fewer of them. */
export function readVariantColumn(
  section: SheetSection & { readonly kind: 'walk' },
  printed: AnyColumn,
  reading: VariantReadContext,
): VariantColumn {
  const { heading, title: page } = reading
  const names = printed.actions.map(({ name }) => format(name))
  const written = section.columns[0]?.actions ?? []
  const actions: AnyAction[] = []
  const changes: ListChange[] = []
  const placed: { readonly action: AnyAction; readonly number: string; readonly outcome: ChartOutcome }[] = []
  for (const [at, outcome] of written.entries()) {
    const action = printed.actions.find(({ name }) => isSameText(name, outcome.text))
    if (action === undefined) {
      const near = nearestName(outcome.text, names)
      const told = withParams(houseRuleWords.unknownAction, {
        words: outcome.text,
        name: heading,
        facts: formatNames(outcome.text, names),
      })
      addError(reading, outcome, told, near === undefined ? [] : [replaceFix(outcome, near)])
      continue
    }
    if (actions.includes(action)) {
      addError(reading, outcome, withParams(houseRuleWords.actionTwice, { words: outcome.text }))
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
  const column = actionColumn(id, title.text, from, actions, {
    ...more,
    number: (action) => numbers.get(action) ?? more.number?.(action),
    cited: (action) =>
      across.has(action) ? cite(page, heading, numbers.get(action) ?? '') : more.cited?.(action),
  })
  return { column, changes }
}

import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../say/citation.ts'
import type { LineSource, Rule } from '../ask/line.ts'
import { type Message, message } from '../say/message.ts'
import { asked, type ListExtras } from './more.ts'
import { overruledTo } from '../ask/overruled.ts'
import type { Procedure } from '../ask/procedure.ts'
import { replacedIn } from './replaced-lists.ts'
import type { Table } from '../ask/table.ts'

/** What an action does once it was found possible. */
export type Performance = () => Procedure<void>

/** An action that may be possible; `can` returns its procedure, so that nothing is asked twice, or why it is not possible. */
export interface Action<S, A = void> extends Candidate {
  can(table: Table<S>, about: A): Procedure<Performance | Message>
}

/** A column of actions as a ready procedure: performs the first that can be performed, and names it. */
export interface Column<S, A = void> extends LineSource {
  (table: Table<S>, about: A): Procedure<Action<S, A> | undefined>
  /** As it was declared, for variants of it. */
  readonly actions: readonly Action<S, A>[]
  readonly more: MoreOfColumn<S, A>
}

/** Optional fields of a column. */
export interface MoreOfColumn<S, A> extends ListExtras<S, A> {
  /** The booklet's number of an action in this column. */
  number?(this: void, action: string): string | undefined
}

/** One pass down a column of actions. Repetition is a loop in the rule. */
export function firstThatCan<S, A = void>(
  id: string,
  title: string,
  cite: Citation,
  column: readonly Action<S, A>[],
  more: MoreOfColumn<S, A> = {},
): Column<S, A> {
  const lines = column.map(
    (action): Rule => ({
      id: `${id}.${action.id}`,
      how: 'action',
      text: action.name,
      cite: more.cited?.(action.id) ?? cite,
      number: more.number?.(action.id),
      rulings: [],
      given: [],
    }),
  )
  const declared: LineSource = { id, kind: 'column', title: message(id, title), cite, lines, ...asked(more) }

  function* run(table: Table<S>, about: A): Procedure<Action<S, A> | undefined> {
    const other = replacedIn(table.now, own)
    if (other !== undefined) return yield* other(table, about)
    const number = table.decide()
    for (;;) {
      const corrections = table.corrections
      table.recorder?.begin(number, declared, column, about, table.now)
      const tried = overruledTo(table, number, declared, column) ?? column
      const found = yield* first(table, tried, about)
      if (table.corrections === corrections) {
        table.recorder?.end(found?.action)
        if (found === undefined) return undefined
        yield* found.perform()
        return found.action
      }
      table.recorder?.restarted()
    }
  }

  function* first(
    table: Table<S>,
    tried: readonly Action<S, A>[],
    about: A,
  ): Procedure<{ readonly action: Action<S, A>; readonly perform: Performance } | undefined> {
    const corrections = table.corrections
    for (const action of tried) {
      const perform = yield* action.can(table, about)
      if (table.corrections !== corrections) return undefined
      const could = typeof perform === 'function'
      const rule = lines[column.indexOf(action)] as Rule
      table.recorder?.tried(rule, action, could, could ? undefined : perform)
      if (could) return { action, perform }
    }
    return undefined
  }

  const own: Column<S, A> = Object.assign(run, declared, { actions: column, more })
  return own
}

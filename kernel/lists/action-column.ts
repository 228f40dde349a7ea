import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../messages/citation.ts'
import type { RuleList, Rule } from '../ask/decision.ts'
import { type Message, message } from '../messages/message.ts'
import { withoutGameTypes, type ListExtras } from './list-extras.ts'
import { overruledChoice } from '../ask/overrule-decision.ts'
import type { Procedure } from '../ask/procedure.ts'
import { replacementOf } from './replaced-lists.ts'
import type { Table } from '../ask/table.ts'

export type ActionRun = () => Procedure<void>

/** `can` returns the procedure, so that nothing is asked twice, or why the action is not possible. */
export interface Action<S, A = void> extends Candidate {
  can(table: Table<S>, about: A): Procedure<ActionRun | Message>
}

export interface ActionColumn<S, A = void> extends RuleList {
  (table: Table<S>, about: A): Procedure<Action<S, A> | undefined>
  readonly actions: readonly Action<S, A>[]
  readonly more: ColumnExtras<S, A>
}

export interface ColumnExtras<S, A> extends ListExtras<S, A> {
  /** The booklet's number of an action. */
  number?(this: void, action: string): string | undefined
}

/** One pass down the column; repetition is a loop in the rule. */
export function actionColumn<S, A = void>(
  id: string,
  title: string,
  cite: Citation,
  column: readonly Action<S, A>[],
  more: ColumnExtras<S, A> = {},
): ActionColumn<S, A> {
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
  const declared: RuleList = {
    id,
    kind: 'column',
    title: message(id, title),
    cite,
    lines,
    ...withoutGameTypes(more),
  }

  function* run(table: Table<S>, about: A): Procedure<Action<S, A> | undefined> {
    const other = replacementOf(table.now, own)
    if (other !== undefined) return yield* other(table, about)
    const number = table.decide()
    for (;;) {
      const corrections = table.corrections
      table.recorder?.begin(number, declared, column, about, table.now)
      const tried = overruledChoice(table, number, declared, column) ?? column
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
  ): Procedure<{ readonly action: Action<S, A>; readonly perform: ActionRun } | undefined> {
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

  const own: ActionColumn<S, A> = Object.assign(run, declared, { actions: column, more })
  return own
}

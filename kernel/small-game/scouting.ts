import { message } from '../say/message.ts'
import { ask, type Procedure } from '../ask/procedure.ts'
import { names } from '../ask/questions/names.ts'
import type { Table } from '../ask/table.ts'
import { scoutCalled } from './scouts.ts'
import type { Situation } from './situation.ts'

const whoScouts = message('small.whoScouts', 'What are the scouts called?')
const haveNames = message('small.haveNames', 'The raider has scouts: {names}.')

/** Setting up the scouts: the person names them. */
export function* nameScouts(table: Table<Situation>): Procedure<void> {
  if (table.now.scouts === undefined) return
  const called = yield* ask(table, () => names('small.scouts', 'table', whoScouts, { atLeast: 2, atMost: 4 }))
  const { scouts } = table.now
  if (scouts === undefined) return
  const members = called.map((each) => scoutCalled(each))
  table.change({ ...table.now, scouts: { ...scouts, members } }, haveNames, { names: called })
}

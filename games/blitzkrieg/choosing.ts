import {
  ask,
  type Candidate,
  choice,
  message,
  type Message,
  optionWith,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import type { Situation } from './situation.ts'

const nothing: Candidate = { id: 'nothing', name: message('blitzkrieg.nothing', 'nothing is left to choose') }

/** The player's choice; where there is only one it is not asked. Nothing where a correction took all away. */
export function* chosen<C extends Candidate>(
  table: Table<Situation>,
  id: string,
  text: Message,
  options: (now: Situation) => readonly C[],
): Procedure<C | undefined> {
  const [only, second] = options(table.now)
  if (second === undefined) return only
  const answer = yield* ask(table, (now) => {
    const all = options(now)
    return choice<Candidate>(id, 'player', text, all.length > 0 ? all : [nothing])
  })
  return optionWith(options(table.now), answer.id)
}

import {
  ask,
  type Candidate,
  choice,
  type Message,
  optionWith,
  type Pointing,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

/** The player's choice; where there is only one it is not asked. Nothing where a correction took all away. */
export function* chosen<C extends Candidate>(
  table: Table<Situation>,
  id: string,
  text: Message,
  options: (now: Situation) => readonly C[],
  points?: (now: Situation) => Pointing | undefined,
): Procedure<C | undefined> {
  const before = table.now
  const offered = options(before)
  if (offered.length < 2) return offered[0]
  const answer = yield* ask(table, (now) => {
    const all = now === before ? offered : options(now)
    return all.length === 0 ? undefined : choice(id, 'player', text, all, { points: points?.(now) })
  })
  return answer && optionWith(table.now === before ? offered : options(table.now), answer.id)
}

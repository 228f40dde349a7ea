import {
  ask,
  type Candidate,
  choice,
  type Message,
  findOption,
  type BoardTargets,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

/** A single option is not asked. Undefined if a correction removed all. */
export function* chosen<C extends Candidate>(
  table: Table<Situation>,
  id: string,
  text: Message,
  options: (now: Situation) => readonly C[],
  points?: (now: Situation) => BoardTargets | undefined,
): Procedure<C | undefined> {
  const before = table.now
  const offered = options(before)
  if (offered.length < 2) return offered[0]
  const answer = yield* ask(table, (now) => {
    const all = now === before ? offered : options(now)
    return all.length === 0 ? undefined : choice(id, 'player', text, all, { points: points?.(now) })
  })
  return answer && findOption(table.now === before ? offered : options(table.now), answer.id)
}

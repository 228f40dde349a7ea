import {
  ask,
  type Candidate,
  choice,
  type Message,
  type Procedure,
  type QuestionExtras,
  type Table,
} from '@opfor/kernel'
import type { Situation } from '../table/situation.ts'

/** Undefined if there are no options, or a correction removed all. */
export function* chosen<C extends Candidate>(
  table: Table<Situation>,
  id: string,
  seat: string,
  text: Message,
  options: (now: Situation) => readonly C[],
  extras: Pick<QuestionExtras<C>, 'secret' | 'points'> = {},
): Procedure<C | undefined> {
  return yield* ask(table, (now) => {
    const all = options(now)
    return all.length === 0 ? undefined : choice(id, seat, text, all, extras)
  })
}

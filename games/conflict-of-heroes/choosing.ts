import { ask, type Candidate, choice, message, type Message, type Procedure, type Table } from '@opfor/kernel'
import type { Situation } from './situation.ts'

const nothing: Candidate = { id: 'nothing', name: message('coh.nothing', 'nothing is left to choose') }

/** A seat's choice of one; nothing where there is none, or a correction took all away. */
export function* chosen<C extends Candidate>(
  table: Table<Situation>,
  id: string,
  seat: string,
  text: Message,
  options: (now: Situation) => readonly C[],
  secret = false,
): Procedure<C | undefined> {
  const start = table.now
  const first = options(start)
  if (first.length === 0) return undefined
  const answer = yield* ask(table, (now) => {
    const all = now === start ? first : options(now)
    return choice<C | Candidate>(id, seat, text, all.length > 0 ? all : [nothing], { secret })
  })
  return answer.id === nothing.id ? undefined : (answer as C)
}

import {
  ask,
  type Candidate,
  choice,
  entry,
  type Message,
  type Procedure,
  type Question,
  type Table,
} from '@opfor/kernel'
import type { Situation } from './situation.ts'

/** Something that is to be placed: how a form calls it, the hexes that may hold it, and where it is proposed to be. */
export interface ToPlace {
  readonly key: string
  readonly name: Message
  readonly hexes: readonly Candidate[]
  readonly proposal?: Candidate
}

/** Where several counters are placed, in one form; nothing where there are fewer than two. */
export function* hexesAtOnce(
  table: Table<Situation>,
  id: string,
  seat: string,
  text: Message,
  toPlace: (now: Situation) => readonly ToPlace[],
): Procedure<Readonly<Record<string, Candidate>>> {
  const told = yield* ask(table, (now) => {
    const all = toPlace(now).filter(({ hexes }) => hexes.length > 0)
    if (all.length < 2) return undefined
    const fields = all.map(({ key, name, hexes, proposal }): [string, Question<Candidate>] => [
      key,
      choice(`${id}.hex`, seat, name, hexes, { proposal }),
    ])
    return entry<Record<string, Candidate>>(id, seat, text, Object.fromEntries(fields))
  })
  return told ?? {}
}

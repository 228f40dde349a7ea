import {
  ask,
  type Candidate,
  choice,
  formQuestion,
  withParams,
  type Message,
  message,
  type Procedure,
  type Question,
  type Table,
} from '@opfor/kernel'
import { atHexes } from '../../table/naming.ts'
import type { Situation } from '../../table/situation.ts'

const typedAs = message('coh.hexesAtOnce', '{question} Name each hex by its label, such as {hex}.')

export interface ToPlace {
  readonly key: string
  readonly name: Message
  readonly hexes: readonly Candidate[]
  readonly proposal?: Candidate
}

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
      choice(`${id}.hex`, seat, name, hexes, { proposal, points: atHexes }),
    ])
    const named = withParams(typedAs, { question: text, hex: all[0]?.hexes[0]?.name ?? '' })
    return formQuestion<Record<string, Candidate>>(id, seat, named, Object.fromEntries(fields))
  })
  return told ?? {}
}

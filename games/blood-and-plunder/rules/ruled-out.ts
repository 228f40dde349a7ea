import { type Candidate, type Message, message, type ExcludedPiece } from '@opfor/kernel'
import type { Side } from '../table/battle.ts'
import { isAlive, type Situation, unitWith } from '../table/situation.ts'

const noModels = message('blood-and-plunder.because.fallen', 'it has no models left')

export function ruledOut({ id, name }: Candidate, because: Message): ExcludedPiece {
  return { id, name, because }
}

export function fallen({ units }: Situation, side: Side): readonly ExcludedPiece[] {
  return units.filter((unit) => unit.side === side && !isAlive(unit)).map((unit) => ruledOut(unit, noModels))
}

export function unitNamed({ id }: { readonly id: string }, now: Situation): Message {
  return unitWith(now, id).name
}

import { type Candidate, type Message, message } from '@opfor/kernel'
import { type CardPack, unitsIn } from '../../table/card-packs/card-pack.ts'
import { sideName } from '../../table/pieces.ts'
import { boxUnits, type Movement, unitOf } from '../../table/placing/units.ts'

const unitPieces = new WeakMap<CardPack, ReadonlyMap<string, Candidate>>()

export function allUnits(pack: CardPack): ReadonlyMap<string, Candidate> {
  const before = unitPieces.get(pack)
  if (before !== undefined) return before
  const ids = [...boxUnits.map(({ id }) => id), ...unitsIn(pack).map(([unit]) => unit)]
  const all = new Map(ids.map((id) => [id, { id, name: unitPieceName(id) }]))
  unitPieces.set(pack, all)
  return all
}

/** By the pack or our list; undefined for a name that neither has. */
export function movementOf({ movement }: CardPack, id: string): Movement | undefined {
  const name = id.slice(id.indexOf(' ') + 1, id.lastIndexOf(' '))
  return movement?.[name] ?? unitOf(id).movement
}

/** Both sides have units of the same name, so includes the side. */
export function unitPieceName(id: string): Message {
  const { side, printed } = unitOf(id)
  return message('coh.piece.unit', '{unit} of {side}', { unit: printed, side: sideName(side) })
}

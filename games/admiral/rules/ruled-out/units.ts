import { type Message, message, type ExcludedPiece } from '@opfor/kernel'
import { shipAs } from '../../table/names.ts'
import type { Side } from '../../table/battles/pieces.ts'
import type { Ship, Situation } from '../../table/situation.ts'

const yours = message('admiral.because.yours', 'it is one of your ships')
const strategos = message('admiral.because.strategos', "it is one of Stratego's ships")
const sunk = message('admiral.because.sunk', 'it is sunk')
const waits = message('admiral.because.waits', 'it waits in the Stand-by Area')
const undeployed = message('admiral.because.undeployed', 'it is not deployed yet')

export function notOnBoard({ at }: Ship): Message | undefined {
  if (at === 'sunk') return sunk
  if (at === 'standBy') return waits
  return at === 'undeployed' ? undeployed : undefined
}

/** Excludes ships without a reason from `why`. */
export function ruledOut(
  { ships }: Situation,
  side: Side,
  why: (ship: Ship) => Message | undefined,
): readonly ExcludedPiece[] {
  const other = side === 'player' ? strategos : yours
  return ships.flatMap((ship) => {
    const because = ship.side === side ? (notOnBoard(ship) ?? why(ship)) : other
    return because === undefined ? [] : [{ ...shipAs(ship), because }]
  })
}

const hasMoved = message('admiral.because.hasMoved', 'it has already moved this turn')
const hasAttacked = message('admiral.because.hasAttacked', 'it has already attacked this turn')

export function notToMove(now: Situation): readonly ExcludedPiece[] {
  return ruledOut(now, 'stratego', () => hasMoved)
}

export function notToAttack(now: Situation): readonly ExcludedPiece[] {
  return ruledOut(now, 'stratego', () => hasAttacked)
}

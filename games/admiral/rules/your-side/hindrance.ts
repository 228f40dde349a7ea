import { type Message, message } from '@opfor/kernel'
import { squareWith } from '../../table/house-model/board.ts'
import { bestShot } from '../house-model/damage.ts'
import { blockedBy } from '../house-model/line-of-sight.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import { squaresAway } from '../house-model/ranges.ts'
import { cardOf, type Ship, type Situation, squareOf } from '../../table/situation.ts'
import { volleyOf } from '../house-model/volley.ts'

const outOfRange = message('admiral.hindered.range', 'out of range')
const behindIsland = message('admiral.hindered.island', 'blocked by the island on {square}')
const behindShip = message('admiral.hindered.ship', 'blocked by {ship}')

export function hindrance(now: Situation, ship: Ship, enemy: Ship): Message | undefined {
  if (!reaches(now, ship, enemy)) return outOfRange
  const [from, to] = [squareOf(ship), squareOf(enemy)]
  const blocker = from && to && blockedBy(now, ship.side, from, to)
  if (blocker === undefined) return undefined
  return squareWith(blocker.id) === undefined
    ? { ...behindShip, params: { ship: blocker.name } }
    : { ...behindIsland, params: { square: blocker.name } }
}

/** By added range, or by a note for an attack that only its owner can read, active or not. */
export function mightReach(now: Situation, ship: Ship, enemy: Ship): boolean {
  const { green } = cardOf(now, ship)
  const ofAttack = (feature: Feature, changes: 'note' | 'range'): boolean =>
    feature.when === 'attack' && feature.changes === changes
  if (green.some((feature) => ofAttack(feature, 'note'))) return true
  const idle = green.flatMap((feature, at) => {
    const key = `green ${at}`
    return ofAttack(feature, 'range') && !ship.active.includes(key) ? [key] : []
  })
  return reaches(now, { ...ship, active: [...ship.active, ...idle] }, enemy)
}

function reaches(now: Situation, ship: Ship, enemy: Ship): boolean {
  const volley = volleyOf(now, ship, 1)
  return bestShot(now, ship, enemy, volley, squaresAway(now, ship, enemy)) !== undefined
}

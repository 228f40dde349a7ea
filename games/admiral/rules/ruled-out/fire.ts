import { type Message, message } from '@opfor/kernel'
import type { Square } from '../../table/house-model/board.ts'
import { bestGrade, farFrom, reachOf } from '../house-model/damage.ts'
import { blockedBy } from '../house-model/line-of-sight.ts'
import { formatPoints, shipName, formatSquares } from '../../table/names.ts'
import { cardOf, isDoomed, type Ship, type Situation, squareOf } from '../../table/situation.ts'
import type { Volley } from '../house-model/volley.ts'
import { notOnBoard } from './units.ts'

export function outOfFire(now: Situation, unit: Ship, target: Ship, volley: Volley): Message | undefined {
  const from = squareOf(unit)
  const to = squareOf(target)
  if (from === undefined || to === undefined) return notOnBoard(target)
  return doomed(target) ?? unarmed(now, unit, volley) ?? outOfRange(now, unit, from, to, target, volley)
}

export function doomed(ship: Ship): Message | undefined {
  if (!isDoomed(ship)) return undefined
  return message(
    'admiral.because.doomed',
    'it will be sunk anyway: the damage assigned to it costs {pending}, and it has {points}',
    { pending: formatPoints(ship.pending), points: ship.points },
  )
}

function unarmed(now: Situation, unit: Ship, volley: Volley): Message | undefined {
  const ship = shipName(unit)
  if (volley.length === 0)
    return message('admiral.because.noSymbol', '{ship} has no Artillery symbol', { ship })
  return reachOf(now, unit, volley) === 0
    ? message('admiral.because.noBattery', '{ship} has no battery left to fire', { ship })
    : undefined
}

function outOfRange(
  now: Situation,
  unit: Ship,
  from: Square,
  to: Square,
  target: Ship,
  volley: Volley,
): Message | undefined {
  const ship = shipName(unit)
  const far = farFrom(now, from, to)
  const reach = reachOf(now, unit, volley)
  if (far > reach)
    return message(
      'admiral.because.outOfRange',
      'it is out of range: {far} away, and the fire of {ship} reaches {reach}',
      { far: formatSquares(far), ship, reach },
    )
  if (bestGrade(now, unit, target, volley, far) === undefined)
    return message('admiral.because.noStrength', 'the fire of {ship} has no strength at {far}', {
      ship,
      far: formatSquares(far),
    })
  return blocked(now, unit, from, to)
}

export function blocked(now: Situation, unit: Ship, from: Square, to: Square): Message | undefined {
  const blocker = blockedBy(now, unit.side, from, to)
  if (blocker === undefined) return undefined
  return now.battle.board.islands.includes(blocker.id)
    ? message('admiral.because.island', 'the island on {square} blocks the line to it', {
        square: blocker.name,
      })
    : message('admiral.because.blocked', '{blocker} blocks the line to it', { blocker: blocker.name })
}

export function outOfFlight(now: Situation, carrier: Ship, target: Ship): Message | undefined {
  const from = squareOf(carrier)
  const to = squareOf(target)
  if (from === undefined || to === undefined) return notOnBoard(target)
  const ship = shipName(carrier)
  const range = cardOf(now, carrier).squadrons?.range ?? 0
  if (isDoomed(target)) return doomed(target)
  if (carrier.squadrons === 0)
    return message('admiral.because.noAircraft', '{ship} has no aircraft on board', { ship })
  if (carrier.launches === 0)
    return message('admiral.because.noLaunch', '{ship} has no symbol to launch with', { ship })
  const far = farFrom(now, from, to)
  return far > range
    ? message(
        'admiral.because.outOfFlight',
        'it is out of range: {far} away, and the aircraft of {ship} fly {range}',
        { far: formatSquares(far), ship, range },
      )
    : undefined
}

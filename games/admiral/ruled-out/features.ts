import { type Message, message, type RuledOut } from '@opfor/kernel'
import { sunkAnyway } from '../green-features.ts'
import { featureName, shipName } from '../names.ts'
import type { Feature } from '../pieces.ts'
import { threatens } from '../ranges.ts'
import { cardOf, enemyOf, fleetOf, type Ship, type Situation } from '../situation.ts'

const counts = message('admiral.because.counts', 'it counts in this turn already')
const unmoved = message('admiral.because.unmoved', 'it is for a move, and the unit has not moved')
const noMove = message('admiral.because.noMove', 'it is for the move, and would bring no target into reach')

/** The green features of a unit that are not necessary, each with its reason; those that are, `necessary` knows. */
export function notNecessary(
  now: Situation,
  unit: Ship,
  necessary: (key: string) => boolean,
): readonly RuledOut[] {
  return cardOf(now, unit).green.flatMap((feature, at) => {
    const key = `green ${at}`
    if (necessary(key)) return []
    const because = unit.active.includes(key) ? counts : useless(now, unit, key, feature)
    return [{ id: `${unit.id} ${key}`, name: featureName(now.battle, unit, feature), because }]
  })
}

function useless(now: Situation, unit: Ship, key: string, { when, changes }: Feature): Message {
  const ship = shipName(unit)
  if (when === 'defence') return noDefence(now, unit)
  if (when === 'move') return changes === 'note' ? unmoved : noMove
  if (changes === 'note')
    return message('admiral.because.noAttack', '{ship} has nobody to fire at from there', { ship })
  const target = sunkAnyway(now, unit, key)
  return target === undefined
    ? message('admiral.because.noMore', 'the fire of {ship} would do no more damage by it', { ship })
    : message('admiral.because.sunkAnyway', 'the fire of {ship} can sink {target} without it', {
        ship,
        target: shipName(target),
      })
}

function noDefence(now: Situation, unit: Ship): Message {
  const ship = shipName(unit)
  return fleetOf(now, enemyOf(unit.side)).some((enemy) => threatens(now, enemy, unit))
    ? message('admiral.because.noLess', 'no enemy that can damage {ship} would do less to it', { ship })
    : message(
        'admiral.because.noDanger',
        'no enemy can damage {ship} from where both are, in range and with a clear line',
        { ship },
      )
}

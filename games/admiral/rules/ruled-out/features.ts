import { type Message, message, type ExcludedPiece } from '@opfor/kernel'
import { type Moment, sunkAnyway } from '../admiral-symbol/green-features.ts'
import { featureName, shipName } from '../../table/names.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import { threatens } from '../house-model/ranges.ts'
import { cardOf, enemyOf, fleetOf, type Ship, type Situation } from '../../table/situation.ts'

const counts = message('admiral.because.counts', 'it already counts this turn')
const unmoved = message('admiral.because.unmoved', 'it is for moving, and the unit has not moved')
const withoutMove = message(
  'admiral.because.withoutMove',
  'it is for moving, and another feature brings an enemy into range without a move',
)
const noteLater = message(
  'admiral.because.noteLater',
  'a feature with a note is only considered after the move',
)

export function notNecessary(
  now: Situation,
  unit: Ship,
  moment: Moment,
  necessary: (key: string) => boolean,
): readonly ExcludedPiece[] {
  return cardOf(now, unit).green.flatMap((feature, at) => {
    const key = `green ${at}`
    if (necessary(key)) return []
    const because = unit.active.includes(key) ? counts : useless(now, unit, key, feature, moment)
    return [{ id: `${unit.id} ${key}`, name: featureName(now.battle, unit, feature), because }]
  })
}

function useless(
  now: Situation,
  unit: Ship,
  key: string,
  { when, changes }: Feature,
  moment: Moment,
): Message {
  const ship = shipName(unit)
  if (when === 'defence') return noDefence(now, unit, moment)
  if (moment.stage !== 'moved') return uselessYet(when, changes, moment.stage, ship)
  if (when === 'move')
    return changes === 'note'
      ? unmoved
      : message('admiral.because.moveOver', 'it is for moving, and {ship} has finished its move', { ship })
  if (changes === 'note')
    return message('admiral.because.noAttack', '{ship} has no target from there', { ship })
  const target = sunkAnyway(now, unit, key)
  return target === undefined
    ? message('admiral.because.noMore', 'it would not let the fire of {ship} do more damage', { ship })
    : message('admiral.because.sunkAnyway', 'the fire of {ship} can sink {target} without it', {
        ship,
        target: shipName(target),
      })
}

function uselessYet(
  when: Feature['when'],
  changes: Feature['changes'],
  stage: 'standing' | 'moving',
  ship: Message,
): Message {
  if (changes === 'note') return noteLater
  if (stage === 'moving')
    return message(
      'admiral.because.notInReach',
      'even with it, {ship} could damage no target after one move',
      {
        ship,
      },
    )
  return when === 'move'
    ? withoutMove
    : message('admiral.because.notInRange', 'it would bring no enemy that {ship} can damage into range', {
        ship,
      })
}

const later = message('admiral.because.defenceLater', 'another symbol is left for it after the move')

function noDefence(now: Situation, unit: Ship, { stage, left }: Moment): Message {
  const ship = shipName(unit)
  if (stage !== 'moved')
    return left > 1
      ? later
      : message(
          'admiral.because.noDefenceThere',
          'it would not reduce the damage from any enemy that can damage {ship} after its move',
          { ship },
        )
  return fleetOf(now, enemyOf(unit.side)).some((enemy) => threatens(now, enemy, unit))
    ? message(
        'admiral.because.noLess',
        'it would not reduce the damage from any enemy that can damage {ship}',
        { ship },
      )
    : message(
        'admiral.because.noDanger',
        'no enemy that has {ship} in range with a clear line can damage it',
        { ship },
      )
}

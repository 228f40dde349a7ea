import {
  type AllowedValue,
  withParams,
  message,
  type TableValueSpec,
  noneValue,
  booleanSetter,
  choiceSetter,
} from '@opfor/kernel'
import { effectOf, shipName, wordOf } from '../../../table/names.ts'
import type { ShipClass } from '../../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation, withShip } from '../../../table/situation.ts'
import type { Settable } from './of-the-batteries.ts'
import { note, wordsOfAShip } from './words-of-a-ship.ts'

/** Admiral Symbol: green and red. Active ones stay in order. */
export function ofTheFeatures(now: Situation, ship: Ship): readonly Settable[] {
  const several = onTheCard(now, ship)
  if (several.length === 0) return []
  const counting = several.filter(({ value }) => ship.active.includes(keyOf(String(value))))
  const value = counting.map((each) => each.value).join(' ')
  const reads =
    counting.length === 0
      ? message('admiral.counter.noFeature', 'none')
      : message('admiral.counter.someFeatures', '{features}', {
          features: counting.map((each) => each.text),
        })
  const set = (to: number | string): Situation => {
    const wanted = to === '' ? [] : String(to).split(' ').map(keyOf)
    const kept = ship.active.filter((key) => wanted.includes(key))
    return withShip(now, ship.id, { active: [...kept, ...wanted.filter((key) => !kept.includes(key))] })
  }
  return [{ counter: { ...note(now, ship, 'features'), value, text: reads, several }, set }]
}

/** In the order in which they were triggered. */
export function featureByFeature(now: Situation, ship: Ship): readonly Settable[] {
  const all = onTheCard(now, ship)
  return Array.from({ length: Math.max(all.length, ship.active.length) }, (_, at) => {
    const named: TableValueSpec = {
      ...note(now, ship, 'feature', false),
      id: `feature.${ship.id}.${at + 1}`,
      name: withParams(wordsOfAShip.feature.name, { ship: shipName(ship), nth: at + 1 }),
      shortName: withParams(wordsOfAShip.feature.shortName, { nth: at + 1 }),
    }
    return choiceSetter(named, idOf(ship.active[at] ?? ''), [noneValue, ...all], (to) =>
      withShip(now, ship.id, { active: withKeyAt(ship.active, at, keyOf(String(to))) }),
    )
  })
}

/** Choosing none cuts the list; an active feature changes places. */
function withKeyAt(active: readonly string[], at: number, key: string): readonly string[] {
  if (key === '') return active.slice(0, at)
  const before = active[at]
  if (before === undefined) return active.includes(key) ? active : [...active, key]
  return active.map((each, nth) => (nth === at ? key : each === key ? before : each))
}

/** On screen each green feature of yours is used once. */
export function featuresSpent(now: Situation, ship: Ship): readonly Settable[] {
  if (ship.side !== 'player' || now.damage === 'typed') return []
  const { spent = [] } = ship
  return cardOf(now, ship).green.map(({ name }, at) => {
    const key = `green ${at}`
    const feature = wordOf(now.battle, name)
    const named: TableValueSpec = {
      ...note(now, ship, 'spent'),
      id: `spent.${ship.id}.${at}`,
      name: withParams(wordsOfAShip.spent.name, { ship: shipName(ship), feature }),
      shortName: withParams(wordsOfAShip.spent.shortName, { feature }),
    }
    return booleanSetter(named, spent.includes(key), (isSpent) => {
      const others = spent.filter((each) => each !== key)
      const all = isSpent ? [...others, key].toSorted() : others
      return withShip(now, ship.id, { spent: all.length === 0 ? undefined : all })
    })
  })
}

const known = new WeakMap<ShipClass, readonly AllowedValue[]>()

function onTheCard(now: Situation, ship: Ship): readonly AllowedValue[] {
  const card = cardOf(now, ship)
  const found =
    known.get(card) ??
    (['green', 'red'] as const).flatMap((colour) =>
      card[colour].map((feature, at) => ({
        value: idOf(`${colour} ${at}`),
        text: effectOf(now.battle, colour, feature),
      })),
    )
  known.set(card, found)
  return found
}

/** The key in `active` with a hyphen for the space. */
function idOf(key: string): string {
  return key.replace(' ', '-')
}

function keyOf(id: string): string {
  return id.replace('-', ' ')
}

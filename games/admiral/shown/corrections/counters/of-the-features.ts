import {
  type CounterValue,
  fill,
  message,
  type NamedCounter,
  nothing,
  settableFlag,
  settableOne,
} from '@opfor/kernel'
import { effectOf, shipName, wordOf } from '../../../table/names.ts'
import type { ShipClass } from '../../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation, withShip } from '../../../table/situation.ts'
import type { Settable } from './settable.ts'
import { note, wordsOfAShip } from './words-of-a-ship.ts'

/** Admiral Symbol: the features of a ship, green and red, that count in this turn. Those that did before keep their order. */
export function ofTheFeatures(now: Situation, ship: Ship): readonly Settable[] {
  const several = onTheCard(now, ship)
  if (several.length === 0) return []
  const counting = several.filter(({ value }) => ship.active.includes(keyOf(String(value))))
  const value = counting.map((each) => each.value).join(' ')
  const reads =
    counting.length === 0
      ? message('admiral.counter.noFeature', 'none')
      : message('admiral.counter.someFeatures', '{features}', {
          features: counting.map((each) => each.reads),
        })
  const set = (to: number | string): Situation => {
    const wanted = to === '' ? [] : String(to).split(' ').map(keyOf)
    const kept = ship.active.filter((key) => wanted.includes(key))
    return withShip(now, ship.id, { active: [...kept, ...wanted.filter((key) => !kept.includes(key))] })
  }
  return [{ counter: { ...note(now, ship, 'features'), value, reads, several }, set }]
}

/** The same one by one, in the order in which they were triggered. */
export function featureByFeature(now: Situation, ship: Ship): readonly Settable[] {
  const all = onTheCard(now, ship)
  return Array.from({ length: Math.max(all.length, ship.active.length) }, (_, at) => {
    const named: NamedCounter = {
      ...note(now, ship, 'feature', false),
      id: `feature.${ship.id}.${at + 1}`,
      name: fill(wordsOfAShip.feature.name, { ship: shipName(ship), nth: at + 1 }),
      brief: fill(wordsOfAShip.feature.brief, { nth: at + 1 }),
    }
    return settableOne(named, idOf(ship.active[at] ?? ''), [nothing, ...all], (to) =>
      withShip(now, ship.id, { active: withKeyAt(ship.active, at, keyOf(String(to))) }),
    )
  })
}

/** Where nothing comes, nothing follows; one that counts already changes places with the one that stood there. */
function withKeyAt(active: readonly string[], at: number, key: string): readonly string[] {
  if (key === '') return active.slice(0, at)
  const before = active[at]
  if (before === undefined) return active.includes(key) ? active : [...active, key]
  return active.map((each, nth) => (nth === at ? key : each === key ? before : each))
}

/** Whether each green feature of a ship of yours is exhausted: on screen each is used once. */
export function featuresSpent(now: Situation, ship: Ship): readonly Settable[] {
  if (ship.side !== 'player' || now.damage === 'typed') return []
  const { spent = [] } = ship
  return cardOf(now, ship).green.map(({ name }, at) => {
    const key = `green ${at}`
    const feature = wordOf(now.battle, name)
    const named: NamedCounter = {
      ...note(now, ship, 'spent'),
      id: `spent.${ship.id}.${at}`,
      name: fill(wordsOfAShip.spent.name, { ship: shipName(ship), feature }),
      brief: fill(wordsOfAShip.spent.brief, { feature }),
    }
    return settableFlag(named, spent.includes(key), (isSpent) => {
      const others = spent.filter((each) => each !== key)
      const all = isSpent ? [...others, key].toSorted() : others
      return withShip(now, ship.id, { spent: all.length === 0 ? undefined : all })
    })
  })
}

const known = new WeakMap<ShipClass, readonly CounterValue[]>()

function onTheCard(now: Situation, ship: Ship): readonly CounterValue[] {
  const card = cardOf(now, ship)
  const found =
    known.get(card) ??
    (['green', 'red'] as const).flatMap((colour) =>
      card[colour].map((feature, at) => ({
        value: idOf(`${colour} ${at}`),
        reads: effectOf(now.battle, colour, feature),
      })),
    )
  known.set(card, found)
  return found
}

/** The id of a feature is its key in `active`, without the space. */
function idOf(key: string): string {
  return key.replace(' ', '-')
}

function keyOf(id: string): string {
  return id.replace('-', ' ')
}

import { withParams, type TableValueSpec, booleanSetter, type ValueSetter, numberSetter } from '@opfor/kernel'
import { shipName, wordOf } from '../../../table/names.ts'
import { cardOf, type Ship, type Situation, withShip } from '../../../table/situation.ts'
import { note, wordsOfAShip } from './words-of-a-ship.ts'

export type Settable = ValueSetter<Situation>

const highest = 999

export function ofTheBatteries(now: Situation, ship: Ship): readonly Settable[] {
  return cardOf(now, ship).batteries.map(({ name, ammunition }, at) => {
    const battery = wordOf(now.battle, name)
    const named: TableValueSpec = {
      ...note(now, ship, 'fired', ammunition !== undefined),
      id: `fired.${ship.id}.${at}`,
      name: withParams(wordsOfAShip.fired.name, { ship: shipName(ship), battery }),
      shortName: withParams(wordsOfAShip.fired.shortName, { battery }),
    }
    return numberSetter(named, ship.fired[at] ?? 0, [0, ammunition ?? highest], (to) =>
      withShip(now, ship.id, { fired: ship.fired.with(at, to) }),
    )
  })
}

/** By your rules, damage may knock out batteries. */
export function batteriesOut(now: Situation, ship: Ship): readonly Settable[] {
  const { out = [] } = ship
  return cardOf(now, ship).batteries.map(({ name }, at) => {
    const battery = wordOf(now.battle, name)
    const named: TableValueSpec = {
      ...note(now, ship, 'out'),
      id: `out.${ship.id}.${at}`,
      name: withParams(wordsOfAShip.out.name, { ship: shipName(ship), battery }),
      shortName: withParams(wordsOfAShip.out.shortName, { battery }),
    }
    return booleanSetter(named, out.includes(at), (isOut) => {
      const others = out.filter((each) => each !== at)
      const all = isOut ? [...others, at].toSorted((a, b) => a - b) : others
      return withShip(now, ship.id, { out: all.length === 0 ? undefined : all })
    })
  })
}

import { fill, type NamedCounter, settableFlag, settableNumber } from '@opfor/kernel'
import { shipName, wordOf } from '../../../table/names.ts'
import { cardOf, type Ship, type Situation, withShip } from '../../../table/situation.ts'
import type { Settable } from './settable.ts'
import { note, wordsOfAShip } from './words-of-a-ship.ts'

const highest = 999

/** How often each battery of a ship has fired; that matters where its ammunition is limited. */
export function ofTheBatteries(now: Situation, ship: Ship): readonly Settable[] {
  return cardOf(now, ship).batteries.map(({ name, ammunition }, at) => {
    const battery = wordOf(now.battle, name)
    const named: NamedCounter = {
      ...note(now, ship, 'fired', ammunition !== undefined),
      id: `fired.${ship.id}.${at}`,
      name: fill(wordsOfAShip.fired.name, { ship: shipName(ship), battery }),
      brief: fill(wordsOfAShip.fired.brief, { battery }),
    }
    return settableNumber(named, ship.fired[at] ?? 0, [0, ammunition ?? highest], (to) =>
      withShip(now, ship.id, { fired: ship.fired.with(at, to) }),
    )
  })
}

/** Whether each battery of a ship is knocked out: by your rules damage may do that. */
export function batteriesOut(now: Situation, ship: Ship): readonly Settable[] {
  const { out = [] } = ship
  return cardOf(now, ship).batteries.map(({ name }, at) => {
    const battery = wordOf(now.battle, name)
    const named: NamedCounter = {
      ...note(now, ship, 'out'),
      id: `out.${ship.id}.${at}`,
      name: fill(wordsOfAShip.out.name, { ship: shipName(ship), battery }),
      brief: fill(wordsOfAShip.out.brief, { battery }),
    }
    return settableFlag(named, out.includes(at), (isOut) => {
      const others = out.filter((each) => each !== at)
      const all = isOut ? [...others, at].toSorted((a, b) => a - b) : others
      return withShip(now, ship.id, { out: all.length === 0 ? undefined : all })
    })
  })
}

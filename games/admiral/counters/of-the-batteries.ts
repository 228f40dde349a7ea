import { fill, type NamedCounter, settableNumber } from '@opfor/kernel'
import { shipName, wordOf } from '../names.ts'
import { cardOf, type Ship, type Situation, withShip } from '../situation.ts'
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

import { type Message, message, messages } from '@opfor/kernel'
import type { Shot } from '../house-model/damage.ts'
import { wordOf } from '../../table/names.ts'
import type { Battery } from '../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation } from '../../table/situation.ts'

type Names = readonly (Message | string)[]

/** Each battery once, with its number of shots. */
export function batteryNames(now: Situation, ship: Ship, { uses }: Shot, kind?: Battery['kind']): Names {
  const { batteries } = cardOf(now, ship)
  const used = uses.flatMap((use) => use.batteries.flatMap((at) => batteries[at] ?? []))
  const fired = used.filter((each) => kind === undefined || each.kind === kind).map(({ name }) => name)
  return [...new Set(fired)].map((name) => {
    const count = fired.filter((each) => each === name).length
    const battery = wordOf(now.battle, name)
    return count === 1 ? battery : message('admiral.battery.times', '{count} × {battery}', { count, battery })
  })
}

const kinds = messages('admiral.weapons', {
  gun: 'guns ({batteries})',
  torpedo: 'torpedoes ({batteries})',
})

/** For a battery with the name of its kind. */
const alone = {
  gun: message('admiral.weapons.guns', 'guns'),
  torpedo: message('admiral.weapons.torpedoes', 'torpedoes'),
} as const

export function weaponNames(now: Situation, ship: Ship, shot: Shot): readonly Message[] {
  return (['gun', 'torpedo'] as const).flatMap((kind) => {
    const batteries = batteryNames(now, ship, shot, kind)
    const [first, ...others] = batteries
    if (first === undefined) return []
    const name = typeof first === 'string' ? first : first.text
    return others.length === 0 && name === alone[kind].text
      ? [alone[kind]]
      : [{ ...kinds[kind], params: { batteries } }]
  })
}

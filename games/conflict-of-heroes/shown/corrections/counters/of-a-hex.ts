import { type AllowedValue, withParams, message, type TableValueSpec, choiceSetter } from '@opfor/kernel'
import { hexName } from '../../../table/naming.ts'
import { defenseName, defenses, sideChoices } from '../../../table/pieces.ts'
import type { OnHex, Situation } from '../../../table/situation.ts'
import { keysOf, type Settable } from './in-order.ts'

const words = {
  rumorOf: {
    name: message('coh.counter.rumorOf', 'Rumored Enemy on {hex}: whose it is'),
    shortName: message('coh.short.rumorOf', 'Rumored Enemy of'),
  },
  defenseOf: {
    name: message('coh.counter.defenseOf', '{counter} on {hex}: whose it is'),
    shortName: message('coh.short.defenseOf', '{counter} of'),
  },
  up: {
    name: message('coh.counter.up', '{counter} on {hex}: the side that is up'),
    shortName: message('coh.short.up', '{counter}: the side that is up'),
  },
} as const

const eitherSide = sideChoices.map(({ id, name }): AllowedValue => ({ value: id, text: name }))
const anyDefense = defenses.map((kind): AllowedValue => ({ value: kind, text: defenseName(kind) }))

/** The side of Rumored Enemies and Defense Counters on the maps, and the side that is up. */
export function ofHexes(now: Situation): readonly Settable[] {
  return [...ofRumors(now), ...ofDefenses(now)]
}

function ofRumors(now: Situation): readonly Settable[] {
  const keys = keysOf(now.rumored, ({ at }) => at)
  return now.rumored.map(({ side, at }, nth) => {
    const hex = hexName(now, at)
    const named = {
      id: `rumorOf.${keys[nth]}`,
      name: withParams(words.rumorOf.name, { hex }),
      shortName: words.rumorOf.shortName,
      of: { id: at, name: hex },
      note: true,
    }
    return choiceSetter(named, side, eitherSide, (to) =>
      changed(now, 'rumored', nth, { side: to as OnHex['side'] }),
    )
  })
}

function ofDefenses(now: Situation): readonly Settable[] {
  const keys = keysOf(now.defenses, defenseKey)
  return now.defenses.flatMap(({ kind, side, at }, nth) => {
    const [drawn = '', up = ''] = kind.split(' ')
    const parts = { counter: defenseName(drawn), hex: hexName(now, at) }
    const named = (what: 'defenseOf' | 'up'): TableValueSpec => ({
      id: `${what}.${keys[nth]}`,
      name: withParams(words[what].name, parts),
      shortName: withParams(words[what].shortName, parts),
      of: { id: at, name: parts.hex },
      note: what === 'defenseOf',
    })
    return [
      choiceSetter(named('defenseOf'), side, eitherSide, (to) =>
        changed(now, 'defenses', nth, { side: to as OnHex['side'] }),
      ),
      choiceSetter(named('up'), up, anyDefense, (to) =>
        changed(now, 'defenses', nth, { kind: `${drawn} ${to}` }),
      ),
    ]
  })
}

function changed(now: Situation, list: 'rumored' | 'defenses', nth: number, to: Partial<OnHex>): Situation {
  return { ...now, [list]: now[list].map((each, at) => (at === nth ? { ...each, ...to } : each)) }
}

export function defenseKey({ kind, at }: OnHex): string {
  return `${kind.split(' ')[0]}:${at}`
}

import { type CounterValue, fill, message, type NamedCounter, settableOne } from '@opfor/kernel'
import { hexName } from '../../../table/naming.ts'
import { defenseName, defenses, sideChoices } from '../../../table/pieces.ts'
import type { OnHex, Situation } from '../../../table/situation.ts'
import { keysOf } from './in-order.ts'
import type { Settable } from './settable.ts'

const words = {
  rumorOf: {
    name: message('coh.counter.rumorOf', 'Rumored Enemy on {hex}: whose it is'),
    brief: message('coh.short.rumorOf', 'Rumored Enemy of'),
  },
  defenseOf: {
    name: message('coh.counter.defenseOf', '{counter} on {hex}: whose it is'),
    brief: message('coh.short.defenseOf', '{counter} of'),
  },
  up: {
    name: message('coh.counter.up', '{counter} on {hex}: the side that is up'),
    brief: message('coh.short.up', '{counter}: the side that is up'),
  },
} as const

const eitherSide = sideChoices.map(({ id, name }): CounterValue => ({ value: id, reads: name }))
const anyDefense = defenses.map((kind): CounterValue => ({ value: kind, reads: defenseName(kind) }))

/** Whose the Rumored Enemies and Defense Counters on the maps are, and which side of a Defense Counter is up. */
export function ofHexes(now: Situation): readonly Settable[] {
  return [...ofRumors(now), ...ofDefenses(now)]
}

function ofRumors(now: Situation): readonly Settable[] {
  const keys = keysOf(now.rumored, ({ at }) => at)
  return now.rumored.map(({ side, at }, nth) => {
    const hex = hexName(now, at)
    const named = {
      id: `rumorOf.${keys[nth]}`,
      name: fill(words.rumorOf.name, { hex }),
      brief: words.rumorOf.brief,
      of: { id: at, name: hex },
      note: true,
    }
    return settableOne(named, side, eitherSide, (to) =>
      changed(now, 'rumored', nth, { side: to as OnHex['side'] }),
    )
  })
}

function ofDefenses(now: Situation): readonly Settable[] {
  const keys = keysOf(now.defenses, defenseKey)
  return now.defenses.flatMap(({ kind, side, at }, nth) => {
    const [drawn = '', up = ''] = kind.split(' ')
    const parts = { counter: defenseName(drawn), hex: hexName(now, at) }
    const named = (what: 'defenseOf' | 'up'): NamedCounter => ({
      id: `${what}.${keys[nth]}`,
      name: fill(words[what].name, parts),
      brief: fill(words[what].brief, parts),
      of: { id: at, name: parts.hex },
      note: what === 'defenseOf',
    })
    return [
      settableOne(named('defenseOf'), side, eitherSide, (to) =>
        changed(now, 'defenses', nth, { side: to as OnHex['side'] }),
      ),
      settableOne(named('up'), up, anyDefense, (to) =>
        changed(now, 'defenses', nth, { kind: `${drawn} ${to}` }),
      ),
    ]
  })
}

function changed(now: Situation, list: 'rumored' | 'defenses', nth: number, to: Partial<OnHex>): Situation {
  return { ...now, [list]: now[list].map((each, at) => (at === nth ? { ...each, ...to } : each)) }
}

/** A Defense Counter by what was drawn and where it lies. */
export function defenseKey({ kind, at }: OnHex): string {
  return `${kind.split(' ')[0]}:${at}`
}

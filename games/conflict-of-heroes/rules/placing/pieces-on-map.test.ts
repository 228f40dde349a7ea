import { format } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import type { OnHex, Situation } from '../../table/situation.ts'
import { movedTo, type PieceOnMap, piecesOnMap } from './pieces-on-map.ts'
import { duel } from '../../testing/matches.ts'

const german = { by: 'player-1', card: 'german-05' }
const lying = (kind: string, side: OnHex['side'], at: string): OnHex => ({ kind, side, at })

function situation(): Situation {
  const { situation: now } = duel('5')
  return {
    ...now,
    units: {
      'german Rifle 01': { ...german, at: '1-F06' },
      'german Rifle 02': { ...german, at: 'edge' },
    },
    markers: [lying('marker', 'german', '1-D05'), lying('marker', 'soviet', '1-D05')],
    defenses: [lying('wire wire', 'german', '1-G07'), lying('mine trench', 'german', '1-H07')],
    rumored: [
      lying('rumored', 'soviet', '1-K02'),
      lying('rumored', 'soviet', '1-K02'),
      lying('rumored', 'soviet', '1-K04'),
    ],
  }
}

function standing(id: string): PieceOnMap {
  const found = piecesOnMap(situation(), 1).find((each) => each.id === id)
  if (found === undefined) throw new Error(`${id} does not stand there.`)
  return found
}

describe('what stands on a map', () => {
  test('by name: units, and each Control Marker, Defense Counter and Rumored Enemy with its hex', () => {
    expect(piecesOnMap(situation(), 1).map(({ name }) => format(name))).toEqual([
      'German Rifle 01',
      'Control Marker (the Germans) on D05',
      'Control Marker (the Soviets) on D05',
      'Wire on G07',
      'Trench on H07',
      'Rumored Enemy (the Soviets) and Rumored Enemy (the Soviets) on K02',
      'Rumored Enemy (the Soviets) on K04',
    ])
  })

  test('nothing on another', () => {
    expect(piecesOnMap(situation(), 5)).toEqual([])
  })
})

describe('a counter that is moved', () => {
  test('is the only one: not another in its hex, nor another of its side', () => {
    const at = (now: Situation, kind: 'markers' | 'defenses' | 'rumored') => now[kind].map((each) => each.at)
    const marker = movedTo(situation(), standing('markers german 1-D05'), '1-D07')
    expect(at(marker, 'markers')).toEqual(['1-D07', '1-D05'])
    const trench = movedTo(situation(), standing('defenses german 1-H07'), '1-H09')
    expect(at(trench, 'defenses')).toEqual(['1-G07', '1-H09'])
    const both = movedTo(situation(), standing('rumored soviet 1-K02'), '1-K06')
    expect(at(both, 'rumored')).toEqual(['1-K06', '1-K06', '1-K04'])
  })

  test('a unit stands in its new hex, and keeps its card', () => {
    const { units } = movedTo(situation(), standing('german Rifle 01'), '1-F08')
    expect(units['german Rifle 01']).toEqual({ ...german, at: '1-F08' })
    expect(units['german Rifle 02']?.at).toBe('edge')
  })
})

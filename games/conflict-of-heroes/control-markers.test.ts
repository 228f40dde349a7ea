import { answer, offered, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { corrected, moved } from './testing/corrected.ts'
import { duel, typed } from './testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 3.7.2: a Control Marker for the Soviets by a German card', () => {
  /** So many Control Markers of a side lie on the map already. */
  const placing = (side: 'german' | 'soviet', count: number) => {
    const match = duel('5')
    for (let nth = 0; nth < count; nth += 1)
      corrected(match, moved(`marker ${side}`, 'supply', `1-D${String(3 + 2 * nth).padStart(2, '0')}`))
    return answer(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4])
  }

  test('is placed while one of their six is left', () => {
    expect(placing('soviet', 5).question?.id).toBe('coh.markerHex')
    const match = placing('soviet', 6)
    expect(match.question?.id).toBe('coh.play')
    expect(said(match)).toContain('All 6 Control Markers of the Soviets lie on maps: no other is placed.')
    expect(match.situation.markers).toHaveLength(6)
  })

  test('is placed however many of the Germans lie there', () => {
    expect(placing('german', 6).question?.id).toBe('coh.markerHex')
  })
})

test('markerUnits, apart: next to none of the units of the player of the card', () => {
  const match = duel('5', by('markerUnits', 'apart'))
  answer(match, ...typed('german-05', 'units', '0', ['units', 'place']))
  answer(
    match,
    ['units', ['german Rifle 01', 'german Rifle 02']],
    ['placeUnits', ['german Rifle 01', 'german Rifle 02']],
  )
  answer(match, ['place', '1-I05'], ['place', '1-I15'])
  answer(match, ...typed('soviet-05', 'vp'), ...typed('german-06', 'vp', '0', ['marker']), ['marker', 4])
  const hexes = offered(match)
  expect(hexes).toContain('1-I10')
  for (const hex of ['1-I05', '1-I06', '1-I15', '1-I14']) expect(hexes).not.toContain(hex)
})

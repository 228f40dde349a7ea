import { answer, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { defenseHexes } from './defense-counters.ts'
import { duel, typed } from './testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 3.7.3: next to Control Markers', () => {
  /** Two German Control Markers, far from each other. */
  const hexes = (reading: string, side: 'german' | 'soviet'): readonly string[] => {
    const { situation } = duel('5', by('besideMarkers', reading))
    const markers = ['1-D05', '1-H11'].map((at) => ({ kind: 'marker', side: 'german', at }) as const)
    return defenseHexes({ ...situation, markers }, side)
  }

  test('of the enemy no Defense Counter is placed, beside any of them', () => {
    const free = hexes('enemy', 'soviet')
    for (const hex of ['1-D05', '1-D06', '1-H11', '1-H10']) expect(free).not.toContain(hex)
    expect(free).toContain('1-F08')
  })

  test("of one's own it is, or is not by the other reading (besideMarkers)", () => {
    expect(hexes('enemy', 'german')).toContain('1-D06')
    const free = hexes('any', 'german')
    for (const hex of ['1-D06', '1-H10']) expect(free).not.toContain(hex)
    expect(free).toContain('1-F08')
  })
})

describe('G 3.7.3: a Defense Counter that is placed', () => {
  const placed = () => {
    const match = duel('5')
    answer(match, ...typed('german-05', 'special', '0', ['defense']), ['defense', 1])
    return answer(match, ['drawDefense', ['wire']], ['sideUp', 'wire'])
  }

  test('is told with its hex, and lies in the cup no more', () => {
    const match = placed()
    const wires = () => match.situation.cup.filter((kind) => kind === 'wire').length
    const before = wires()
    const from = match.told.length
    answer(match, ['defenseHex', '1-D05'])
    expect(said(match, from)[0]).toBe('Place the Wire counter on D05.')
    expect(wires()).toBe(before - 1)
  })
})

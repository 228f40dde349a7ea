import { decidedBy, explained, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Feature } from './pieces.ts'
import { damageable, strategoMoves } from './testing/matches.ts'
import { gun, type Position, ship, type Vessel } from './testing/position.ts'

const harmless = { batteries: [gun(1, 1)] }
/** Two Artillery symbols together damage it, one does not. */
const armoured = { ...harmless, light: 5, severe: 9 }

/** Bold of Stratego on d8; one more keeps the Movement phase open. */
function one(player: Position['player'], bold: Vessel = {}): Position {
  return { player, stratego: { Bold: { at: 'd8', ...bold }, Last: { at: 'h10', has: { speed: 9 } } } }
}
const moved = (position: Position, face: string): number =>
  ship(strategoMoves(position, [face], damageable).situation, 'Bold').moved

describe('Action dice: the unit has enemies in range', () => {
  test('the nearest is named, whoever was deployed first', () => {
    const match = strategoMoves(one({ Far: { at: 'd5' }, Near: { at: 'e7' } }), ['movement'])
    expect(said(match)).toContain("Stratego's Bold stays on d8: it has your Near in range.")
    expect(decidedBy(match, 'enemy')).toEqual(['nearest'])
    expect(explained(match, 'enemy')).toContain(
      'the nearest: your Near (your Far: 3 squares and your Near: 1',
    )
  })

  test('one that only both symbols damage, where the row gives both', () => {
    const ajax = one({ Ajax: { at: 'd6', has: armoured } })
    expect(moved(ajax, 'movement')).toBe(1)
    expect(moved(ajax, 'artillery')).toBe(0)
    expect(moved(ajax, 'admiral')).toBe(0)
  })

  test('of a carrier with aircraft, by the one symbol of its die', () => {
    const squadrons = { number: 2, range: 1, strength: 1, perLaunch: 1 }
    const carrier = one({ Ajax: { at: 'd6', has: armoured } }, { has: { squadrons } })
    expect(said(strategoMoves(carrier, ['admiral'], damageable)).join()).not.toContain('Ajax in range')
    expect(moved(one({ Ajax: { at: 'd6', has: harmless } }, { has: { squadrons } }), 'admiral')).toBe(0)
  })

  test('by its aircraft each enemy for itself: what they damage, not what another could stand', () => {
    const squadrons = { number: 2, range: 6, strength: 3, perLaunch: 1 }
    const player = {
      Soft: { at: 'd3', has: harmless },
      Rock: { at: 'd5', has: { ...harmless, antiAircraft: 9 } },
    }
    const carrier = one(player, { has: { squadrons, batteries: [] } })
    expect(said(strategoMoves(carrier, ['movement'], damageable))).toContain(
      "Stratego's Bold stays on d8: it has your Soft in range.",
    )
  })
})

describe('Admiral Symbol: a feature that brings an enemy into range', () => {
  const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 }
  const scopes: Feature = { name: 'scopes', when: 'attack', changes: 'range', by: 2 }
  const used = (position: Position, face: string, wishes = {}): readonly string[] =>
    said(strategoMoves(position, [face], wishes)).filter((line) => / uses | sails | stays /.test(line))

  test('one symbol triggers one feature, before the move or after it', () => {
    const threatened = one(
      { Ajax: { at: 'd3', has: { batteries: [gun(9, 3)] } } },
      { has: { speed: 1, green: [belt, scopes] } },
    )
    expect(used(threatened, 'movement')).toEqual([
      "Stratego's Bold uses “belt”, because your Ajax can damage it where it goes.",
      "Stratego's Bold sails from d8 to d7, towards your Ajax.",
    ])
  })

  test('where features are looked at only after the condition, it sails although one has brought an enemy into range', () => {
    const slow = one({ Ajax: { at: 'd3', has: harmless } }, { has: { speed: 1, green: [scopes] } })
    expect(used(slow, 'movement', { rulings: { 'admiral.featureInRange': 'after' } })).toEqual([
      "Stratego's Bold uses “scopes”, because it comes near enough to fire that way.",
      "Stratego's Bold sails from d8 to d7, to fire at your Ajax.",
    ])
  })
})

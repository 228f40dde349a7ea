import { narrowingLines, explanationText, loggedRulings, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { movesAlone } from './in-range.ts'
import type { DieTable, Feature } from '../../table/battles/pieces.ts'
import { damageable, strategoMoves } from '../../testing/matches.ts'
import { gun, type Position, ship, situation, type Vessel } from '../../testing/position.ts'

const harmless = { batteries: [gun(1, 1)] }
/** Two Artillery symbols together damage it, one does not. */
const armoured = { ...harmless, light: 5, severe: 9 }

/** A second unit keeps the Movement phase open. */
function one(player: Position['player'], bold: Vessel = {}): Position {
  return { player, stratego: { Bold: { at: 'd8', ...bold }, Last: { at: 'h10', has: { speed: 9 } } } }
}
const moved = (position: Position, face: string): number =>
  ship(strategoMoves(position, [face], damageable).situation, 'Bold').moved

describe('Action dice: the unit has enemies in range', () => {
  test('the nearest is named, whoever was deployed first', () => {
    const match = strategoMoves(one({ Far: { at: 'd5' }, Near: { at: 'e7' } }), ['movement'])
    expect(logTexts(match)).toContain("Stratego's Bold stays on d8: it has your Near in range.")
    expect(narrowingLines(match, 'enemy')).toEqual(['nearest'])
    expect(explanationText(match, 'enemy')).toContain(
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
    expect(logTexts(strategoMoves(carrier, ['admiral'], damageable)).join()).not.toContain('Ajax in range')
    expect(moved(one({ Ajax: { at: 'd6', has: harmless } }, { has: { squadrons } }), 'admiral')).toBe(0)
  })

  test('by its aircraft each enemy for itself: what they damage, not what another could stand', () => {
    const squadrons = { number: 2, range: 6, strength: 3, perLaunch: 1 }
    const player = {
      Soft: { at: 'd3', has: harmless },
      Rock: { at: 'd5', has: { ...harmless, antiAircraft: 9 } },
    }
    const carrier = one(player, { has: { squadrons, batteries: [] } })
    expect(logTexts(strategoMoves(carrier, ['movement'], damageable))).toContain(
      "Stratego's Bold stays on d8: it has your Soft in range.",
    )
  })

  test('how sight counts is told where one near enough is hidden, and only there', () => {
    const told = (player: Position['player'], islands: readonly string[]): boolean =>
      loggedRulings(strategoMoves({ ...one(player), board: { islands } }, ['movement']))
        .join()
        .includes('sightInRange')
    expect(told({ Ajax: { at: 'd6' } }, [])).toBe(false)
    expect(told({ Ajax: { at: 'd6' } }, ['d7'])).toBe(true)
    expect(told({ Ajax: { at: 'd6' }, Seen: { at: 'f8' } }, ['d7'])).toBe(true)
    expect(told({ Far: { at: 'd1' } }, ['d7'])).toBe(false)
  })
})

describe('Action dice: the Movement symbols of a unit without an enemy in range', () => {
  const own = (alone: 'movement' | 'nothing') => ({ alone, inRange: 'artillery' }) as const
  const dice: DieTable = { movement: own('movement'), artillery: own('nothing'), admiral: own('nothing') }
  const moves = (bold: Vessel, more: Partial<Position> = {}): readonly number[] => {
    const now = situation({ ...one({ Ajax: { at: 'd1' } }, bold), ...more })
    return (['', 'movement', 'artillery', 'admiral'] as const).map((face) =>
      movesAlone(now, { ...ship(now, 'Bold'), face }),
    )
  }

  test('by its die and the table, one where no die is thrown yet; a thrown Admiral moves whatever the table says', () => {
    expect(moves({})).toEqual([1, 1, 1, 1])
    expect(moves({}, { dice })).toEqual([1, 2, 0, 1])
  })

  test('of a carrier with aircraft by the die alone: an Artillery moves nothing', () => {
    const squadrons = { number: 2, range: 1, strength: 1, perLaunch: 1 }
    expect(moves({ has: { squadrons } })).toEqual([1, 1, 0, 1])
    expect(moves({ has: { squadrons } }, { dice })).toEqual([1, 1, 0, 1])
  })
})

describe('Admiral Symbol: a feature that brings an enemy into range', () => {
  const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 }
  const scopes: Feature = { name: 'scopes', when: 'attack', changes: 'range', by: 2 }
  const used = (position: Position, face: string, wishes = {}): readonly string[] =>
    logTexts(strategoMoves(position, [face], wishes)).filter((line) => / uses | sails | stays /.test(line))

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

  test('not where it has one in range already that it can damage', () => {
    const both = one(
      { Ajax: { at: 'd6', has: harmless }, Far: { at: 'd3', has: harmless } },
      { has: { green: [scopes] } },
    )
    expect(used(both, 'artillery', damageable)).toEqual([
      "Stratego's Bold stays on d8: it has your Ajax in range.",
    ])
  })

  test('a defence is judged where the unit stands, if its die gives it no move', () => {
    const still = { alone: 'nothing', inRange: 'artillery' } as const
    const dice: DieTable = { movement: still, artillery: still, admiral: still }
    const outside = one(
      { Ajax: { at: 'd3', has: { batteries: [gun(4, 3)] } } },
      { has: { green: [belt, scopes] } },
    )
    expect(used(outside, 'artillery')[0]).toBe(
      "Stratego's Bold uses “belt”, because your Ajax can damage it where it goes.",
    )
    expect(used({ ...outside, dice }, 'artillery')[0]).toBe(
      "Stratego's Bold uses “scopes”, because it can damage your Ajax from where it is that way.",
    )
  })

  test('where features are looked at only after the condition, it sails although one has brought an enemy into range', () => {
    const slow = one({ Ajax: { at: 'd3', has: harmless } }, { has: { speed: 1, green: [scopes] } })
    expect(used(slow, 'movement', { rulings: { 'admiral.featureInRange': 'after' } })).toEqual([
      "Stratego's Bold uses “scopes”, because it comes near enough to fire that way.",
      "Stratego's Bold sails from d8 to d7, to fire at your Ajax.",
    ])
  })
})

import { logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { airTargets } from '../exception/aircraft.ts'
import { squareWith, type Square } from '../../table/house-model/board.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import {
  gradeFrom,
  gradeInRange,
  hasInFlight,
  hasInRange,
  shotFrom,
  shotsFrom,
  squaresAway,
  threatens,
  threatsOver,
  wouldDoLess,
} from './ranges.ts'
import { shipsChosenBy, strategoAttacks } from '../../testing/matches.ts'
import { gun, type Position, ship, situation, torpedo, type Vessel } from '../../testing/position.ts'
import { volleyOf } from './volley.ts'
import { wayFrom } from './ways.ts'

const unarmed = { batteries: [] }
const squadrons = { number: 2, range: 2, strength: 3, perLaunch: 1 }

function one(player: Position['player'], bold: Vessel = {}): Position {
  return { player, stratego: { Bold: { at: 'd8', artillery: 1, splits: true, ...bold } } }
}
const attacks = (position: Position, wishes = {}): readonly string[] =>
  logTexts(strategoAttacks(position, wishes)).filter((line) => / fires | takes /.test(line))

describe('Attack: who is in range', () => {
  test('nobody that is not on the board, and nobody by one that is not', () => {
    const away = { Sunk: { at: 'sunk' }, Waiting: { at: 'standBy' }, Ajax: { at: 'd6' } }
    const now = situation(one(away), { rulings: { 'admiral.sightInRange': 'distance' } })
    const bold = ship(now, 'Bold')
    const here = squareWith('d8') as Square
    const volley = volleyOf(now, bold, 1)
    for (const name of ['Sunk', 'Waiting']) {
      const absent = ship(now, name)
      expect(shotFrom(now, bold, here, absent, volley)).toBeUndefined()
      expect(shotsFrom(now, bold, here, absent, volley)).toEqual([])
      expect(gradeFrom(now, bold, here, absent, volley)).toBeUndefined()
      expect(gradeInRange(now, bold, here, absent, volley)).toBeUndefined()
      expect([squaresAway(now, bold, absent), squaresAway(now, absent, bold)]).toEqual([0, 0])
      expect([threatens(now, absent, bold), threatens(now, bold, absent)]).toEqual([false, false])
      expect([hasInRange(now, absent, here), hasInFlight(now, absent, here)]).toEqual([false, false])
    }
  })

  test('nobody by aircraft that a ship does not have, or of a carrier that is not on the board', () => {
    const aboard = (at: string, number: number) => {
      const now = situation(one({ Ajax: { at: 'd6' } }, { at, squadrons: number, has: { squadrons } }))
      return airTargets(now, ship(now, 'Bold')).map(({ id }) => id)
    }
    expect([aboard('d8', 1), aboard('d8', 0), aboard('standBy', 1)]).toEqual([['player-1'], [], []])
  })

  test('each way is to its own target; to one that is not on the board there is none', () => {
    const now = situation(one({ Near: { at: 'd6' }, Far: { at: 'd1' }, Sunk: { at: 'sunk' } }))
    const way = (target: string) =>
      wayFrom(now, ship(now, 'Bold'), ship(now, target).id, squareWith('d8') as Square)
    expect(['Near', 'Far', 'Sunk'].map(way)).toEqual([2, 7, 0])
  })

  test('nobody that will be sunk in this phase, nor behind another', () => {
    const now = situation(
      one({ Ajax: { at: 'd6' }, Behind: { at: 'd5' }, Doomed: { at: 'e7', points: 1, pending: 1 } }),
    )
    const bold = ship(now, 'Bold')
    const here = squareWith('d8') as Square
    const volley = volleyOf(now, bold, 1)
    const reached = (name: string) => [
      shotsFrom(now, bold, here, ship(now, name), volley).length,
      gradeFrom(now, bold, here, ship(now, name), volley),
    ]
    expect(reached('Ajax')).toEqual([1, 1])
    expect(reached('Behind')).toEqual([0, undefined])
    expect(reached('Doomed')).toEqual([0, undefined])
  })

  test('a threat by aircraft as far as they fly, where they do damage', () => {
    const harmless = { at: 'd6', points: 2, has: unarmed }
    const first = (carrier: Vessel, bold: Vessel = {}) =>
      shipsChosenBy(strategoAttacks(one({ X: harmless, Carrier: carrier }, bold)), 'target')
    const flying = { ...unarmed, squadrons }
    expect(first({ at: 'e6', has: flying })).toEqual(['Carrier'])
    expect(first({ at: 'e5', has: flying })).toEqual(['X'])
    expect(first({ at: 'e6', has: flying }, { has: { antiAircraft: 1 } })).toEqual(['X'])
    expect(first({ at: 'e6', squadrons: 0, has: flying })).toEqual(['X'])
  })
})

describe('who has a unit in range, where only those count that see it', () => {
  const seen = (position: Position, at: string): readonly string[] => {
    const now = situation(position, { rulings: { 'admiral.sightInRange': 'sight' } })
    return threatsOver(now, ship(now, 'Bold'), squareWith(at) as Square).map(({ name }) => name)
  }

  test('an enemy with a clear line, and no other', () => {
    expect(seen(one({ Ajax: { at: 'd6' } }), 'd8')).toEqual(['Ajax'])
    expect(seen({ ...one({ Ajax: { at: 'd6' } }), board: { islands: ['d7'] } }, 'd8')).toEqual([])
  })

  test('the unit does not hide the square that it sails to', () => {
    expect(seen(one({ Ajax: { at: 'd7' } }), 'd9')).toEqual(['Ajax'])
  })
})

describe('what a defence takes from an enemy', () => {
  const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 2 }
  const less = (ajax: Vessel, islands: readonly string[] = []): boolean => {
    const now = situation({ ...one({ Ajax: ajax }, { has: { green: [belt] } }), board: { islands } })
    const bold = ship(now, 'Bold')
    return wouldDoLess(now, ship(now, 'Ajax'), bold, { ...bold, active: ['green 0'] })
  }

  test('of its aircraft as far as they fly, whatever stands between', () => {
    const flying = { ...unarmed, squadrons }
    expect(less({ at: 'd6', has: flying })).toBe(true)
    expect(less({ at: 'd5', has: flying })).toBe(false)
    expect(less({ at: 'd6', has: flying }, ['d7'])).toBe(true)
  })

  test('of its batteries, while it sees the unit', () => {
    expect(less({ at: 'd6' })).toBe(true)
    expect(less({ at: 'd6' }, ['d7'])).toBe(false)
    expect(less({ at: 'd4' })).toBe(false)
  })
})

describe('what a volley does', () => {
  test('the stronger of two symbols first, where one has fired in part', () => {
    const position = one(
      {
        Far: { at: 'd4', points: 1, has: { severe: 99, batteries: [gun(9, 3)] } },
        Near: { at: 'f7', points: 9, has: { structure: 9, ...unarmed } },
      },
      { artillery: 2, has: { batteries: [gun(5, 3), gun(2, 3)] } },
    )
    expect(attacks(position)).toEqual([
      "Stratego's Bold fires at your Far with its guns.",
      'your Far takes light damage, and will be sunk at the Resolution.',
      "Stratego's Bold fires at your Near with its 2 × guns.",
      'your Near takes severe damage, and will have 7 Structure Points left.',
      "Stratego's Bold fires at your Near with its guns.",
      'your Near takes light damage, and will have 6 Structure Points left.',
    ])
  })

  test('a feature of the torpedoes adds to fire that they take part in, at their range', () => {
    const excellent: Feature = {
      name: 'Excellent torpedoes',
      when: 'attack',
      changes: 'strength',
      by: 2,
      weapon: 'torpedo',
    }
    const damage = (ajax: string, active: readonly string[]) =>
      attacks(
        one(
          { Ajax: { at: ajax, has: unarmed } },
          { active, has: { batteries: [gun(3, 3), torpedo(2, 1)], green: [excellent] } },
        ),
      ).at(-1)
    expect(damage('d6', [])).toContain('light damage')
    expect(damage('d6', ['green 0'])).toContain('severe damage')
    expect(damage('d5', ['green 0'])).toContain('light damage')
  })

  test('a feature of the guns adds nothing where only torpedoes fire', () => {
    const laying: Feature = { name: 'laying', when: 'attack', changes: 'strength', by: 3, weapon: 'gun' }
    const damage = (batteries: Position['player'][string]['has']) =>
      attacks(
        one(
          { Ajax: { at: 'd6', has: unarmed } },
          { active: ['green 0'], has: { ...batteries, green: [laying] } },
        ),
      ).at(-1)
    expect(damage({ batteries: [torpedo(2, 3)] })).toContain('light damage')
    expect(damage({ batteries: [gun(2, 3)] })).toContain('severe damage')
  })
})

import { type Json, parseWith, format } from '@opfor/kernel'
import { describe, expect, test } from 'vitest'
import { parseBattle } from './battle-pack.ts'
import { battleShape } from './battle-shape.ts'
import { missingInBattle } from './missing.ts'
import { sampleBattles } from './sample-battles.ts'
import { plainJson } from '../../testing/position.ts'

type Fields = { readonly [key: string]: Json }
const good = plainJson(sampleBattles[0]) as Fields
const [first, ...others] = good['classes'] as readonly Fields[]

const told = (json: Json) => missingInBattle(json).map(({ at, text }) => `${at}: ${format(text)}`)
const board = (change: Fields): Json => ({ ...good, board: { ...(good['board'] as Fields), ...change } })
const card = (change: Fields): Json => ({ ...good, classes: [{ ...first, ...change }, ...others] })
const gun = (change: Fields): Json => card({ batteries: [{ name: 'guns', kind: 'gun', ...change }] })
const feature = (change: Fields): Json =>
  card({ green: [{ name: 'odd', when: 'attack', changes: 'strength', by: 2, ...change }] })
const squadrons = { number: 2, range: 6, strength: 3 }

test.each(sampleBattles)('nothing is missing in $id', (battle) => {
  expect(told(plainJson(battle))).toEqual([])
})

test('a battle of another shape is left to the strict reading', () => {
  expect(missingInBattle({ opfor: 1 })).toEqual([])
})

describe('what is missing stands at its field:', () => {
  test.each<[Json, string]>([
    [{ ...good, player: [] }, 'player: Add a ship to your fleet'],
    [{ ...good, stratego: [] }, "stratego: Add a ship to Stratego's fleet"],
    [card({ name: ' ' }), 'classes[0].name: Give the ship a name'],
    [
      card({ light: undefined, severe: undefined }),
      'classes[0].light: Enter the strength for light and for severe damage',
    ],
    [card({ light: 3, severe: 2 }), 'classes[0].severe: Severe damage needs at least 3, like light damage'],
    [
      gun({ name: '', bands: [{ to: 2, strength: 1 }] }),
      'classes[0].batteries[0].name: Give the weapon a name',
    ],
    [gun({ bands: [] }), 'classes[0].batteries[0].bands: Add a range'],
    [
      gun({ bands: [{ to: 2, strength: 0 }] }),
      'classes[0].batteries[0].bands[0].strength: A gun needs a strength of 1 or more',
    ],
    [
      gun({ kind: 'torpedo', bands: [{ to: 2, strength: 0 }] }),
      'classes[0].batteries[0].bands[0].strength: Torpedoes need a strength of 1 or more',
    ],
    [
      gun({
        bands: [
          { to: 2, strength: 3 },
          { to: 2, strength: 1 },
        ],
      }),
      'classes[0].batteries[0].bands[1].to: This range must be longer than 2',
    ],
    [
      card({ squadrons: { ...squadrons, strength: 0 } }),
      'classes[0].squadrons.strength: Aircraft need a strength of 1 or more',
    ],
    [feature({ name: '' }), 'classes[0].green[0].name: Give the feature a name'],
    [feature({ by: 0 }), 'classes[0].green[0].by: The change must be at least 1'],
    [feature({ changes: 'speed' }), 'classes[0].green[0].changes: Choose what it changes'],
    [
      feature({ when: 'move', changes: 'speed', weapon: 'gun' }),
      'classes[0].green[0].weapon: Only an attack can be limited to guns or torpedoes',
    ],
    [{ ...good, player: [{ name: '', class: 'destroyer' }] }, 'player[0].name: Give the ship a name'],
    [{ ...good, player: [{ name: 'A', class: 'ghost' }] }, 'player[0].class: Choose its ship card'],
    [
      { ...good, player: ['A', 'A'].map((name) => ({ name, class: 'destroyer' })) },
      'player[1].name: Another ship of this fleet has the same name',
    ],
    [
      { ...good, typed: [{ attacker: 'ghost', target: 'destroyer', to: 2, result: 'light' }] },
      'typed[0].attacker: Choose its ship card',
    ],
    [board({ islands: ['l5'] }), 'board.islands: The island l5 is not on the board'],
    [board({ islands: ['c1'] }), 'board.islands: The island c1 is in a row where ships start'],
  ])('%#: %s', (json, expected) => {
    expect(parseWith(battleShape, json).ok).toBe(true)
    expect(told(json)).toEqual([expected])
  })

  test('everything in an empty battle', () => {
    expect(told({ ...good, classes: [], player: [], stratego: [] })).toEqual([
      'classes: Add a ship card',
      'player: Add a ship to your fleet',
      "stratego: Add a ship to Stratego's fleet",
    ])
  })

  test('thresholds against aircraft of the other fleet', () => {
    const bare = { id: 'bare', name: 'Bare', speed: 3, structure: 3, batteries: [] }
    const carrier = { ...first, id: 'flat-top', name: 'Flat-top', squadrons }
    const json = {
      ...good,
      classes: [bare, carrier],
      typed: [{ attacker: 'flat-top', target: 'bare', to: 3, result: 'light' }],
      player: [{ name: 'One', class: 'bare' }],
      stratego: [{ name: 'Two', class: 'flat-top' }],
    }
    expect(parseBattle(json).ok).toBe(false)
    expect(told(json)).toEqual([
      'classes[0].light: Enter the strength for light and for severe damage, because Flat-top attacks from the air',
    ])
  })
})

import { applyCorrection, type TableValue, diffLayouts, digestValue, format, spotCheck } from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { applyEdit } from './correct.ts'
import { admiral } from '../../index.ts'
import { layout } from './layout.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import { squaresAMove } from '../../rules/house-model/reach.ts'
import type { Situation } from '../../table/situation.ts'
import { type Position, ship, situation, torpedo } from '../../testing/position.ts'

const squadrons = { number: 2, range: 8, strength: 3, perLaunch: 1 }
const belt: Feature = { name: 'belt', when: 'defence', changes: 'thresholds', by: 1 }
const lamps: Feature = { name: 'lamps', when: 'attack', changes: 'range', by: 2, weapon: 'gun' }
const slow: Feature = { name: 'slow', when: 'move', changes: 'speed', by: 1 }
const position: Position = {
  player: {
    Ajax: { at: 'd2', squadrons: 2, has: { squadrons, batteries: [torpedo(2, 3, 2)], red: [slow] } },
    Mate: { at: 'e2', moved: 1 },
    Wait: { order: 4 },
    Also: { order: 5 },
    Gone: { at: 'sunk', points: 0, order: 3 },
  },
  stratego: {
    Bold: { at: 'd8', face: 'admiral', active: ['green 1'], has: { green: [belt, lamps], red: [slow] } },
    Calm: { at: 'h8' },
  },
  board: { islands: ['c3'] },
}
const now = situation(position)

function offered(at: Situation, of: string | undefined): readonly string[] {
  return layout(at)
    .counters.filter((each) => each.isNested !== true && each.of?.id === of)
    .map(
      ({ name, shortName = name, value: is, text }) =>
        `${format(shortName)}: ${text === undefined ? is : format(text)}`,
    )
}

function counter(at: Situation, id: string): TableValue {
  const found = layout(at).counters.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no number ${id}.`)
  return found
}

describe('what is offered for correction', () => {
  test("of Stratego's ships, with the features that count", () => {
    expect(offered(now, 'stratego-1')).toEqual([
      'Structure Points: 4',
      'damage assigned: 0',
      'under fire this turn: no',
      'guns knocked out: no',
      'features that count this turn: lamps, +2 gun range',
      'symbol thrown: Admiral',
      'moved this turn: not yet',
      'Artillery symbols: 0',
      'may split its fire: no',
      'has attacked this turn: no',
      'place in the order of deployment: 1',
    ])
  })

  test('of yours, with aircraft and torpedoes where it has them', () => {
    expect(offered(now, 'player-2')).toEqual([
      'Structure Points: 4',
      'damage assigned: 0',
      'under fire this turn: no',
      'guns knocked out: no',
      'moved this turn: 1 square',
      'Artillery symbols: 0',
      'place in the order of deployment: 2',
    ])
    const carrier = offered(now, 'player-1')
    for (const each of ['squadrons on board: 2', 'shots fired with tubes: 0', 'launches this turn: 0'])
      expect(carrier).toContain(each)
    expect(carrier).toContain('features that count this turn: none')
  })

  test('of a ship that waits or is sunk only what it may come back with', () => {
    expect(offered(now, 'player-3')).toEqual(['Structure Points: 4'])
    expect(offered(now, 'player-5')).toEqual(['Structure Points: 0'])
  })

  test('of the battle', () => {
    expect(offered(now, undefined)).toEqual([
      'the turn: 1',
      'the phase: Movement',
      'your attacks are over: no',
      'how the battle ended: it is not over',
    ])
  })

  test('what a ruling looks at, where it is read so', () => {
    const rulings = { 'admiral.speedTies': 'nearest', 'admiral.focus': 'last' }
    const other = situation({ ...position, lastTarget: 'player-1' }, { rulings })
    expect(offered(other, 'player-2')).toContain('place at the start of the turn: e2')
    expect(offered(other, undefined)).toContain('the ship Stratego last fired at this turn: your Ajax')
  })

  test('each in plain words, with a short name that leaves out the ship', () => {
    for (const { id, name, shortName, of, allowedValues = [] } of layout(now).counters) {
      if (of !== undefined)
        expect([id, shortName && format(shortName).includes(format(of.name))]).toEqual([id, false])
      const words = [name, ...allowedValues.map(({ text }) => text)].map((each) => format(each))
      expect([id, words.filter((each) => /-\d|\(\d\)|standBy|undefined|^$/.test(each))]).toEqual([id, []])
    }
  })
})

describe('the features of a ship', () => {
  test('are chosen from those on its card, green and red', () => {
    expect(counter(now, 'features.stratego-1').several?.map(({ text }) => format(text))).toEqual([
      'belt, +1 on both thresholds',
      'lamps, +2 gun range',
      'slow, −1 speed',
    ])
  })

  test('count as is said; those that counted before keep their order', () => {
    const all = unwrap(applyEdit(now, { set: 'features.stratego-1', to: 'green-0 green-1 red-0' }))
    expect(ship(all, 'Bold').active).toEqual(['green 1', 'green 0', 'red 0'])
    const none = unwrap(applyEdit(all, { set: 'features.stratego-1', to: '' }))
    expect(ship(none, 'Bold').active).toEqual([])
  })

  test('are told one by one in the order in which they were triggered, each once', () => {
    const both = unwrap(applyEdit(now, { set: 'feature.stratego-1.2', to: 'green-0' }))
    expect(ship(both, 'Bold').active).toEqual(['green 1', 'green 0'])
    const turned = unwrap(applyEdit(both, { set: 'feature.stratego-1.1', to: 'green-0' }))
    expect(ship(turned, 'Bold').active).toEqual(['green 0', 'green 1'])
    const first = unwrap(applyEdit(turned, { set: 'feature.stratego-1.2', to: '' }))
    expect(ship(first, 'Bold').active).toEqual(['green 0'])
    expect(unwrap(applyEdit(first, { set: 'feature.stratego-1.3', to: 'green-0' }))).toEqual(first)
  })

  test('of yours count too: a ship of yours that is slow reaches less far', () => {
    const slowed = unwrap(applyEdit(now, { set: 'features.player-1', to: 'red-0' }))
    expect([now, slowed].map((each) => squaresAMove(each, ship(each, 'Ajax')))).toEqual([3, 2])
  })
})

describe('the places', () => {
  test('are the squares of the board but the islands, and what lies beside it', () => {
    const places = layout(now).places
    expect(places.map(({ id }) => id)).not.toContain('c3')
    expect(places.filter(({ part }) => part !== undefined && format(part) === 'the board')).toHaveLength(79)
    expect(places.filter(({ part }) => part === undefined).map(({ id }) => id)).toEqual([
      'standBy.player',
      'standBy.stratego',
      'sunk',
    ])
    const beginning = layout({ ...now, phase: 'standBy' }).places
    expect(beginning.map(({ id }) => id)).toContain('undeployed')
  })

  test('and the spot check tells who is on which square, who waits in which order, and what is assigned', () => {
    expect(spotCheck(layout(now)).map((each) => format(each))).toEqual([
      "the board: 4 pieces (your Ajax, your Mate, Stratego's Bold and Stratego's Calm).",
      'the sunk units: 1 piece (your Gone).',
      'your Stand-by Area, in this order: your Wait and your Also.',
      "Stratego's Stand-by Area: 0 pieces.",
      'your Ajax: d2, Structure Points 4, damage assigned 0 and squadrons on board 2.',
      'your Mate: e2, Structure Points 4 and damage assigned 0.',
      'your Wait: Structure Points 4.',
      'your Also: Structure Points 4.',
      "Stratego's Bold: d8, Structure Points 4 and damage assigned 0.",
      "Stratego's Calm: h8, Structure Points 4 and damage assigned 0.",
      'the turn: 1.',
    ])
  })
})

describe('a correction by the differences of two layouts leads to the very situation:', () => {
  const attack = { by: 'stratego-1', on: 'player-1', grade: 2, air: false } as const
  const other = situation({
    ...position,
    player: {
      Ajax: { at: 'standBy', order: 5, has: position.player['Ajax']?.has ?? {} },
      Mate: { at: 'e2', order: 2, underFire: true },
      Wait: { at: 'h1', order: 3, from: 'standBy' },
      Also: { order: 4 },
      Gone: { at: 'a1', order: 1, points: 2 },
    },
    stratego: {
      Bold: {
        at: 'd7',
        splits: true,
        fired: [2],
        active: ['red 0', 'green 0', 'green 1'],
        has: position.stratego['Bold']?.has ?? {},
      },
      Calm: { at: 'h8', order: 7 },
    },
    attacks: [attack, attack, { ...attack, by: 'player-1', on: 'stratego-2', air: true }],
    lastTarget: 'player-1',
  })

  test.each([
    ['there', now, other],
    ['and back', other, now],
  ])('%s', (_, from, to) => {
    const there = unwrap(applyCorrection(admiral, from, diffLayouts(layout(from), layout(to))))
    expect(there).toEqual(to)
    expect(digestValue(there)).toBe(digestValue(to))
  })
})

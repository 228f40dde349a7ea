import { format, decisionTitle } from '@opfor/kernel'
import {
  allChosenBy,
  playAnswers,
  chosenBy,
  decisionsOf,
  newMatch,
  optionIds,
  logTexts,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { distance, type Point } from './table/geometry/point.ts'
import { bloodAndPlunder } from './index.ts'
import { movesTo } from './rules/movement/move-words.ts'
import { sailsTo } from './rules/opposing-force-ships/ship-words.ts'
import { unitWith } from './table/situation.ts'
import { activation, type Field, matchOn, type Shown, stalemate, unharmed } from './testing/field.ts'
import { unitAs } from './testing/profiles.ts'

const enemy = { 'free-muskets': { at: { x: 100, y: 20 } } }
const round: Field = { units: { 'town-muskets': {}, 'free-muskets': {} }, change: { next: [], card: '' } }

describe('Solitaire and Setup', () => {
  test('one person plays, and whatever the OPFOR decides is a list, a column or a chart with its heading', () => {
    expect(bloodAndPlunder.seats?.(newMatch(bloodAndPlunder).journal.settings)).toEqual(['player'])
    for (const { cite } of bloodAndPlunder.declared) expect(cite.heading).not.toBe('')
  })

  test('what the solitaire rules leave alone is the base game: results and Strike Tests are asked, not rolled', () => {
    const shot = matchOn({ way: 'map', units: { 'town-muskets': { at: { x: 100, y: 100 } }, ...enemy } })
    expect(shot.question).toMatchObject({ id: 'blood-and-plunder.harm', to: 'table' })
    const done = { 'town-muskets': { activated: true }, 'free-muskets': { activated: true } }
    const behind = matchOn({ units: done, scenario: { opfor: 3, player: 0 }, change: { next: [], card: '' } })
    playAnswers(behind, ['scored', { opfor: 0, player: 0 }])
    expect(behind.question).toMatchObject({ id: 'blood-and-plunder.test', to: 'player' })
  })

  test('both armies and the scenario are a battle that you choose or enter', () => {
    const [battle] = bloodAndPlunder.options
    expect(battle?.question.id).toBe('battle')
    expect(battle?.question.options?.map(({ id }) => id)).toEqual(expect.arrayContaining(['land', 'sea']))
  })
})

describe('Turn Overview', () => {
  test('no hand is drawn for the OPFOR: its deck is whole until a card is turned over', () => {
    const match = matchOn(round)
    expect(match.situation.deck.rest).toHaveLength(54)
    playAnswers(match, ['lay', 'laid'], ['draw', ['S7']])
    expect(match.situation).toMatchObject({ card: 'S7', deck: { discard: ['S7'] } })
    expect(match.situation.deck.rest).toHaveLength(53)
  })

  test.each(['opfor', 'player'] as const)(
    'initiative is compared by you, and whoever goes first activates first: %s',
    (first) => {
      const match = playAnswers(matchOn(round), ['lay', 'laid'], ['draw', ['S7']])
      expect(optionIds(match)).toEqual(['player', 'opfor'])
      playAnswers(match, ['first', first])
      expect(match.situation.next[0]).toBe(first)
    },
  )

  test('your own card is never asked, so an event of yours is your rulebook’s', () => {
    const match = playAnswers(matchOn(round), ['lay', 'laid'])
    expect(match.question?.id).toBe('blood-and-plunder.draw')
    playAnswers(match, ['draw', ['S7']], ['first', 'player'])
    expect(match.question?.id).toBe('blood-and-plunder.yours')
    expect(match.situation.events).toEqual([])
  })

  test('engaged units are activated before those with an enemy near, and these before all others', () => {
    const far = { at: { x: 340, y: 340 } }
    const near = { at: { x: 100, y: 100 } }
    const units = { 'garrison-line': far, 'town-muskets': near, ...enemy }
    const chosen = (more: Field['units']): string | undefined =>
      chosenBy(matchOn({ way: 'map', units: { ...units, ...more } }), 'activate')
    expect(chosen({})).toBe('town-muskets')
    const boarders = { at: { x: 300, y: 320 }, engaged: ['lance-party'] }
    expect(chosen({ 'lance-party': { at: { x: 300, y: 340 }, engaged: ['boarders'] }, boarders })).toBe(
      'lance-party',
    )
    expect(chosen({ 'town-muskets': { ...near, activated: true } })).toBe('garrison-line')
  })

  test('after each action the column is walked from the top again, until no action is left', () => {
    const field: Field = {
      way: 'map',
      card: 'D7',
      units: { 'town-muskets': unitAs({}, { at: { x: 100, y: 180 }, empty: 1 }), ...enemy },
    }
    const { match, did } = activation(field, ['harm', unharmed])
    expect(did).toEqual(['Town Muskets reloads and is loaded.', 'Town Muskets shoots at Free Muskets.'])
    expect(allChosenBy(match, 'B')).toEqual(['reload', 'shoot20'])
    expect(match.situation.units.find(({ id }) => id === 'town-muskets')?.activated).toBe(true)
  })

  test('command points come after the actions and before the activation ends; the closest unit has the first', () => {
    const { match } = activation({
      way: 'map',
      units: {
        'garrison-line': { at: { x: 300, y: 300 } },
        'bow-scouts': { at: { x: 340, y: 330 }, activated: true, empty: 1 },
        'town-muskets': { at: { x: 260, y: 270 }, activated: true, empty: 1 },
        ...enemy,
      },
    })
    const told = logTexts(match)
    const at = (start: string): number => told.findIndex((line) => line.startsWith(start))
    const [moved, ordered] = [at('Garrison Line advances'), at('Garrison Line gives a command point to')]
    expect(moved).toBeGreaterThan(0)
    expect(ordered).toBeGreaterThan(moved)
    expect(at('The activation of Garrison Line is over')).toBeGreaterThan(ordered)
    expect(allChosenBy(match, 'order')[0]).toBe('town-muskets')
    expect(allChosenBy(match, 'command')[0]).toBe('reload')
  })
})

describe('OPFOR Actions', () => {
  test('an Aggressive Move leads to the nearest enemy', () => {
    const { did, now } = activation({
      way: 'map',
      units: {
        'town-muskets': { at: { x: 100, y: 300 } },
        'free-muskets': { at: { x: 100, y: 100 } },
        boarders: { at: { x: 340, y: 20 } },
      },
    })
    expect(did[0]).toMatch(/^Town Muskets advances on Free Muskets/)
    expect(distance(unitWith(now, 'town-muskets').at, { x: 100, y: 100 })).toBeLessThan(165)
  })

  test('a Tactical Move leads to the nearest objective that is not held, and if all are held to the closest enemy', () => {
    const field: Field = {
      way: 'map',
      card: 'S7',
      units: { 'town-muskets': { at: { x: 180, y: 300 } }, 'free-muskets': { at: { x: 20, y: 20 } } },
    }
    const nearer = (shown: Shown, goal: Point): number =>
      distance({ x: 180, y: 300 }, goal) - distance(unitWith(shown.now, 'town-muskets').at, goal)
    const first = activation(field)
    expect(first.did[0]).toMatch(/^Town Muskets makes for The storehouse/)
    expect(nearer(first, { x: 80, y: 240 })).toBeGreaterThan(35)
    const held = (x: number, y: number) => ({ at: { x, y }, activated: true })
    const holding = {
      'garrison-line': held(180, 165),
      'lance-party': held(90, 245),
      'bow-scouts': held(300, 200),
    }
    const then = activation({ ...field, units: { ...field.units, ...holding } })
    expect(then.did[0]).toMatch(/^Town Muskets makes for Free Muskets/)
    expect(nearer(then, { x: 20, y: 20 })).toBeGreaterThan(35)
  })

  test('a Tactical Move at an objective that is not held goes on towards the closest enemy', () => {
    const shown = activation({
      way: 'map',
      card: 'S7',
      units: {
        'town-muskets': unitAs({ weapons: ['melee'], charge: 1 }, { at: { x: 180, y: 200 } }),
        'free-muskets': { at: { x: 180, y: 140 } },
      },
    })
    expect(shown.did).toEqual([expect.stringMatching(/^Town Muskets makes for Free Muskets/)])
  })

  test('a Retreat Move looks for sight, then cover, then an objective, then the home edge', () => {
    const retreat = bloodAndPlunder.declared.find(({ id }) => id === 'blood-and-plunder.retreat')
    const lines = retreat?.lines.map(({ text }) => format(text)) ?? []
    const at = (part: string): number => lines.findIndex((line) => line.includes(part))
    const order = ['see it', 'the best cover', 'to an objective', 'home edge'].map(at)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    expect(order[0]).toBeGreaterThanOrEqual(0)
    expect(new Set(order).size).toBe(4)
  })

  test('a charge goes to the closest enemy', () => {
    const { did } = activation(
      {
        way: 'map',
        units: {
          'lance-party': { at: { x: 100, y: 300 } },
          boarders: { at: { x: 100, y: 235 } },
          'free-muskets': { at: { x: 140, y: 320 } },
        },
      },
      ['melee', stalemate],
    )
    expect(did[0]).toBe('Lance Party charges Free Muskets.')
  })

  const shot: Field = { units: { 'town-muskets': {}, 'free-muskets': {}, boarders: {} } }
  const targets = [
    ['nearestEnemy.measured', 10],
    ['shot.12', ['free-muskets', 'boarders']],
  ] as const

  test('a shot goes first to a unit in the open with a number of less than 9, then by the lowest number', () => {
    const open = activation(shot, ...targets, ['easyInTheOpen', ['boarders']], ['harm', unharmed])
    expect(open.did).toEqual(['Town Muskets shoots at Boarders.'])
    const lowest = activation(
      shot,
      ...targets,
      ['easyInTheOpen', []],
      ['targetNumber.fewest', ['free-muskets']],
      ['harm', unharmed],
    )
    expect(lowest.did).toEqual(['Town Muskets shoots at Free Muskets.'])
  })

  test('of targets that are equal in all a random one is shot at', () => {
    const match = matchOn(shot)
    playAnswers(
      match,
      ...targets,
      ['easyInTheOpen', []],
      ['targetNumber.fewest', ['free-muskets', 'boarders']],
    )
    expect(match.question).toMatchObject({ id: 'blood-and-plunder.shootAt.tie', to: 'chance' })
    expect(optionIds(match)).toEqual(['free-muskets', 'boarders'])
  })
})

describe('Opposing Force Ships', () => {
  const sea: Field = { battle: 'sea', way: 'map', units: { 'town-muskets': { empty: 1 }, boarders: {} } }
  const sailed = (field: Field): number => {
    const start = matchOn(field).situation.ships
    const { now } = activation(field)
    const apart = (ships: typeof start): number => {
      const [ours, theirs] = ['opfor', 'player'].map((side) => ships.find((ship) => ship.side === side)?.at)
      return ours === undefined || theirs === undefined ? Number.NaN : distance(ours, theirs)
    }
    return apart(now.ships) - apart(start)
  }

  test('directly toward the closest player ship: it ends nearer', () => {
    expect(sailed(sea)).toBeLessThan(-35)
  })

  test('away from player ships: it ends as much farther as it can sail, where its bow points away', () => {
    expect(
      sailed({ ...sea, card: 'S2', ships: { 'guard-ship': { moves: 1, heading: 15 } } }),
    ).toBeGreaterThan(35)
  })

  test('every movement is decided by the table, by the same card and strike points as the column', () => {
    const match = matchOn({ ...sea, card: 'S2' })
    const tables = decisionsOf(match, 'shipTable').map((each) => format(decisionTitle(each)))
    expect(tables).toEqual(['Ship table (Guard Ship)'])
    expect(chosenBy(match, 'shipTable')).toBe('away')
    expect(chosenBy(match, 'chart1')).toBe('B')
  })
})

test.each([
  ['land', 'asked', 'scenario', /^Set up both sides as your scenario says/],
  ['sea', 'asked', 'scenario', /^Set up both sides as your scenario says/],
  ['land', 'map', 'scenario', /^Set up both sides as the map shows/],
  ['land', 'asked', 'before', /^Deploy the OPFOR before your own units: in cover/],
  ['sea', 'asked', 'before', /^Deploy the ships of the OPFOR before your own, with their crews aboard\./],
  ['sea', 'map', 'before', /^Deploy the OPFOR as the map shows/],
])(
  'what is said of deployment fits a battle on %s, %s, by the reading %s',
  (battle, way, whoDeploys, words) => {
    const rulings = { 'blood-and-plunder.whoDeploys': whoDeploys }
    expect(logTexts(newMatch(bloodAndPlunder, { options: { battle, way }, rulings }))[0]).toMatch(words)
  },
)

test('every move on a map is told as an intention first, then by its inches', () => {
  for (const { text } of [...Object.values(movesTo), ...Object.values(sailsTo)]) {
    const [intention = '', order = ''] = text.split('. ')
    expect(intention).not.toContain('inches')
    expect(order).toMatch(/^Move it \{inches/)
  }
})

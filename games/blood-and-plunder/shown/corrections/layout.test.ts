import {
  applyCorrection,
  type TableValue,
  diffLayouts,
  digestValue,
  formatEdit,
  manualEdits,
  format,
  spotCheck,
  formatValue,
} from '@opfor/kernel'
import { newMatch, playAtRandom, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { applyEdit } from './correct.ts'
import { bloodAndPlunder } from '../../index.ts'
import { layout } from './layout.ts'
import type { Situation } from '../../table/situation.ts'
import { type Field, matchOn, situation } from '../../testing/field.ts'
import { gun, traits, unitAs } from '../../testing/profiles.ts'

const field: Field = {
  units: { 'town-muskets': {}, 'lance-party': {}, 'free-muskets': {}, boarders: { models: 6 } },
}
const land = situation(field)
const onMap = situation({
  ...field,
  units: { ...field.units, 'town-muskets': { at: { x: 125, y: 10 } } },
  way: 'map',
})
const sea = situation({ battle: 'sea', units: { 'naval-gunners': {}, 'grenade-party': {}, boarders: {} } })

function counter(now: Situation, id: string): TableValue {
  const found = layout(now).counters.find((each) => each.id === id)
  if (found === undefined) throw new Error(`There is no number ${id}.`)
  return found
}

function offered(now: Situation, of: string | undefined): readonly string[] {
  return layout(now)
    .counters.filter((each) => each.isNested !== true && each.of?.id === of)
    .map((each) => {
      const told = formatValue(each)
      return `${format(each.shortName ?? each.name)}: ${typeof told === 'string' ? told : format(told)}`
    })
}

function choices(now: Situation, id: string): readonly string[] {
  const { allowedValues, several } = counter(now, id)
  return (allowedValues ?? several ?? []).map(({ text }) => format(text))
}

describe('what is offered for correction', () => {
  test('of the battle', () => {
    expect(offered(land, undefined)).toEqual([
      'the turn: 1',
      "the OPFOR's card: King of Spades",
      'how distances and sight are known: Without a map: you are asked what decides',
      'who activates next: the OPFOR',
      'how the battle ended: it is not over',
    ])
    expect(offered(land, 'opfor')).toEqual(["the scenario's strike points: 0"])
  })

  test('of a unit, without a map and with one', () => {
    const known = ['Fatigue: 0', 'Reload actions needed: 0', 'has activated: no', 'engaged with: nobody']
    expect(offered(land, 'town-muskets')).toEqual(known)
    expect(offered(onMap, 'town-muskets')).toEqual([
      ...known,
      'from the left edge: 12.5 inches',
      'from the bottom edge: 1 inch',
    ])
  })

  test('of a unit with bayonets, or with a gun, what goes with them', () => {
    const now = situation({
      units: {
        'town-muskets': unitAs(traits('Bayonets')),
        'lance-party': unitAs(gun('field')),
        boarders: {},
      },
    })
    expect(offered(now, 'town-muskets')).toContain('fixed bayonets: no')
    expect(offered(now, 'lance-party')).toContain('gun lost: no')
  })

  test('of your units no loading, which no rule asks for, and of the fallen nothing', () => {
    expect(offered(land, 'boarders')).toEqual(['Fatigue: 0', 'has activated: no', 'engaged with: nobody'])
    const fallen = unwrap(applyEdit(land, { move: 'model.boarders', from: 'table', to: 'lost', count: 6 }))
    expect(offered(fallen, 'boarders')).toEqual([])
  })

  test('of a ship, without a map and with one', () => {
    expect(offered(sea, 'guard-ship')).toEqual([
      'damage: 0',
      'grappled to: nothing',
      'movements in this turn: 0',
      'out of the battle: no',
    ])
    const mapped = unwrap(applyEdit(sea, { set: 'knowing', to: 'map' }))
    expect(offered(mapped, 'guard-ship').slice(4)).toEqual([
      'from the left edge: 20 inches',
      'from the bottom edge: 33 inches',
      'heading: 6 sixteenths clockwise from the top',
    ])
    expect(offered(mapped, 'boarders')).toContain('aboard: Sloop')
  })

  test('each with a short name that leaves out what it is of', () => {
    for (const { id, shortName, of } of [...layout(onMap).counters, ...layout(sea).counters])
      if (of !== undefined)
        expect([id, shortName && format(shortName).includes(format(of.name))]).toEqual([id, false])
  })

  test('of the activation that is under way: the unit, its actions and its column', () => {
    expect(offered(land, undefined).join()).not.toContain('activated')
    const { situation: now } = matchOn({ units: { 'town-muskets': {}, boarders: {} }, card: 'C13' })
    expect(offered(now, undefined)).toContain('the OPFOR unit that is activated: Town Muskets')
    expect(offered(now, 'town-muskets')).toContain('actions left: 2')
    expect(offered(now, 'town-muskets')).toContain('column: Column A, push')
  })
})

describe('what a number may be', () => {
  test('is said by names: cards, sides, enemies and ships', () => {
    expect(choices(land, 'card').slice(0, 3)).toEqual(['nothing', 'Ace of Spades', '2 of Spades'])
    expect(choices(land, 'card')).toHaveLength(53)
    expect(choices(land, 'next')).toContain('you, then the OPFOR')
    expect(choices(land, 'engaged.town-muskets')).toEqual(['Boarders', 'Free Muskets'])
    expect(choices(land, 'aboard.boarders')).toEqual(['nothing'])
    expect(choices(sea, 'aboard.boarders')).toEqual(['nothing', 'Guard Ship', 'Sloop'])
    expect(choices(sea, 'grappled.sloop')).toEqual(['nothing', 'Guard Ship'])
    expect(choices(land, 'activated.boarders')).toEqual(['no', 'yes'])
  })

  test('is bounded by the table, the roster and the battle', () => {
    expect(counter(onMap, 'x.boarders').range).toEqual([0, land.battle.width])
    expect(counter(sea, 'empty.naval-gunners').range).toEqual([0, 3])
    expect(counter(sea, 'shipMoves.sloop').range).toEqual([0, 2])
    expect(counter(land, 'turn').range).toEqual([1, land.battle.turns])
  })

  test('is more where an entered position holds more', () => {
    const late = situation({ ...field, change: { turn: 19 } })
    expect(counter(late, 'turn').range).toEqual([1, 19])
  })
})

describe('the spot check', () => {
  const told = (now: Situation): readonly string[] => spotCheck(layout(now)).map((each) => format(each))

  test('counts the models that stand, not the fallen', () => {
    expect(told(land)).toContain('Boarders: 6 pieces (6 × a model of Boarders).')
    const fallen = unwrap(applyEdit(land, { move: 'model.boarders', from: 'table', to: 'lost', count: 6 }))
    expect(told(fallen).filter((each) => each.includes('Boarders'))).toEqual([])
  })

  test('asks nothing that the table does not show, or that no rule looks at', () => {
    expect(told(land).filter((each) => each.includes('Town Muskets') && !each.includes('model'))).toEqual([
      'Town Muskets: Fatigue 0, Reload actions needed 0, has activated no and engaged with nobody.',
    ])
  })
})

test.each([
  ['land', 'asked', 'each'],
  ['land', 'asked', 'few'],
  ['sea', 'map', 'few'],
])(
  'the layout holds all of the situation, in the middle of an activation too: %s, %s, %s',
  (battle, way, asking) => {
    const match = newMatch(bloodAndPlunder, { options: { battle, way, asking } }, 5)
    const moments: Situation[] = []
    while (match.question !== undefined && moments.length < 100) {
      moments.push(match.situation)
      playAtRandom(match, 5, 1)
    }
    expect(moments.some(({ acting }) => acting.left > 0)).toBe(true)
    for (const [nth, from] of moments.entries()) {
      const to = moments[(nth * 7 + 3) % moments.length] ?? from
      const there = applyCorrection(bloodAndPlunder, from, diffLayouts(layout(from), layout(to)))
      expect(digestValue(unwrap(there))).toBe(digestValue(to))
    }
  },
)

test('where a unit or a ship stands on a map is brought into line, and compared', () => {
  const mapped = unwrap(applyEdit(land, { set: 'knowing', to: 'map' }))
  const moved = unwrap(applyEdit(mapped, { set: 'x.town-muskets', to: 182 }))
  const [before, after] = [layout(mapped), layout(moved)]
  const told = manualEdits(diffLayouts(before, after), before, after)
  expect(told.map((each) => format(formatEdit(each, before, after)))).toEqual([
    'Town Muskets: from the left edge: now 18.2 inches (was 11 inches).',
  ])
})

test("the app's own deck is nothing that lies on the table; a real one is", () => {
  const card = { move: land.deck.rest[0] ?? '', from: 'deck', to: 'discard', count: 1 }
  for (const deck of ['app', 'real'] as const) {
    const now = { ...land, house: { ...land.house, deck } }
    const [before, after] = [layout(now), layout(unwrap(applyEdit(now, card)))]
    expect(manualEdits(diffLayouts(before, after), before, after)).toHaveLength(deck === 'app' ? 0 : 1)
    expect(spotCheck(before).some((each) => format(each).includes('deck'))).toBe(deck === 'real')
  }
})

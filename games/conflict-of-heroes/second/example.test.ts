import { expect, test } from 'vitest'
import type { Effect, Facts, Happening, Option, Settings, Side, Tile } from './facts.ts'
import type { State } from './state.ts'
import { secondMission } from './index.ts'

const settings: Settings = {
  guideline: 1,
  variant: false,
  solo: false,
  extraCard: false,
  handicaps: [],
  fewerCaps: 0,
  fewerCards: 0,
  cup: ['Trench/Wire', 'Bunker'],
  maps: ['1', '2', '3', '4', '5'],
  supply: ['Truck 40'],
  readings: {
    markerEdge: 'opponent',
    markerDistance: 'exactly',
    markerUnits: 'any',
    discarding: 'filed',
    reaction: 'lost',
    halves: 'chosen',
    smallDeck: 'refused',
    sheetDie: 'defenseLow',
    thirdTile: 'shares',
    netting: 'net',
    removed: 'added',
    destroyedUnits: 'one',
    ownRumors: 'stay',
    wideEdge: 'one',
    emptyCup: 'nobody',
  },
}

const units = (...names: readonly string[]): Option => ({
  kind: 'units',
  caps: 0,
  units: names,
  lasts: true,
  effects: [],
})
const special = (caps: number, ...effects: readonly Effect[]): Option => ({
  kind: 'special',
  caps,
  units: [],
  lasts: true,
  effects,
})

const cards: Readonly<Record<string, Option>> = {
  'Soviet 3 bottom': units('Rifle 05', 'Rifle 06', 'MMG 18', 'NKVD 21'),
  'German 4 bottom': { ...units('Pioneer 17', 'Pioneer 18'), caps: 1 },
  'Soviet 1 top': special(0, { does: 'actionCards', count: 1 }),
  'German 3 top': { ...special(0, { does: 'controlMarker', distance: 4 }), kind: 'victory' },
  'Soviet 4 top': special(1, { does: 'arriveLater', units: ['Rifle 07', 'Rifle 08'], round: 2 }),
  'German 1 top': special(1, { does: 'placeUnits' }),
  'Soviet 2 bottom': { ...units('Rifle 03', 'Rifle 04', 'NKVD 20'), caps: 1 },
  'German 2 bottom': { ...units('Rifle 03', 'Pioneer 16', 'LMG 11'), caps: 1 },
}

const answers = [
  ['side', 'Soviet'],
  ['map', '1'],
  ['edge', '1 up'],
  ...[3, 4, 1].flatMap((card, place) => [
    ['card', String(card)],
    ['half', place === 2 ? 'top' : 'bottom'],
  ]),
  ['card', '3'],
  ['half', 'top'],
  ['hex of Control Marker', '1-E09'],
  ['reaction', '3'],
  ['placed Rifle 05', 'yes'],
  ['hex of Rifle 05', '1-F11'],
  ['placed Rifle 06', 'no'],
  ['placed MMG 18', 'yes'],
  ['hex of MMG 18', '1-G07'],
  ['placed NKVD 21', 'yes'],
  ['hex of NKVD 21', '1-D11'],
  ['card', '4'],
  ['half', 'top'],
  ['card', '1'],
  ['half', 'top'],
  ['place', 'Pioneer 17,Pioneer 18'],
  ['hex of Pioneer 17', '1-E13'],
  ['hex of Pioneer 18', '1-D13'],
  ['card', '2'],
  ['half', 'bottom'],
  ['card', '2'],
  ['half', 'bottom'],
] as const

const tiles: Readonly<Record<number, Tile>> = {
  1: { area: 'track', symbol: 'shield', yellow: false, defenseCounters: 0 },
  4: { area: 'counteraction', symbol: 'burst', yellow: false, defenseCounters: 0 },
}

/** Both examples: of the generation, and solo of the AI; solo each answer to a draft is the same card. */
function example(solo: boolean, happenings: readonly Happening[] = []): State {
  const said = answers.filter(([what]) => !solo || what !== 'side')
  let [place, rolls, happened] = [0, 0, 0]
  const next = (what: string, among: readonly string[]): string => {
    const [expected, answer = ''] = said[place] ?? []
    place += 1
    expect(what).toBe(expected)
    for (const each of answer.split(',')) expect(among).toContain(each)
    return answer
  }
  const facts: Facts = {
    settings: { ...settings, solo },
    dice: (what) => {
      if (what === 'initiative') rolls += 1
      return what === 'side' ? 3 : what === 'sheet' ? 6 : rolls === (solo ? 2 : 1) ? 9 : 5
    },
    answer: (what, _, among) => next(what, among),
    perhaps: (what, _, among) => next(what, among),
    some: (what, _, among) => next(what, among).split(','),
    number: (_, __, from, to) => (from === 1 && to === 99 ? 7 : from),
    drawn: (what, who, among) => {
      if (what !== 'draft') return among[0] ?? ''
      const order = who === 'Soviet' ? ['3', '1', '4', '2'] : ['4', '3', '1', '2']
      return order.find((card) => among.includes(card)) ?? ''
    },
    option: (side: Side, card, half) => cards[`${side} ${card} ${half}`] ?? units(),
    condition: () => units(),
    tile: (_, number) =>
      tiles[number] ?? { area: 'order', symbol: 'burst', yellow: false, defenseCounters: 0 },
    holds: () => true,
    isFoot: () => true,
    isGun: () => false,
    nextSpace: () => undefined,
    happens: () => {
      happened += 1
      return happenings[happened - 1] ?? { what: 'over' }
    },
  }
  return secondMission(facts)
}

test('Generation example: 6 and 7 CAPs, 2 and 1 Action Cards, the Record Boards', () => {
  const state = example(false)
  expect(state.players.map(({ name, caps, actionCards }) => [name, caps, actionCards])).toEqual([
    ['Soviet', 6, 2],
    ['German', 7, 1],
  ])
  const board = state.played.map(({ side, card, section }) => `${side} ${card} ${section}`)
  expect(board).toEqual([
    'Soviet 3 units',
    'German 4 units',
    'Soviet 1 special',
    'German 3 victory',
    'Soviet 4 special',
    'German 1 special',
    'Soviet 2 units',
    'German 2 units',
  ])
  expect(state.units.filter(({ at }) => at.is === 'edge').map(({ name }) => name)).toEqual([
    'Rifle 06',
    'Rifle 03',
    'Rifle 04',
    'NKVD 20',
    'Rifle 03',
    'Pioneer 16',
    'LMG 11',
  ])
})

test('Solo example: tile 1 on the track, tile 4 a Counteraction, order cards 13 to 51 with 54 and 55', () => {
  const state = example(true, [{ what: 'advances', spaces: 2 }])
  expect([state.ai, state.sheet, state.counteractions, state.orders]).toEqual(['Soviet', 'Offense', [4], []])
  expect(state.track).toEqual([{ tile: 1, chain: 1, space: 5 }])
  expect([state.orderDeck.length, state.orderDeck[0], state.orderDeck.slice(-3)]).toEqual([
    41,
    13,
    [51, 54, 55],
  ])
  expect(state.entryCup).toEqual(['Rifle 06', 'Rifle 03', 'Rifle 04', 'NKVD 20'])
})

test('G 5.5.1: the mission ends on its space, before the tile there', () => {
  const state = example(
    true,
    [2, 2, 2, 2].map((spaces) => ({ what: 'advances' as const, spaces })),
  )
  expect([state.over, state.marker]).toEqual([true, 7])
  expect(state.told.filter(([what]) => what === 'tile')).toEqual([['tile', 1]])
})

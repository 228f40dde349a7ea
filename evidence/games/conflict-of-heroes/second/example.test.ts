import { expect, test } from 'vitest'
import type { Effect, Happening, Option, Settings, Tile } from './facts.ts'
import type { State, Told } from './state.ts'
import { secondMission } from './compare.ts'

const settings: Settings = {
  guideline: 1,
  variant: false,
  solo: false,
  cup: ['trench', 'bunker'],
  maps: ['1', '2', '3', '4', '5'],
  readings: {
    markerEdge: 'opponent',
    halves: 'chosen',
    smallDeck: 'refused',
    sheetDie: 'defenseLow',
    thirdTile: 'free',
    lostCaps: 'one',
    chosenUnit: 'soviet',
    netting: 'printed',
    removed: 'any',
    capsOfOthers: 'do not',
    capsAtNought: 'not lost',
    truckRound: 'at once',
    destroyedUnits: 'one',
    ownRumors: 'stay',
    wideEdge: 'one',
    emptyCup: 'nobody',
    eligibleHex: 'holds',
    markerStart: 'before',
    finalPoints: 'scored',
    reactionCards: 'forUnits',
    truckElsewhere: 'road',
    besideMarkers: 'enemy',
    besideRumors: 'free',
    trenchGuns: 'offered',
    rumorHexes: 'any',
    printedOrder: 'printed',
    fewerCaps: 'first',
    lastMove: 'ended',
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
  'German 3 top': { ...special(0, { does: 'controlMarker', distance: 4 }), kind: 'vp' },
  'Soviet 4 top': special(1, { does: 'arriveLater', units: ['Rifle 07', 'Rifle 08'], round: 2 }),
  'German 1 top': special(1, { does: 'placeUnits' }),
  'Soviet 2 bottom': { ...units('Rifle 03', 'Rifle 04', 'NKVD 20'), caps: 1 },
  'German 2 bottom': { ...units('Rifle 03', 'Pioneer 16', 'LMG 11'), caps: 1 },
}

const answers: readonly (readonly [string, string])[] = [
  ['side', 'Soviet'],
  ['map', '1'],
  ['edge', '1 up'],
  ['handicap', ''],
  ['card', 'Soviet 3'],
  ['half', 'bottom'],
  ['card', 'German 4'],
  ['half', 'bottom'],
  ['card', 'Soviet 1'],
  ['half', 'top'],
  ['card', 'German 3'],
  ['half', 'top'],
  ['hex of Control Marker', '1-E09'],
  ['reaction', 'Soviet 3'],
  ['hex of Soviet Rifle 05', '1-F11'],
  ['hex of Soviet Rifle 06', ''],
  ['hex of Soviet MMG 18', '1-G07'],
  ['hex of Soviet NKVD 21', '1-D11'],
  ['card', 'Soviet 4'],
  ['half', 'top'],
  ['card', 'German 1'],
  ['half', 'top'],
  ['place', 'German Pioneer 17,German Pioneer 18'],
  ['hex of German Pioneer 17', '1-E13'],
  ['hex of German Pioneer 18', '1-D13'],
  ['card', 'Soviet 2'],
  ['half', 'bottom'],
  ['card', 'German 2'],
  ['half', 'bottom'],
  ['solo handicap', 'none'],
]

const tiles: Readonly<Record<string, Tile>> = {
  '1': { area: 'track', symbol: 'shield', yellow: false },
  '4': { area: 'counteraction', symbol: 'burst', yellow: false },
}

const inSolo = new Set(['side', 'handicap'])

/** Both printed examples, of the generation and of the solo AI, with the same cards. */
function example(solo: boolean, happenings: readonly Happening[] = []): State {
  const said = answers.filter(([what]) => !solo || !inSolo.has(what))
  let [place, rolls, happened] = [0, 0, 0]
  const next = (what: string, among: readonly string[]): string => {
    const [expected, answer = ''] = said[place] ?? []
    place += 1
    expect(what).toBe(expected)
    for (const each of answer.split(',')) if (each !== '') expect(among).toContain(each)
    return answer
  }
  const facts: Told = {
    settings: { ...settings, solo },
    dice: (what) => {
      if (what === 'initiative') rolls += 1
      return what === 'side' ? 3 : what === 'sheet' ? 6 : rolls === (solo ? 2 : 1) ? 9 : 5
    },
    answer: (what, _, among) => next(what, among),
    perhaps: (what, _, among) => {
      const answer = next(what, among)
      return answer === '' ? undefined : answer
    },
    some: (what, _, among) => next(what, among).split(','),
    number: () => 7,
    drawn: (what, who, among, count) => {
      if (what !== 'draft') return among.slice(0, count)
      const order = who === 'Soviet' ? [3, 1, 4, 2] : [4, 3, 1, 2]
      const card = order.map((number) => `${who} ${number}`).find((each) => among.includes(each))
      return card === undefined ? [] : [card]
    },
    option: (_, card, half) => cards[`${card} ${half}`] ?? units(),
    condition: () => units(),
    tile: (_, number) => tiles[number] ?? { area: 'order', symbol: 'burst', yellow: false },
    holds: () => true,
    faces: (counter) => [counter],
    cannotStay: () => [],
    supply: () => [],
    eventHex: () => undefined,
    isFoot: () => true,
    isGun: () => false,
    nextSpace: () => undefined,
    spaces: () => undefined,
    ends: () => ({ from: undefined, to: undefined }),
    forAll: () => ({ caps: 0, actionCards: 0 }),
    happens: () => {
      happened += 1
      return happenings[happened - 1] ?? { what: 'over' }
    },
    done: () => undefined,
  }
  return secondMission(facts)
}

test('Generation example: 6 and 7 CAPs, 2 and 1 Action Cards, the Record Boards', () => {
  const state = example(false)
  expect(state.players.map(({ name, caps, actionCards }) => [name, caps, actionCards])).toEqual([
    ['German', 7, 1],
    ['Soviet', 6, 2],
  ])
  const board = state.played.map(({ card, section }) => `${card} ${section}`)
  expect(board).toEqual([
    'Soviet 3 units',
    'German 4 units',
    'Soviet 1 special',
    'German 3 vp',
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
  expect([state.ai, state.sheet, state.counteractions, state.orders]).toEqual([
    'Soviet',
    'Offense',
    ['4'],
    [],
  ])
  expect(state.track).toEqual([{ tile: '1', chain: 1, space: 5 }])
  expect([state.orderDeck.length, state.orderDeck[0], state.orderDeck.slice(-3)]).toEqual([
    41,
    13,
    [51, 54, 55],
  ])
  const cup = state.units.filter(({ at }) => at.is === 'entryCup').map(({ name }) => name)
  expect(cup).toEqual(['Rifle 06', 'Rifle 03', 'Rifle 04', 'NKVD 20'])
})

test('G 5.5.1: the mission ends on its space, before the tile there', () => {
  const state = example(
    true,
    [2, 2, 2, 2].map((spaces) => ({ what: 'advances' as const, spaces })),
  )
  expect([state.over, state.marker]).toEqual([true, 7])
  expect(state.told.filter(([what]) => what === 'tile')).toEqual([['tile', '1']])
})

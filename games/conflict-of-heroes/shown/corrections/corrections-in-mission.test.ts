import { type Edit, format } from '@opfor/kernel'
import { playAnswers, matchFrom, optionIds, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { hexesOf } from '../../table/maps/maps.ts'
import { type Mission, missionOf, type Situation, unitsAt } from '../../table/situation.ts'
import { corrected, moved, passedOver, standing } from '../../testing/corrected.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'

const nothingLeft: unknown = expect.stringMatching(passedOver)
const noMission: readonly Edit[] = [
  { set: 'stage', to: 'developing' },
  { set: 'ai', to: '' },
]

function generated(...cards: readonly (readonly ScriptedAnswer[])[]) {
  const match = playAnswers(solo(), ...cards.flat())
  discardRest(match)
  return match
}

const orderFace: readonly ScriptedAnswer[] = [
  ['area', 'order'],
  ['symbol', 'shield'],
  ['parameter', false],
]

test('the Mission Track has places as far as it goes, none before the mission', () => {
  const spaces = (now: Situation): number =>
    conflictOfHeroes.layout(now).places.filter(({ id }) => id.startsWith('track-')).length
  const match = generated()
  expect(spaces(match.situation)).toBe(0)
  playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
  expect(spaces(match.situation)).toBe(20)
})

describe('developing the AI', () => {
  test('a card that lies under its board after all brings its tile', () => {
    const match = playAnswers(generated(typed('german-06', 'vp')), ['yourSide', 6])
    expect(standing(match)).toBe('area')
    corrected(match, moved('german-07', 'discard', 'board-german-vp'))
    playAnswers(match, ...orderFace, ...orderFace, ['markerStart', 0], ['end', 20])
    expect(missionOf(match.situation).orders).toEqual(['06', '07'])
  })

  test('a card that was not played for its top brings none', () => {
    const match = playAnswers(generated(typed('german-06', 'vp')), ['yourSide', 6])
    corrected(match, moved('german-06', 'board-german-vp', 'discard'))
    playAnswers(match, ...orderFace, ['sheet', 1], ['markerStart', 0], ['end', 20])
    expect(missionOf(match.situation)).toMatchObject({ faces: {}, orders: [] })
  })

  test('the CAPs of a card, as they were corrected, build the Order Card Deck', () => {
    const match = generated(typed('german-05', 'units', '0'))
    corrected(match, { set: 'card.caps.german-05', to: 2 })
    playAnswers(match, ['yourSide', 6], ['sheet', 1])
    expect(missionOf(match.situation).deck.rest).toHaveLength(41)
  })

  test('it begins again where the mission is taken away', () => {
    const match = playAnswers(generated(), ['yourSide', 6], ['sheet', 1])
    expect(standing(match)).toBe('markerStart')
    expect(corrected(match, { set: 'ai', to: '' })).toContainEqual(nothingLeft)
    expect(standing(match)).toBe('yourSide')
  })

  test('at the handicap too', () => {
    const match = playAnswers(generated(), ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
    expect(standing(match)).toBe('soloHandicap')
    corrected(match, { set: 'ai', to: '' })
    expect(standing(match)).toBe('yourSide')
  })

  test('no Command Card is removed where none is left', () => {
    const match = playAnswers(
      generated(),
      ['yourSide', 6],
      ['sheet', 1],
      ['markerStart', 0],
      ['end', 20],
      ['soloHandicap', 'cards2'],
    )
    expect(standing(match)).toBe('remove')
    const { rest } = missionOf(match.situation).deck
    expect(
      corrected(match, ...rest.map((card) => moved(`order ${card}`, 'orders', 'supply'))),
    ).toContainEqual(nothingLeft)
    expect(standing(match)).toBe('mission')
  })

  test('the Truck drives nowhere where it is destroyed meanwhile', () => {
    const match = playAnswers(
      generated(typed('german-05', 'units'), typed('soviet-22', 'special')),
      ['yourSide', 1],
      ...orderFace,
      ['markerStart', 0],
      ['end', 20],
    )
    expect(standing(match)).toBe('truckFrom')
    expect(corrected(match, moved('soviet Truck a', 'edge', 'supply'))).toContainEqual(nothingLeft)
    expect(missionOf(match.situation).truck).toBeUndefined()
  })

  test('a mine that was found is no Rumored Enemy', () => {
    const match = generated(typed('german-05', 'units'), [
      ...typed('soviet-08', 'special'),
      ['hideCard', 'none'],
    ])
    playAnswers(match, ['yourSide', 1])
    expect(standing(match)).toBe('mineHex')
    corrected(match, moved('mine', 'mine-hidden', 'supply'))
    expect(standing(match)).not.toBe('mineHex')
    expect(match.situation).toMatchObject({ mine: '', rumored: [] })
  })
})

function mission(to: Partial<Mission> = {}, also: Partial<Situation> = {}, orders: 'app' | 'real' = 'real') {
  const begun = playAnswers(
    generated(),
    ['yourSide', 6],
    ['sheet', 1],
    ['markerStart', 0],
    ['end', 20],
    ['soloHandicap', 'none'],
  ).situation
  const options = { mode: 'solo', cards: 'real', guideline: '5', orders }
  const situation = { ...begun, ordersBy: orders, ...also, mission: { ...missionOf(begun), ...to } }
  return matchFrom<Situation>(conflictOfHeroes, situation, { options })
}

const inCup = { at: 'entryCup', by: 'german', card: '' } as const
const rumor = (at: string) => ({ kind: 'rumored', side: 'german', at }) as const

describe('the mission', () => {
  test('what happens is not asked where it is not the mission that is played', () => {
    const match = mission()
    expect(corrected(match, ...noMission)).toContainEqual(nothingLeft)
    expect(standing(match)).toBe('yourSide')
  })

  test.each<[string, readonly ScriptedAnswer[]]>([
    ['capsLeft', [['mission', 'caps']]],
    ['scores', [['mission', 'vp']]],
    [
      'vp',
      [
        ['mission', 'vp'],
        ['scores', 'german'],
      ],
    ],
    [
      'lostVp',
      [
        ['mission', 'lost'],
        ['lost', 'german Rifle 01'],
      ],
    ],
    ['missionOrderDone', [['mission', 'missionOrder']]],
    ['tileDefenses', [['mission', 'defenses']]],
    ['label', [['mission', 'rumor']]],
    [
      'drawRumor',
      [
        ['mission', 'reveal'],
        ['whichRumor', '1-B03'],
      ],
    ],
  ])('nothing comes of it where the mission is taken away at %s', (at, script) => {
    const units = { 'german Rifle 01': inCup, 'german Rifle 02': { ...inCup, at: 'rumors-german' } }
    const match = playAnswers(mission({}, { units, rumored: [rumor('1-B03')] }), ...script)
    expect(standing(match)).toBe(at)
    corrected(match, ...noMission)
    if (at === 'label') playAnswers(match, ['label', 'B05'])
    expect(standing(match)).toBe('yourSide')
    expect(match.situation.mission).toBeUndefined()
  })

  test('an order cannot be drawn from a deck that is empty', () => {
    const deck = { top: [], rest: ['05'], discard: [] }
    const match = playAnswers(mission({ deck }, {}, 'app'), ['mission', 'order'])
    expect(standing(match)).toBe('drawOrder')
    const told = corrected(match, moved('order 05', 'orders', 'supply'))
    expect(told).toContain('No Order Card is left to draw.')
    expect(missionOf(match.situation).deck).toEqual({ top: [], rest: [], discard: [] })
    const none = playAnswers(mission({ deck: { ...deck, rest: [] } }, {}, 'app'), ['mission', 'check'])
    expect(standing(none)).toBe('mission')
  })

  test('how far an order goes is not asked where the mission is taken away', () => {
    const deck = { top: [], rest: ['05'], discard: [] }
    const match = playAnswers(mission({ deck }, {}, 'app'), ['mission', 'order'], ['drawOrder', ['05']])
    corrected(match, ...noMission)
    expect(standing(match)).toBe('yourSide')
  })

  test('a unit that stands on the map meanwhile did not enter', () => {
    const match = mission({}, { units: { 'german Rifle 01': inCup } })
    playAnswers(match, ['mission', 'enter'], ['drawUnit', ['german Rifle 01']])
    expect(corrected(match, moved('german Rifle 01', 'entryCup', '1-B03'))).toContainEqual(nothingLeft)
    expect(match.situation.units['german Rifle 01']?.at).toBe('1-B03')
  })

  test('the card that gave a unit stays as it was corrected when it enters', () => {
    const match = mission({}, { units: { 'german Rifle 01': inCup } })
    playAnswers(match, ['mission', 'enter'], ['drawUnit', ['german Rifle 01']])
    const filed = moved('german-05', 'discard', 'board-german-units')
    corrected(match, filed, { set: 'unit.card.german Rifle 01', to: 'german-05' })
    playAnswers(match, ['completed', true])
    expect(match.situation.units['german Rifle 01']).toMatchObject({ at: 'entered', card: 'german-05' })
  })

  test('no unit is drawn from a cup that is empty', () => {
    const match = playAnswers(mission({}, { units: { 'german Rifle 01': inCup } }), ['mission', 'enter'])
    expect(corrected(match, moved('german Rifle 01', 'entryCup', 'lost'))).toContainEqual(nothingLeft)
    expect(unitsAt(match.situation, 'lost')).toEqual(['german Rifle 01'])
  })
})

describe('Rumored Enemies', () => {
  const revealing = (...hexes: readonly string[]) =>
    playAnswers(mission({}, { rumored: hexes.map(rumor), noEnemy: { german: 2, soviet: 0 } }), [
      'mission',
      'reveal',
    ])

  test('of two in one hex one is revealed', () => {
    const match = revealing('1-B03', '1-B05', '1-B03')
    expect(optionIds(match)).toEqual(['1-B03', '1-B05'])
    playAnswers(match, ['whichRumor', '1-B03'], ['drawRumor', ['noEnemy']])
    expect(match.situation.rumored.map(({ at }) => at)).toEqual(['1-B03', '1-B05'])
  })

  test('the Solo Rules say what is there where the cup is empty meanwhile', () => {
    const match = playAnswers(revealing('1-B03'), ['whichRumor', '1-B03'])
    const told = corrected(match, { move: 'noEnemy', from: 'rumors-german', to: 'supply', count: 2 })
    expect(told).toContain(
      'The Draw Cup is empty: look up in your Solo Rules what the Rumored Enemy on B03 is.',
    )
    expect(match.situation).toMatchObject({ rumored: [], noEnemy: { german: 0 } })
  })

  test('one that was taken away meanwhile is not revealed, and nothing leaves the cup', () => {
    const match = playAnswers(revealing('1-B03'), ['whichRumor', '1-B03'])
    corrected(match, moved('rumored', '1-B03', 'supply'))
    playAnswers(match, ['drawRumor', ['noEnemy']])
    expect(match.situation.noEnemy.german).toBe(2)
  })

  test('one that came meanwhile stays', () => {
    const match = playAnswers(revealing('1-B03'), ['whichRumor', '1-B03'])
    corrected(match, moved('rumored', 'supply', '1-K05'))
    playAnswers(match, ['drawRumor', ['noEnemy']])
    expect(match.situation.rumored.map(({ at }) => at)).toEqual(['1-K05'])
  })

  test('none is placed where all of them lie on the map', () => {
    const match = playAnswers(mission(), ['mission', 'rumor'])
    const hexes = hexesOf(match.situation.maps).slice(0, 19)
    corrected(match, ...hexes.map((hex) => moved('rumored', 'supply', hex)))
    playAnswers(match, ['label', 'L18'])
    expect(match.situation.rumored).toHaveLength(19)
  })
})

test('a tile places no Defense Counters where all of them lie on the map', () => {
  const match = playAnswers(mission(), ['mission', 'defenses'])
  const kinds = ['hasty', 'bunker', 'wire', 'trench', 'roadBlock', 'mine']
  const all = kinds.map((kind): Edit => ({ move: `defense ${kind}`, from: 'supply', to: '1-B03', count: 12 }))
  expect(corrected(match, ...all)).toContainEqual(nothingLeft)
  expect(match.situation.defenses).toHaveLength(72)
})

test('a unit that was destroyed by hand is not destroyed again', () => {
  const match = mission({}, { units: { 'german Rifle 01': inCup } })
  playAnswers(match, ['mission', 'lost'], ['lost', 'german Rifle 01'])
  expect(corrected(match, moved('german Rifle 01', 'entryCup', 'lost'))).toContainEqual(nothingLeft)
  expect(missionOf(match.situation).vp).toEqual({ german: 0, soviet: 0 })
})

describe('the Mission Track', () => {
  const far = { tile: '06', chain: 1, step: 2, space: 9 } as const
  const hit = (spaces: 'one' | 'two', more: Mission['track'] = []) =>
    playAnswers(mission({ marker: 8, track: [far, ...more], faces: { '06': { area: 'track' } } }), [
      'mission',
      spaces,
    ])

  test('a tile that lies elsewhere meanwhile does not move on', () => {
    const match = hit('one')
    expect(standing(match)).toBe('nextSpace')
    expect(corrected(match, moved('tile 06', 'track-9', 'track-13'))).toContainEqual(nothingLeft)
    expect(missionOf(match.situation).track).toMatchObject([{ tile: '06', space: 13 }])
  })

  test('nor does another one on the same space', () => {
    const match = hit('one', [{ ...far, tile: '07' }])
    corrected(match, moved('tile 07', 'track-9', 'track-14'))
    playAnswers(match, ['nextSpace', 12])
    expect(missionOf(match.situation).track.map(({ space }) => space)).toEqual([12, 14])
    expect(standing(match)).toBe('mission')
  })

  test('a tile that was put between two of its spaces, or beyond those that are known, moves on from there', () => {
    const from = (space: number) => {
      const track = [{ tile: '06', chain: 1, step: 0, space: 2 }] as const
      const match = mission({ marker: space - 1, track, faces: { '06': { area: 'track' } } })
      corrected(match, moved('tile 06', 'track-2', `track-${space}`))
      return playAnswers(match, ['mission', 'one'])
    }
    expect(missionOf(from(6).situation).track).toMatchObject([{ tile: '06', space: 9 }])
    expect(standing(from(13))).toBe('nextSpace')
  })

  test('the marker goes the spaces that are left from where it was put', () => {
    const match = hit('two')
    corrected(match, { set: 'marker', to: 4 })
    playAnswers(match, ['nextSpace', 12])
    expect(missionOf(match.situation).marker).toBe(5)
  })

  test('it goes no further where the mission is taken away', () => {
    const match = hit('two')
    corrected(match, ...noMission)
    expect(standing(match)).toBe('yourSide')
  })
})

test('in a mission the CAPs of the Round and those that each Round begins with are told apart', () => {
  const named = (now: Situation) =>
    conflictOfHeroes
      .layout(now)
      .counters.filter(({ id, isNested }) => isNested !== true && id.startsWith('caps'))
      .map(({ name, note }) => [format(name), note === true])
  const match = generated(typed('german-06', 'vp'))
  expect(named(match.situation)).toContainEqual(['CAPs of the German player', false])
  playAnswers(match, ['yourSide', 6], ...orderFace, ['markerStart', 0], ['end', 20])
  expect(missionOf(match.situation).end).toBe(20)
  expect(named(match.situation)).toContainEqual(['your CAPs this Round', false])
  expect(named(match.situation)).toContainEqual([
    'CAPs of the German player at the start of each Round',
    true,
  ])
})

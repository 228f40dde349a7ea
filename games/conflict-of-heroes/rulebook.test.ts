import { playAnswers, newMatch, optionIds, answerChance, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { compareMission } from '../../evidence/games/conflict-of-heroes/second/compare.ts'
import { conflictOfHeroes } from './index.ts'
import { baseDeck } from './rules/developing-the-ai/order-deck.ts'
import { words } from './rules/words.ts'
import { advisedHand } from './table/guidelines/guidelines.ts'
import { distance } from './table/maps/maps.ts'
import { missionOf, playerOf, type Situation, unitsAt } from './table/situation.ts'
import { example, setUp, soloExample } from './testing/example.ts'
import { discardRest, firefight } from './testing/matches.ts'

test('a second implementation, written from the text alone, decides the same', () => {
  const compared = Array.from({ length: 8 }, (_, seed) => compareMission(seed))
  expect(compared.flatMap(({ differing }) => differing)).toEqual([])
  const kinds = new Set(compared.flatMap((each) => [...each.kinds.keys()]))
  expect(kinds).toContain('beside')
  expect(kinds).toContain('left behind: card played')
  expect(kinds).toContain('left behind: developing')
  expect(kinds).toContain('left behind: advances')
})

const caps = (now: Situation): readonly number[] => ['soviet', 'german'].map((id) => playerOf(now, id).caps)
const under = (now: Situation, side: string, section: string): readonly string[] =>
  now.plays.filter(({ by, told }) => by === side && told.section === section).map(({ card }) => card)

describe('T1: the set-up of the example, Guideline 1', () => {
  const match = firefight()
  playAnswers(match, ...setUp)
  answerChance(match)
  const now = match.situation

  test('the first player has the initiative and commands the Soviets', () => {
    expect(now.initiative).toBe('soviet')
    expect(playerOf(now, 'soviet').seat).toBe('player-1')
    expect(playerOf(now, 'german').seat).toBe('player-2')
  })

  test('4 Rounds, map 1, Soviet edge A02 to A18, German edge opposite', () => {
    expect(now.guideline.rounds).toBe(4)
    expect(now.maps).toEqual([{ map: 1, x: 0, y: 0 }])
    expect(playerOf(now, 'soviet').edge).toEqual({ map: 1, edge: 'A' })
    expect(playerOf(now, 'german').edge).toEqual({ map: 1, edge: 'L' })
  })

  test('both hold cards 01 to 04, have 4 CAPs and draw 1 Action Card', () => {
    for (const side of ['german', 'soviet']) {
      const player = playerOf(now, side)
      expect(player.hand).toEqual([1, 2, 3, 4].map((number) => `${side}-0${number}`))
      expect([player.caps, player.drawn]).toEqual([4, 1])
    }
  })
})

describe('T2: the eight plays of the example', () => {
  test.each([
    [1, 4, 4],
    [2, 4, 5],
    [3, 4, 5],
    [4, 4, 5],
    [5, 5, 5],
    [6, 5, 6],
    [7, 6, 6],
    [8, 6, 7],
  ])('after play %i the Soviets have %i CAPs and the Germans %i', (count, soviet, german) => {
    expect(caps(example(count).situation)).toEqual([soviet, german])
  })

  test('play 1: Rifles 05 and 06, MMG 18 and NKVD 21 lie beside the Soviet edge', () => {
    expect(unitsAt(example(1).situation, 'edge')).toEqual([
      'soviet MMG 18',
      'soviet NKVD 21',
      'soviet Rifle 05',
      'soviet Rifle 06',
    ])
  })

  test('play 3: Well Prepared, 2 Action Cards each Round', () => {
    expect(playerOf(example(3).situation, 'soviet').drawn).toBe(2)
  })

  test('play 4: the Soviet Control Marker on E09, units of one card within 3 hexes, Rifle 06 stays off', () => {
    const now = example(4).situation
    expect(now.markers).toEqual([{ kind: 'marker', side: 'soviet', at: '1-E09' }])
    expect(now.units['soviet NKVD 21']?.at).toBe('1-D11')
    expect(now.units['soviet Rifle 05']?.at).toBe('1-F11')
    expect(now.units['soviet MMG 18']?.at).toBe('1-G07')
    expect(now.units['soviet Rifle 06']?.at).toBe('edge')
  })

  test('play 5: Partisans, Rifles 07 and 08 wait on Round 2', () => {
    expect(unitsAt(example(5).situation, 'round-2')).toEqual(['soviet Rifle 07', 'soviet Rifle 08'])
  })

  test('play 6: Pioneers 17 on E13 and 18 on D13, next to no enemy', () => {
    const now = example(6).situation
    expect(now.units['german Pioneer 17']?.at).toBe('1-E13')
    expect(now.units['german Pioneer 18']?.at).toBe('1-D13')
  })

  test('the distances on the map are as the real map has them', () => {
    const { maps } = example(6).situation
    const far = (from: string, to: string) => distance(maps, `1-${from}`, `1-${to}`)
    expect([far('E09', 'D11'), far('E09', 'F11'), far('E09', 'G07')]).toEqual([2, 2, 3])
    expect([far('E13', 'D11'), far('D13', 'D11')]).toEqual([2, 2])
    expect([far('E13', 'F11'), far('D13', 'F11')]).toEqual([2, 3])
    expect([far('E13', 'E09'), far('D13', 'E09')]).toEqual([4, 4])
  })

  test('the Record Boards at the end', () => {
    const now = example().situation
    expect(under(now, 'soviet', 'units')).toEqual(['soviet-03', 'soviet-02'])
    expect(under(now, 'soviet', 'special')).toEqual(['soviet-01', 'soviet-04'])
    expect(under(now, 'soviet', 'vp')).toEqual([])
    expect(under(now, 'german', 'units')).toEqual(['german-04', 'german-02'])
    expect(under(now, 'german', 'vp')).toEqual(['german-03'])
    expect(under(now, 'german', 'special')).toEqual(['german-01'])
  })

  test('9 Soviet units and 5 German ones, 3 and 2 of them on the map', () => {
    const { units } = example().situation
    const ofSide = (side: string) => Object.keys(units).filter((id) => id.startsWith(side))
    const onMap = (side: string) => ofSide(side).filter((id) => units[id]?.at.startsWith('1-'))
    expect([ofSide('soviet').length, ofSide('german').length]).toEqual([9, 5])
    expect([onMap('soviet').length, onMap('german').length]).toEqual([3, 2])
    expect(unitsAt(example().situation, 'edge').filter((id) => id.startsWith('soviet'))).toEqual([
      'soviet NKVD 20',
      'soviet Rifle 03',
      'soviet Rifle 04',
      'soviet Rifle 06',
    ])
  })

  test('completion: 6 and 7 CAPs, 2 and 1 Action Cards, facing by the Soviets first', () => {
    const match = example()
    expect(match.outcome?.way).toBe('ready')
    expect(logTexts(match).slice(-8)).toMatchInlineSnapshot(`
      [
        "The German player begins each Round with 7 CAPs and 1 Action Card.",
        "Put the AP markers and VP markers on their tracks.",
        "The Soviet player may change the facing of units on the map.",
        "The German player may change the facing of units on the map.",
        "The Soviet player draws 2 Action Cards for Round 1.",
        "The German player draws 1 Action Card for Round 1.",
        "Roll 2d6 for each side: the higher roll has the initiative in Round 1.",
        "The firefight is ready to play.",
      ]
    `)
  })
})

test('every step that is told names its rule; only that a person calls the mission over has none', () => {
  const told = Object.values(words).map(({ id }) => id)
  expect(told.filter((id) => conflictOfHeroes.cites?.[id] === undefined)).toEqual(['coh.called'])
  expect(conflictOfHeroes.cites?.['coh.tileMoves']).toEqual({
    book: 'Firefight Generator',
    heading: 'G 5.5 The Mission Track',
    number: 'G 5.5',
  })
})

function developed(): ReturnType<typeof soloExample> {
  const match = soloExample()
  playAnswers(
    match,
    ['yourSide', 3],
    ['yellow', false],
    ['parameter', false],
    ['parameter', false],
    ['sheet', 5],
  )
  return match
}

describe('T3: the solo example', () => {
  const match = developed()
  const mission = missionOf(match.situation)

  test('a 3: the human is German, the AI Soviet', () => {
    expect(mission.ai).toBe('soviet')
  })

  test('tiles 01 and 04 are pulled, a shield and a burst, and the die says Offense', () => {
    expect(Object.keys(mission.faces).toSorted()).toEqual(['01', '04'])
    expect(mission.sheet).toBe('offense')
  })

  test('tile 1 lies on space 2 of the Mission Track, 1a; tile 4 on Counteraction space 1', () => {
    expect(mission.track).toEqual([{ tile: '01', chain: 1, step: 0, space: 2 }])
    expect(mission.counteractions).toEqual(['04'])
  })

  test('the orders printed on the two spaces 3 stay in force', () => {
    expect(logTexts(match)).toContain('The Counteraction printed on space 3 is in force.')
    expect(logTexts(match)).toContain('The Mission Order printed on space 3 is in force.')
  })
})

test('T4: the order deck is 13 to 51 with 55 and 54, 41 cards', () => {
  const { deck } = missionOf(developed().situation)
  expect(deck.rest).toEqual([...baseDeck('offense'), '54', '55'])
  expect(deck.rest).toHaveLength(41)
  expect(baseDeck('offense')).toHaveLength(39)
  expect([baseDeck('offense')[0], baseDeck('offense').at(-1)]).toEqual(['13', '51'])
})

describe('T5: the same firefight with a German AI', () => {
  const developedAs = (symbol: string) => {
    const match = soloExample()
    playAnswers(match, ['yourSide', 4])
    for (const area of ['order', 'track'] as const) {
      playAnswers(match, ['area', area], ['symbol', symbol])
      if (area === 'track') playAnswers(match, ['yellow', false])
      playAnswers(match, ['parameter', false])
    }
    return missionOf(match.situation)
  }

  test('tiles 1 and 3 are pulled', () => {
    expect(Object.keys(developedAs('burst').faces).toSorted()).toEqual(['01', '03'])
  })

  test('Offense adds 55, 54 and 53: 42 cards', () => {
    expect(developedAs('burst').deck.rest).toEqual([...baseDeck('offense'), '53', '54', '55'])
  })

  test('Defense is 05 to 43 with 01, 02 and 03: 42 cards', () => {
    const { deck } = developedAs('shield')
    expect(deck.rest).toEqual(['01', '02', '03', ...baseDeck('defense')])
    expect(deck.rest).toHaveLength(42)
  })
})

function inPlay() {
  const match = developed()
  playAnswers(match, ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
  return match
}

describe('T6: the mission track', () => {
  test('landed on, tile 1 is carried out and moves from 2 to 5, and then to 9', () => {
    const match = inPlay()
    const from = match.log.length
    playAnswers(match, ['mission', 'two'])
    expect(logTexts(match, from)).toEqual([
      'Move the Mission Track marker to space 2.',
      'The marker skips space 1: if an event is printed there, your Solo Rules say whether it takes place.',
      'Carry out Tile 01.',
      'Move Tile 01 to space 5.',
    ])
    playAnswers(match, ['mission', 'two'], ['mission', 'one'])
    expect(missionOf(match.situation).track[0]?.space).toBe(9)
  })

  test('passed, a tile whose text is not in a yellow box is not carried out and still moves on', () => {
    const match = inPlay()
    playAnswers(match, ['mission', 'one'])
    const from = match.log.length
    playAnswers(match, ['mission', 'two'])
    expect(logTexts(match, from)).toEqual([
      'The Mission Track marker passes space 2.',
      'Tile 01 is passed and not carried out.',
      'Move Tile 01 to space 5.',
      'Move the Mission Track marker to space 3.',
    ])
  })
})

test('T7: Order Card 18 names D14, which lies on maps 1 and 3: the player places it to the advantage of the AI', () => {
  const match = newMatch(conflictOfHeroes, {
    options: { asking: 'each', mode: 'solo', guideline: '4', cards: 'real' },
  })
  playAnswers(
    match,
    ['variant', 'no'],
    ['initiative', 1],
    ['initiative', 1],
    ['initiative', 2],
    ['initiative', 2],
  )
  playAnswers(match, ['map', '1'], ['addMap', '3'], ['join', '1-18'], ['edge', '1-A'])
  discardRest(match)
  playAnswers(match, ['yourSide', 1], ['sheet', 1], ['markerStart', 0], ['end', 20], ['soloHandicap', 'none'])
  playAnswers(match, ['mission', 'rumor'], ['label', 'D14'])
  expect(optionIds(match)).toEqual(['1-D14', '3-D14'])
  playAnswers(match, ['advantage.tie', '3-D14'])
  expect(match.situation.rumored).toEqual([{ kind: 'rumored', side: 'soviet', at: '3-D14' }])
})

test('T9: free-form play: 5 Rounds advise a hand of 5 to 10, and 7 is taken', () => {
  expect(advisedHand(5)).toEqual([5, 10])
  const match = firefight({ guideline: 'own' })
  playAnswers(
    match,
    ['ownRounds', 5],
    ['ownFrom', 1],
    ['ownTo', 25],
    ['ownActions', '02-13, 20, 40'],
    ['ownDrawn', 1],
    ['ownHand', 7],
    ['ownCaps', 4],
    ['ownHand', 7],
    ['ownCaps', 4],
    ['ownMaps', 1],
  )
  expect(logTexts(match)).toEqual(['You play by a guideline of your own.'])
  expect(match.situation.guideline.players.map(({ hand }) => hand)).toEqual([7, 7])
})

test('T10, an erratum: the example in G 3.1 gives Soviet 02 two CAPs; one is what the totals of T2 and T4 need', () => {
  const match = firefight()
  playAnswers(match, ...setUp, ['play', 'soviet-02-bottom'])
  expect(playerOf(match.situation, 'soviet').caps).toBe(5)
})

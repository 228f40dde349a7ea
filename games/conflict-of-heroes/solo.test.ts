import { isOptionApplicable, format } from '@opfor/kernel'
import {
  playAnswers,
  newMatch,
  optionIds,
  answerChance,
  logTexts,
  type ScriptedAnswer,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from './index.ts'
import { baseDeck } from './rules/developing-the-ai/order-deck.ts'
import { spaces } from './rules/developing-the-ai/orders-left-to-right.ts'
import { missionOf, playerOf, type Situation, unitsAt } from './table/situation.ts'
import { example } from './testing/example.ts'
import { discardRest, solo, typed, wins } from './testing/matches.ts'
import { unplaced } from './rules/mission/tile-defenses.ts'

const ruled = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })
const end: readonly ScriptedAnswer[] = [
  ['markerStart', 0],
  ['end', 20],
  ['soloHandicap', 'none'],
]

const counted: readonly ScriptedAnswer[] = [
  ['finalVp', 0],
  ['finalVp', 0],
]

function face(area: string, symbol: string, yellow = false): readonly ScriptedAnswer[] {
  const strip: readonly ScriptedAnswer[] = [['parameter', false]]
  const told: readonly ScriptedAnswer[] = [
    ['area', area],
    ['symbol', symbol],
  ]
  return area === 'track' ? [...told, ['yellow', yellow], ...strip] : [...told, ...strip]
}

describe('G 5.0 to G 5.2', () => {
  test('a solo mission is the standard, and only Guidelines for two go with it', () => {
    expect(newMatch(conflictOfHeroes).situation.mode).toBe('solo')
    const fitting = (id: string, mode: string) => {
      const option = conflictOfHeroes.options.find((each) => each.question.id === id)
      if (option === undefined) throw new Error(`There is no option ${id}.`)
      return option.question.options
        ?.map((each) => each.id)
        .filter((each) => isOptionApplicable(option, each, { mode }))
    }
    expect(fitting('guideline', 'solo')).toEqual(['1', '2', '3', '4', '5', '6', 'own'])
    expect(fitting('guideline', 'firefight')).toHaveLength(11)
    expect(fitting('orders', 'solo')).toEqual(['real', 'app'])
    expect(fitting('orders', 'firefight')).toEqual([])
  })

  test('that the die decides at the end which side is yours is told before the first card', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo' } })
    playAnswers(match, ...wins)
    expect(logTexts(match)).toContain(
      'Play the cards of both sides; at the end a die decides which side is yours.',
    )
  })

  test('each half is offered with what is known of it, and otherwise by where to read it', () => {
    const match = solo({ guideline: '5' })
    const names = (match.question?.options ?? []).map(({ name }) => format(name))
    expect(names.slice(0, 4)).toEqual([
      'German card 01, top: Veteran (+1 CAP and units may be placed)',
      'German card 01, bottom: read its units from the card',
      'German card 02, bottom: Rifle 03, Pioneer 16, LMG 11 and +1 CAP',
      'German card 02, top: read it from the card',
    ])
    expect(names).toContain('German card 05')
    expect(names).toContain('German card 14 (top: hidden units)')
  })

  test('a Guideline for two only: another one is asked for', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo', guideline: '8' } })
    expect(optionIds(match)).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  test('no hands are drawn', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo' } })
    playAnswers(match, ...wins, ['map', '1'], ['edge', '1-A'])
    expect(match.situation.players.every(({ hand }) => hand.length === 0)).toBe(true)
  })

  test('the side with the initiative is rolled with 2d6 each; the player decides for both sides', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo' } })
    playAnswers(
      match,
      ['initiative', 3],
      ['initiative', 3],
      ['initiative', 3],
      ['initiative', 3],
      ...wins.slice(2),
      ...wins.slice(0, 2),
    )
    expect(match.situation.initiative).toBe('soviet')
    expect(match.question?.to).toBe('player')
    expect(match.situation.players.map(({ seat }) => seat)).toEqual(['player', 'player'])
  })

  test('two cards are drawn, one is played, the other goes back on top and comes again', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo', guideline: '5' } })
    playAnswers(match, ['variant', 'no'], ...wins, ['map', '1'], ['edge', '1-A'])
    playAnswers(match, ['drawTwo', ['german-05']], ['drawTwo', ['german-06']])
    expect(optionIds(match)).toEqual(['german-05', 'german-06'])
    expect(match.question?.secret).toBe(false)
    playAnswers(match, ...typed('german-06', 'vp'))
    expect(match.situation.decks['german']?.top).toEqual(['german-05'])
    playAnswers(match, ['drawTwo', ['soviet-05']], ['drawTwo', ['soviet-06']], ...typed('soviet-05', 'vp'))
    playAnswers(match, ['drawTwo', ['german-09']])
    expect(optionIds(match)).toEqual(['german-05', 'german-09'])
  })

  test('so a hand of 5 shows 6 cards of each side, and each side plays 5', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo', guideline: '5' } })
    playAnswers(match, ['variant', 'no'], ...wins, ['map', '1'], ['edge', '1-A'])
    const seen = new Set<string>()
    while (match.situation.stage === 'generation') {
      answerChance(match)
      for (const id of optionIds(match)) seen.add(id.slice(0, 9))
      const plain = optionIds(match).find((id) => !/top|bottom/.test(id)) ?? optionIds(match)[0] ?? ''
      playAnswers(match, ['play', plain])
      if (match.question?.id === 'coh.half') playAnswers(match, ['half', 'neither'])
      while (match.question?.id !== 'coh.play' && match.question?.to === 'player')
        match.answer(match.question.kind === 'which' ? [] : (optionIds(match).at(-1) ?? 1), 'person')
      answerChance(match)
    }
    expect([...seen].filter((id) => id.startsWith('german'))).toHaveLength(6)
    expect([...seen].filter((id) => id.startsWith('soviet'))).toHaveLength(6)
  })

  test('the last card of a deck comes alone', () => {
    const match = newMatch(conflictOfHeroes, { options: { asking: 'each', mode: 'solo' } })
    playAnswers(match, ...wins, ['map', '1'], ['edge', '1-A'])
    let shown: readonly string[] = []
    while (match.situation.stage === 'generation') {
      answerChance(match)
      shown = optionIds(match).map((id) => id.slice(0, 9))
      const other = optionIds(match).find((id) => !/top|bottom/.test(id)) ?? ''
      playAnswers(match, ['play', other], ['half', 'neither'])
      answerChance(match)
    }
    expect(new Set(shown).size).toBe(1)
  })
})

describe('G 5.3', () => {
  test.each([
    [1, 'soviet'],
    [3, 'soviet'],
    [4, 'german'],
    [6, 'german'],
  ])('a %i makes the AI %s', (roll, ai) => {
    const match = solo()
    discardRest(match)
    playAnswers(match, ['yourSide', roll], ['sheet', 1])
    expect(missionOf(match.situation).ai).toBe(ai)
  })

  test("tiles are pulled for the AI's cards played for their top, and only for those", () => {
    const match = solo()
    playAnswers(
      match,
      ...typed('german-05', 'vp'),
      ...typed('soviet-05', 'units'),
      ...typed('german-06', 'special'),
    )
    playAnswers(match, ...typed('soviet-09', 'special'))
    discardRest(match)
    playAnswers(match, ['yourSide', 5])
    expect(logTexts(match)).toContain('Pull Tile 05 for German card 05, with the face of the Germans up.')
    playAnswers(match, ...face('order', 'shield'))
    expect(logTexts(match)).toContain('Pull Tile 06 for German card 06, with the face of the Germans up.')
    playAnswers(match, ...face('order', 'shield'))
    expect(Object.keys(missionOf(match.situation).faces)).toEqual(['05', '06'])
  })
})

describe('G 5.3.2', () => {
  const three = (...symbols: readonly string[]) => {
    const match = solo()
    for (const [at] of symbols.entries())
      playAnswers(
        match,
        ...typed(`german-0${5 + at}`, 'vp'),
        ['play', `soviet-0${5 + at}`],
        ['half', 'neither'],
      )
    discardRest(match)
    playAnswers(match, ['yourSide', 6])
    for (const symbol of symbols) playAnswers(match, ...face('counteraction', symbol))
    return match
  }

  test('more shields: the Defense side; more bursts: the Offense side', () => {
    expect(missionOf(three('shield', 'shield', 'burst').situation).sheet).toBe('defense')
    expect(missionOf(three('shield', 'burst', 'burst').situation).sheet).toBe('offense')
  })

  test('sheetDie: as many of each, and the die decides; 1 to 3 are Defense, or Offense', () => {
    for (const [how, roll, sheet] of [
      ['low', 3, 'defense'],
      ['low', 4, 'offense'],
      ['high', 3, 'offense'],
      ['high', 4, 'defense'],
    ] as const) {
      const match = solo({}, ruled('sheetDie', how))
      discardRest(match)
      playAnswers(match, ['yourSide', 6], ['sheet', roll])
      expect(missionOf(match.situation).sheet).toBe(sheet)
    }
  })

  test('no top at all: the die, and only the printed orders are in force', () => {
    const match = solo()
    discardRest(match)
    playAnswers(match, ['yourSide', 6])
    expect(match.question?.id).toBe('coh.sheet')
    playAnswers(match, ['sheet', 1])
    expect(logTexts(match)).toContain('The AI has played no card for its top: no tile is pulled.')
    expect(spaces(missionOf(match.situation).orders).map(({ id }) => id)).toEqual(['default'])
  })

  test('a tile goes on the lowest free space of its kind, the lowest number first', () => {
    const match = solo()
    playAnswers(
      match,
      ...typed('german-09', 'vp'),
      ...typed('soviet-05', 'units'),
      ...typed('german-05', 'vp'),
    )
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ...face('order', 'shield'), ...face('order', 'shield'))
    expect(missionOf(match.situation).orders).toEqual(['05', '09'])
    expect(logTexts(match)).toContain('Tile 05 goes on Mission Order space 1.')
    expect(logTexts(match)).toContain('Tile 09 goes on Mission Order space 2.')
  })

  test('Tile 05 is placed before Tile 10', () => {
    const match = solo()
    playAnswers(
      match,
      ...typed('german-10', 'vp'),
      ...typed('soviet-05', 'units'),
      ...typed('german-05', 'vp'),
    )
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ...face('order', 'shield'), ...face('order', 'shield'))
    expect(missionOf(match.situation).orders).toEqual(['05', '10'])
  })

  test('the default of space 3 counts until a third tile covers it; a fourth goes to its right', () => {
    const ids = (...tiles: string[]) => spaces(tiles).map(({ id }) => id)
    expect(ids('04')).toEqual(['04', 'default'])
    expect(ids('04', '05')).toEqual(['04', '05', 'default'])
    expect(ids('04', '05', '06')).toEqual(['04', '05', '06'])
    expect(ids('04', '05', '06', '07')).toEqual(['04', '05', '06', '07'])
  })

  test('several Counteractions: the leftmost that can be carried out, and why', () => {
    const match = three('shield', 'burst', 'burst')
    playAnswers(match, ...end, ['mission', 'counteraction'])
    expect(optionIds(match)).toEqual(['05', '06', '07'])
    playAnswers(match, ['counteractionDone', ['06', '07']])
    expect(logTexts(match).at(-1)).toBe('Counteraction: the AI carries out Tile 06.')
    playAnswers(match, ['mission', 'counteraction'], ['counteractionDone', []])
    expect(logTexts(match).at(-1)).toBe('No Counteraction can be carried out.')
  })
})

test('G 5.3.3: Mission Orders are tried in the same way', () => {
  const match = solo()
  playAnswers(match, ...typed('german-09', 'vp'), ...typed('soviet-05', 'units'))
  discardRest(match)
  playAnswers(match, ['yourSide', 6], ...face('order', 'shield'), ...end, ['mission', 'missionOrder'])
  expect(optionIds(match)).toEqual(['09', 'default'])
  playAnswers(match, ['missionOrderDone', ['09', 'default']])
  expect(logTexts(match).at(-1)).toBe('Mission Order: the AI carries out Tile 09.')
})

describe('G 5.4', () => {
  test('Defense is 05 to 43, Offense 13 to 51, 39 cards each', () => {
    expect([baseDeck('defense')[0], baseDeck('defense').at(-1), baseDeck('defense').length]).toEqual([
      '05',
      '43',
      39,
    ])
    expect([baseDeck('offense')[0], baseDeck('offense').at(-1), baseDeck('offense').length]).toEqual([
      '13',
      '51',
      39,
    ])
  })

  const deckAfter = (
    sheet: 'defense' | 'offense',
    changes: readonly string[],
    how: 'net' | 'each' = 'net',
  ): readonly string[] => {
    const match = solo({}, ruled('netting', how))
    for (const [at, change] of changes.entries())
      playAnswers(
        match,
        ...typed(`german-0${5 + at}`, 'units', change),
        ['play', `soviet-0${5 + at}`],
        ['half', 'neither'],
      )
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', sheet === 'defense' ? 1 : 6])
    return missionOf(match.situation).deck.rest
  }

  test('a CAP gained adds from the end of the sheet, a CAP lost removes there', () => {
    const without = (sheet: 'defense' | 'offense', change: string) => {
      const deck = deckAfter(sheet, [change])
      return baseDeck(sheet).filter((card) => !deck.includes(card))
    }
    const added = (sheet: 'defense' | 'offense', change: string) =>
      deckAfter(sheet, [change]).filter((card) => !baseDeck(sheet).includes(card))
    expect(added('defense', '+2')).toEqual(['01', '02'])
    expect(added('offense', '+2')).toEqual(['54', '55'])
    expect(without('defense', '-1')).toEqual(['05'])
    expect(without('offense', '-1')).toEqual(['51'])
  })

  test('lostCaps: one card is removed, however many CAPs are lost, or one for each', () => {
    const gone = (reading: string, changes: readonly string[]) => {
      const match = solo({}, ruled('lostCaps', reading))
      for (const [nth, change] of changes.entries())
        playAnswers(
          match,
          ...typed(`german-0${5 + nth}`, 'units', change),
          ...typed(`soviet-0${5 + nth}`, 'units'),
        )
      discardRest(match)
      playAnswers(match, ['yourSide', 6], ['sheet', 1])
      return baseDeck('defense').filter((card) => !missionOf(match.situation).deck.rest.includes(card))
    }
    expect(gone('one', ['-2'])).toEqual(['05'])
    expect(gone('one', ['-1', '-1'])).toEqual(['05'])
    expect(gone('each', ['-2'])).toEqual(['05', '06'])
  })

  test('more than four go on: Defense 44, 45, Offense 12, 11', () => {
    expect(deckAfter('defense', ['+3', '+3']).slice(-2)).toEqual(['44', '45'])
    expect(deckAfter('offense', ['+3', '+3']).slice(0, 2)).toEqual(['11', '12'])
  })

  test('netting: gains less losses, or one after another, which gives other cards', () => {
    expect(deckAfter('defense', ['-1', '+1'], 'net')).toEqual(baseDeck('defense'))
    expect(deckAfter('defense', ['-1', '+1'], 'each')).toEqual(['01', ...baseDeck('defense').slice(1)])
    const match = solo({}, ruled('netting', 'each'))
    playAnswers(
      match,
      ...typed('german-05', 'units', '-1'),
      ...typed('soviet-05', 'units', '+3'),
      ...typed('german-06', 'units', '+1'),
    )
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1])
    expect(missionOf(match.situation).deck.rest).toEqual(['01', ...baseDeck('defense').slice(1)])
  })

  test("only CAPs of cards count, those of Condition Cards too, and not the Guideline's", () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'special', '0', ['conditions']), [
      'conditions',
      ['condition-1', 'condition-2'],
    ])
    playAnswers(match, ['conditionTop', 'condition-1'], ['conditionTopCaps', '0'])
    playAnswers(match, ['conditionCaps', '+2'], ['lasts', true])
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ...face('order', 'shield'))
    expect(missionOf(match.situation).deck.rest).toHaveLength(41)
  })

  test('an AI has no CAPs of its own and draws no Action Cards', () => {
    const match = solo()
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ...end, ['mission', 'round'])
    expect(logTexts(match).at(-3)).toBe('Round 2: you have 4 CAPs and draw 1 Action Card.')
  })
})

describe('G 5.5', () => {
  const onTrack = (count: number, wishes: Parameters<typeof solo>[1] = {}, yellow = false) => {
    const match = solo({}, wishes)
    for (let at = 0; at < count; at += 1)
      playAnswers(
        match,
        ...typed(`german-0${5 + at}`, 'vp'),
        ['play', `soviet-0${5 + at}`],
        ['half', 'neither'],
      )
    discardRest(match)
    playAnswers(match, ['yourSide', 6])
    for (let at = 0; at < count; at += 1) playAnswers(match, ...face('track', 'burst', yellow))
    playAnswers(match, ...end)
    return match
  }
  const at = (now: Situation) => missionOf(now).track.map(({ tile, space }) => [tile, space])

  test('the first tile lies on 2, the second on 4; they move to 5 and 9, to 7 and 11', () => {
    const match = onTrack(2)
    expect(at(match.situation)).toEqual([
      ['05', 2],
      ['06', 4],
    ])
    playAnswers(match, ['mission', 'two'], ['mission', 'two'], ['mission', 'two'])
    expect(at(match.situation)).toEqual([
      ['05', 9],
      ['06', 7],
    ])
    playAnswers(match, ['mission', 'one'])
    expect(at(match.situation)).toEqual([
      ['05', 9],
      ['06', 11],
    ])
  })

  const sevenOnTrack = (missionTiles: Readonly<Record<string, readonly number[]>> = {}) => {
    const sheets = { offenseSheet: { missionTiles } }
    const match = newMatch(conflictOfHeroes, {
      options: { asking: 'each', guideline: '5', cards: 'real', pack: { opfor: 1, title: '', sheets } },
    })
    playAnswers(match, ['variant', 'yes'], ['hand', 7], ...wins, ['map', '1'], ['edge', '1-A'])
    for (const card of ['05', '06', '07', '08', '09', '10', '11'])
      playAnswers(match, ...typed(`german-${card}`, 'vp'), ['play', `soviet-${card}`], ['half', 'neither'])
    playAnswers(match, ['yourSide', 6])
    for (let tile = 0; tile < 7; tile += 1) playAnswers(match, ...face('track', 'burst'))
    return match
  }

  test('passed in a yellow box, a tile is carried out', () => {
    const match = onTrack(1, {}, true)
    playAnswers(match, ['mission', 'one'], ['mission', 'two'])
    expect(logTexts(match)).toContain('Carry out Tile 05.')
  })

  test('thirdTile: it goes on the lowest free space of a Mission Tile, and follows its number', () => {
    const match = onTrack(4)
    expect(at(match.situation)).toEqual([
      ['05', 2],
      ['06', 4],
      ['07', 5],
      ['08', 7],
    ])
    expect(logTexts(match)).toContain('Tile 07 goes on space 5 of the Mission Track, Mission Tile 1b.')
    playAnswers(match, ['mission', 'two'], ['mission', 'two'], ['mission', 'one'])
    expect(at(match.situation)).toEqual([
      ['05', 9],
      ['06', 7],
      ['07', 9],
      ['08', 7],
    ])
  })

  test('thirdTile: where all spaces that the booklet names are taken, the sheet is asked for the next', () => {
    const match = sevenOnTrack()
    expect(match.question?.id).toBe('coh.freeSpace')
    playAnswers(match, ['freeSpace', 11])
    expect(logTexts(match).at(-1)).toContain('Space 11 has a tile on it')
    playAnswers(match, ['freeSpace', 8])
    expect(logTexts(match).at(-1)).toContain('Enter a free space')
    playAnswers(match, ['freeSpace', 10])
    expect(optionIds(match)).toEqual(['1'])
    playAnswers(match, ['freeChain', '1'], ...end)
    expect(missionOf(match.situation).track.at(-1)).toEqual({ tile: '11', chain: 1, step: 3, space: 10 })
  })

  test('thirdTile: where the sheet has no further space, the tile stays beside it', () => {
    const match = playAnswers(sevenOnTrack(), ['freeSpace', 0], ...end)
    expect(missionOf(match.situation).track).toHaveLength(6)
    expect(logTexts(match)).toContain('Tile 11 stays beside the sheet.')
    const full = sevenOnTrack({ 1: [2, 5, 9], 2: [4, 7, 11] })
    expect(full.question?.id).toBe('coh.markerStart')
  })

  test('thirdTile: it shares the spaces of the first, after lower numbers, or stays beside the sheet', () => {
    const match = onTrack(3, ruled('thirdTile', 'shares'))
    expect(at(match.situation)).toEqual([
      ['05', 2],
      ['06', 4],
      ['07', 2],
    ])
    playAnswers(match, ['mission', 'two'])
    const told = logTexts(match).filter((text) => text.startsWith('Carry out'))
    expect(told).toEqual(['Carry out Tile 05.', 'Carry out Tile 07.'])
    expect(at(onTrack(3, ruled('thirdTile', 'aside')).situation)).toHaveLength(2)
  })

  test('beyond the spaces that the booklet names the sheet is asked; at the end of its chain a tile leaves', () => {
    const match = onTrack(1)
    for (let moves = 0; moves < 4; moves += 1) playAnswers(match, ['mission', 'two'])
    playAnswers(match, ['mission', 'one'], ['nextSpace', 14])
    expect(at(match.situation)).toEqual([['05', 14]])
    playAnswers(match, ['mission', 'two'], ['mission', 'two'], ['mission', 'one'], ['nextSpace', 0])
    expect(at(match.situation)).toEqual([])
  })
})

describe('G 5.5.1', () => {
  test('the space with the Round length is asked, never made up', () => {
    const match = solo()
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0])
    expect(match.question).toMatchObject({ id: 'coh.end', text: { params: { rounds: 5 } } })
  })

  test('landed on or passed, the mission ends at once', () => {
    for (const last of [['two'], ['one', 'two']]) {
      const match = solo()
      discardRest(match)
      playAnswers(
        match,
        ['yourSide', 6],
        ['sheet', 1],
        ['markerStart', 0],
        ['end', 6],
        ['soloHandicap', 'none'],
      )
      for (const what of ['two', 'two', ...last]) playAnswers(match, ['mission', what])
      playAnswers(match, ...counted)
      expect(match.outcome?.way).toBe('track')
      expect(missionOf(match.situation).marker).toBe(6)
    }
  })

  test('a tile that lies on the last space is not carried out any more', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'))
    discardRest(match)
    playAnswers(
      match,
      ['yourSide', 6],
      ...face('track', 'shield'),
      ['markerStart', 0],
      ['end', 9],
      ['soloHandicap', 'none'],
    )
    for (const what of ['two', 'two', 'two', 'two']) playAnswers(match, ['mission', what])
    const from = match.log.length
    playAnswers(match, ['mission', 'one'])
    expect(logTexts(match, from)).toEqual([
      'Move the Mission Track marker to space 9.',
      'Space 9 ends the mission.',
    ])
    playAnswers(match, ...counted)
    expect(match.outcome?.way).toBe('track')
  })
})

describe('G 5.6', () => {
  const withCup = () => {
    const match = solo()
    playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-05'], ['half', 'neither'])
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ...end)
    return match
  }

  test("the AI's units at the edge go into its Draw Cup, the human's stay", () => {
    expect(unitsAt(withCup().situation, 'entryCup')).toEqual(['german Pioneer 17', 'german Pioneer 18'])
  })

  test('a drawn unit enters; one that cannot goes back, and no second one is drawn', () => {
    const match = withCup()
    playAnswers(match, ['mission', 'enter'], ['drawUnit', ['german Pioneer 18']], ['completed', false])
    expect(unitsAt(match.situation, 'entryCup')).toHaveLength(2)
    expect(match.question?.id).toBe('coh.mission')
    playAnswers(match, ['mission', 'enter'], ['drawUnit', ['german Pioneer 18']], ['completed', true])
    expect(unitsAt(match.situation, 'entryCup')).toEqual(['german Pioneer 17'])
  })
})

describe('G 3.7.3 in play', () => {
  test('a tile places random Defense Counters for the AI, of all that lie on no map', () => {
    const match = solo()
    playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    discardRest(match)
    playAnswers(match, ['yourSide', 2], ['sheet', 1], ...end)
    expect(match.situation.cup).toEqual([])
    const all = unplaced(match.situation).length
    playAnswers(match, ['mission', 'defenses'], ['tileDefenses', 2], ['drawDefense', ['wire', 'mine']])
    playAnswers(match, ['sideUp', 'wire'], ['defenseHex', '1-F06'], ['sideUp', 'mine'])
    expect(optionIds(match)).not.toContain('1-F06')
    playAnswers(match, ['defenseHex', '1-F08'])
    expect(match.question?.id).toBe('coh.mission')
    expect(match.situation.defenses).toEqual([
      { kind: 'wire wire', side: 'soviet', at: '1-F06' },
      { kind: 'mine mine', side: 'soviet', at: '1-F08' },
    ])
    expect(match.situation.cup).toEqual([])
    expect(unplaced(match.situation)).toHaveLength(all - 2)
  })

  test.each([
    ['enemy', 'Not next to an enemy unit or enemy Control Marker (where they are now).'],
    ['any', 'Not next to an enemy unit or any Control Marker (where they are now).'],
  ])('what keeps counters away is told by besideMarkers: %s', (how, told) => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.besideMarkers': how } })
    discardRest(match)
    playAnswers(match, ['yourSide', 2], ['sheet', 1], ...end, ['mission', 'defenses'], ['tileDefenses', 1])
    playAnswers(match, ['drawDefense', ['wire']], ['sideUp', 'wire'])
    expect(match.question && format(match.question.text)).toBe(`Where do you place the Wire counter? ${told}`)
  })
})

describe('G 5.5, a marker that begins farther on:', () => {
  const begun = (start: number) => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'vp'))
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['area', 'track'], ['symbol', 'burst'], ['yellow', false])
    playAnswers(match, ['parameter', false], ['markerStart', start], ['end', 20])
    return logTexts(match).filter((each) => each.startsWith('The marker begins on or beyond'))
  }

  test.each([2, 3])('the tile on space 2 is not met from space %i, and that is told', (start) => {
    expect(begun(start)).toEqual([
      'The marker begins on or beyond Tile 05 and will not meet this tile. If your sheet differs, correct the marker or the space of a tile.',
    ])
  })

  test('from space 1 it is met', () => {
    expect(begun(1)).toEqual([])
  })
})

describe('G 6.1', () => {
  test('Soviet 16: its chosen units make Low Risk moves only, as a standing reminder', () => {
    const match = solo()
    playAnswers(
      match,
      ['play', 'german-04-bottom'],
      ['play', 'soviet-03-bottom'],
      ['play', 'german-02-bottom'],
    )
    playAnswers(match, ...typed('soviet-16', 'vp'), ['chosen', ['soviet Rifle 05']])
    discardRest(match)
    playAnswers(match, ['yourSide', 2], ['symbol', 'shield'], ...end, ['mission', 'stays'])
    expect(logTexts(match)).toContain('Low Risk moves only: Soviet Rifle 05.')
  })

  test('any other tile with a lighter strip is reminded of, for the whole mission', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'))
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['area', 'order'], ['symbol', 'shield'], ['parameter', true], ...end)
    for (const what of ['stays', 'one']) {
      const from = match.log.length
      playAnswers(match, ['mission', what])
      expect(logTexts(match, from).at(-1)).toBe('Tile 05 has a Special Mission Parameter that is in force.')
    }
  })
})

function hidden(roll: number) {
  const readings = { ...ruled('ownRumors', 'hidden').rulings, ...ruled('chosenUnit', 'either').rulings }
  const match = solo({}, { rulings: readings })
  playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'german Pioneer 17'])
  for (const hex of ['1-B03', '1-B05', '1-B07']) playAnswers(match, ['rumorHex', hex])
  playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
  for (const column of ['02', '04', '06', '08', '10', '12', '14', '16'])
    playAnswers(match, ['rumorHex', `1-K${column}`])
  discardRest(match)
  playAnswers(match, ['yourSide', roll])
  return match
}

describe('T8 and G 6.2', () => {
  test('German 14: 3 Rumored Enemies, and 2 No Enemy with the chosen unit in the cup', () => {
    const match = solo()
    playAnswers(
      match,
      ['play', 'german-04-bottom'],
      ['play', 'soviet-03-bottom'],
      ...typed('german-14', 'special'),
    )
    expect(optionIds(match)).toContain('soviet Rifle 05')
    playAnswers(
      match,
      ['hideUnit', 'soviet Rifle 05'],
      ['rumorHex', '1-B03'],
      ['rumorHex', '1-B05'],
      ['rumorHex', '1-B07'],
    )
    expect(match.situation.rumored).toHaveLength(3)
    expect(match.situation.noEnemy.soviet).toBe(2)
    expect(unitsAt(match.situation, 'rumors-soviet')).toEqual(['soviet Rifle 05'])
  })

  test("Soviet 08 on a card of 4 units: 8 Rumored Enemies, 4 units and 4 No Enemy; the AI's mine is a ninth", () => {
    const match = hidden(1)
    expect(match.situation.rumored.filter(({ side }) => side === 'soviet')).toHaveLength(8)
    playAnswers(match, ['mineHex', '1-K18'])
    const { rumored, noEnemy, mine } = match.situation
    expect(rumored).toHaveLength(9)
    expect(
      unitsAt(match.situation, 'rumors-soviet').length + noEnemy.soviet + (mine === 'rumorCup' ? 1 : 0),
    ).toBe(9)
  })

  test("after the roll for the side the human's rumors become hidden units as usual, the AI's stay", () => {
    const match = hidden(1)
    expect(unitsAt(match.situation, 'hidden')).toEqual(['german Pioneer 17'])
    expect(match.situation.noEnemy.german).toBe(0)
    const other = hidden(6)
    expect(other.situation.rumored.every(({ side }) => side === 'german')).toBe(true)
    expect(unitsAt(other.situation, 'hidden')).toHaveLength(4)
    expect(other.situation.mine).toBe('hidden')
  })

  test('a Rumored Enemy is revealed by a draw from its cup', () => {
    const match = hidden(6)
    playAnswers(match, ...face('order', 'shield'), ...end)
    playAnswers(match, ['mission', 'reveal'], ['whichRumor', '1-B03'], ['drawRumor', ['noEnemy']])
    expect(match.situation.noEnemy.german).toBe(1)
    playAnswers(match, ['mission', 'reveal'], ['whichRumor', '1-B05'], ['drawRumor', ['german Pioneer 17']])
    expect(match.situation.units['german Pioneer 17']?.at).toBe('1-B05')
    playAnswers(match, ['mission', 'reveal'], ['whichRumor', '1-B07'], ['drawRumor', ['noEnemy']])
    expect(match.situation.rumored).toEqual([])
  })

  test('German 20 and Soviet 20: the AI plots no artillery, its tile resolves the strikes', () => {
    for (const card of ['german-20', 'soviet-20']) {
      const match = solo()
      if (card === 'soviet-20') playAnswers(match, ...typed('german-05', 'units'))
      playAnswers(match, ...typed(card, 'special'))
      expect(logTexts(match).join()).toMatch(/an AI does not: its tile resolves the strikes/)
    }
  })

  test("Soviet 22: the AI's Truck is in no cup; it drives its full movement for each space, twice for two", () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    discardRest(match)
    playAnswers(
      match,
      ['yourSide', 1],
      ...face('order', 'shield'),
      ['markerStart', 0],
      ['end', 20],
      ['truckFrom', '1-A'],
      ['truckTo', '1-L'],
    )
    playAnswers(match, ['soloHandicap', 'none'])
    expect(match.situation.units['soviet Truck a']?.at).toBe('road')
    const from = match.log.length
    playAnswers(match, ['mission', 'two'])
    expect(logTexts(match, from)).toContain('The Truck moves its full movement along the road, 2 times.')
  })

  test.each([
    ['lost', [['lost', 'soviet Truck a'] as const, ['lostVp', 1] as const], 'lost'],
    ['truck', [], 'left'],
  ] as const)(
    'Soviet 22: once it is destroyed or has left the Truck drives no more: %s',
    (what, more, at) => {
      const match = solo()
      playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
      discardRest(match)
      playAnswers(match, ['yourSide', 1], ...face('order', 'shield'), ['markerStart', 0], ['end', 20])
      playAnswers(match, ['truckFrom', '1-A'], ['truckTo', '1-L'], ['soloHandicap', 'none'])
      playAnswers(match, ['mission', what], ...more)
      expect(match.situation.units['soviet Truck a']?.at).toBe(at)
      const from = match.log.length
      playAnswers(match, ['mission', 'one'])
      expect(logTexts(match, from)).toEqual(['Move the Mission Track marker to space 1.'])
      expect(optionIds(match)).not.toContain('truck')
    },
  )

  test("Soviet 22: the human's Truck is a unit like others", () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ...end)
    expect(match.situation.units['soviet Truck a']?.at).toBe('edge')
  })
})

describe('G 6.3', () => {
  const developed = (wishes: Parameters<typeof solo>[1] = {}) => {
    const match = solo({}, wishes)
    playAnswers(match, ...typed('german-05', 'units', '+2'), ...typed('soviet-05', 'units'))
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 4], ['markerStart', 0], ['end', 20])
    return match
  }

  test.each([
    ['caps1', 3],
    ['caps2', 2],
  ])('too easy: %s leaves you %i CAPs, in the first Round or in every Round (fewerCaps)', (kind, caps) => {
    const first = playAnswers(developed(ruled('fewerCaps', 'first')), ['soloHandicap', kind])
    expect(missionOf(first.situation).caps).toBe(caps)
    playAnswers(first, ['mission', 'round'])
    expect(missionOf(first.situation).caps).toBe(4)
    const every = playAnswers(developed(ruled('fewerCaps', 'every')), ['soloHandicap', kind])
    expect(missionOf(every.situation).caps).toBe(caps)
    playAnswers(every, ['mission', 'round'])
    expect(missionOf(every.situation).caps).toBe(caps)
  })

  test('removed: random Command Cards among those that CAPs added, or among all', () => {
    const match = developed(ruled('removed', 'only'))
    playAnswers(match, ['soloHandicap', 'cards1'])
    expect(optionIds(match)).toEqual(['54', '55'])
    const any = developed()
    playAnswers(any, ['soloHandicap', 'cards2'])
    expect(optionIds(any)).toHaveLength(41)
    playAnswers(any, ['remove', ['20', '55']])
    expect(missionOf(any.situation).deck.rest).toHaveLength(39)
  })
})

describe('the mission in play', () => {
  const running = (options: Parameters<typeof solo>[0] = {}, wishes: Parameters<typeof solo>[1] = {}) => {
    const match = solo(options, wishes)
    playAnswers(match, ...typed('german-05', 'units'), ['play', 'soviet-03-bottom'])
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ...end)
    return match
  }

  test('its beginning tells your side and what comes first; so does every Round', () => {
    const match = running()
    const asked = ({ question }: typeof match) => question && format(question.text)
    const first = (round: number) =>
      `Roll 2d6 for each side: the higher roll takes the first turn of Round ${round}, then you take turns.`
    expect(logTexts(match).slice(-2)).toEqual(['The mission begins: you play the Soviets.', first(1)])
    playAnswers(match, ['mission', 'round'])
    expect(logTexts(match).at(-1)).toBe(first(2))
    expect(asked(match)).toContain("Carry out the AI's Order Card")
    expect(asked(running({ orders: 'app' }))).toContain('draw its order here')
  })

  test('where the marker stays is told as what the AI does', () => {
    const match = running()
    playAnswers(match, ['mission', 'one'], ['mission', 'stays'])
    const told = match.log.flatMap((one) => (one.kind === 'change' ? [one.tell] : [])).slice(-2)
    expect(told.map((each) => [each.as, format(each)])).toEqual([
      ['headline', 'Move the Mission Track marker to space 1.'],
      ['headline', 'The Mission Track marker stays on space 1.'],
    ])
  })

  test.each(['real', 'app'])('at most six usual things come first, all others are seldom: %s', (orders) => {
    const all = running({ orders }).question?.options ?? []
    const usual = all.filter(({ isRare }) => isRare !== true)
    expect(usual.length).toBeLessThanOrEqual(6)
    expect(all.slice(0, usual.length)).toEqual(usual)
    expect(all.length).toBeGreaterThan(8)
  })

  test('with the real order deck the app asks only how far the marker moved', () => {
    expect(optionIds(running()).slice(0, 3)).toEqual(['one', 'two', 'stays'])
  })

  test("the app's deck: an order may move the marker, a Spent Check never, and both use up a card", () => {
    const match = running({ orders: 'app' })
    expect(optionIds(match).slice(0, 2)).toEqual(['order', 'check'])
    playAnswers(
      match,
      ['mission', 'order'],
      ['drawOrder', ['18']],
      ['advance', '2'],
      ['mission', 'check'],
      ['drawOrder', ['19']],
    )
    const { marker, deck } = missionOf(match.situation)
    expect([marker, deck.discard]).toEqual([2, ['18', '19']])
    expect(match.question?.id).toBe('coh.mission')
  })

  test("the app's deck is shuffled again when it has run out", () => {
    const match = running({ orders: 'app' })
    for (let cards = 0; cards < 40; cards += 1) {
      playAnswers(match, ['mission', 'check'])
      answerChance(match)
    }
    expect(logTexts(match)).toContain('The Order Cards are shuffled again.')
    expect(missionOf(match.situation).deck.discard).toHaveLength(1)
  })

  test('a unit of yours that is destroyed costs a CAP each Round and gives the AI 1 VP, or what a card says', () => {
    const match = running({}, ruled('destroyedUnits', 'one'))
    playAnswers(match, ['mission', 'lost'], ['lost', 'soviet Rifle 05'])
    expect(match.question?.proposal).toBe(1)
    playAnswers(match, ['lostVp', 1], ['mission', 'round'])
    expect(missionOf(match.situation)).toMatchObject({
      vp: { german: 1, soviet: 0 },
      caps: 3,
      lost: 1,
      round: 2,
    })
    expect(match.situation.units['soviet Rifle 05']?.at).toBe('lost')
  })

  test('units of a Round space may enter when that Round begins', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'), ['play', 'soviet-04-top'])
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ['parameter', false], ...end, ['mission', 'round'])
    expect(unitsAt(match.situation, 'entryCup')).toEqual(['soviet Rifle 07', 'soviet Rifle 08'])
  })

  test('CAPs spent and VP scored are kept, and more VP win', () => {
    const match = running()
    playAnswers(
      match,
      ['mission', 'caps'],
      ['capsLeft', 2],
      ['mission', 'vp'],
      ['scores', 'soviet'],
      ['vp', 3],
      ['mission', 'end'],
      ['finalVp', 0],
      ['finalVp', 3],
    )
    expect(missionOf(match.situation)).toMatchObject({ caps: 2, vp: { german: 0, soviet: 3 } })
    expect(match.outcome).toMatchObject({ winner: 'player', way: 'called' })
  })

  test('with as many VP nobody wins, and with more the AI does', () => {
    const match = running()
    playAnswers(match, ['mission', 'end'], ...counted)
    expect(match.outcome?.winner).toBe('nobody')
    const lost = running()
    playAnswers(
      lost,
      ['mission', 'vp'],
      ['scores', 'german'],
      ['vp', 1],
      ['mission', 'end'],
      ['finalVp', 1],
      ['finalVp', 0],
    )
    expect(lost.outcome?.winner).toBe('bot')
  })
})

test("the firefight ends when it is ready: what is played at the table is the players' own", () => {
  expect(example().outcome).toMatchObject({ winner: 'nobody', way: 'ready' })
  expect(playerOf(example().situation, 'soviet').caps).toBe(6)
})

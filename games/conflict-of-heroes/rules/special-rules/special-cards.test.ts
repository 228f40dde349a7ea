import { playAnswers, optionIds, logTexts, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Situation, unitsAt } from '../../table/situation.ts'
import { corrected, moved, standing } from '../../testing/corrected.ts'
import { discardRest, firefight, solo, typed, wins } from '../../testing/matches.ts'
import { unplaced } from '../mission/tile-defenses.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const rolls = [...wins, ...wins.slice(2)]

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

function rifles(count: number): readonly string[] {
  return Array.from({ length: count }, (_, nth) => `Rifle 0${nth + 1}`)
}

describe('four players', () => {
  test('Soviet 08 hides a card of its player, not of a team-mate', () => {
    const match = firefight({ guideline: '8', cards: 'real' })
    playAnswers(match, ['variant', 'no'], ...rolls, ...wins.slice(2), ['side', 'german-1'], ['map', '1'])
    playAnswers(match, ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units', '0', ['units']))
    playAnswers(match, ['units', ['soviet Rifle 01']], ...typed('german-15', 'vp'))
    playAnswers(match, ...typed('soviet-15', 'units', '0', ['units']), ['units', ['soviet Rifle 02']])
    playAnswers(match, ...typed('german-06', 'vp'), ...typed('soviet-08', 'special'))
    expect(optionIds(match)).toEqual(['soviet-05', 'none'])
  })
})

describe('G 6.2, Soviet 08 counts the units on the card:', () => {
  const hiding = () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'vp'), ['play', 'soviet-03-bottom'], ...typed('german-06', 'vp'))
    playAnswers(match, ...typed('soviet-05', 'special', '0', ['place']), ['placeUnits', ['soviet Rifle 05']])
    playAnswers(match, ['place', '1-J10'], ...typed('german-07', 'vp'))
    return playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
  }
  const columns = ['02', '04', '06', '08', '10', '12', '14', '16']

  test('all of them, also those on the map', () => {
    const all = hiding()
    for (const column of columns) playAnswers(all, ['rumorHex', `1-K${column}`])
    expect(unitsAt(all.situation, 'rumors-soviet')).toHaveLength(4)
    expect(all.situation.noEnemy.soviet).toBe(4)
  })

  test('units that were not told are told now, and count', () => {
    const match = solo()
    playAnswers(
      match,
      ...typed('german-05', 'vp'),
      ...typed('soviet-05', 'units'),
      ...typed('german-06', 'vp'),
    )
    playAnswers(match, ...typed('soviet-08', 'special'))
    expect(optionIds(match)).toEqual(['soviet-05', 'none'])
    playAnswers(match, ['hideCard', 'soviet-05'], ['units', ['soviet Rifle 01', 'soviet Rifle 02']])
    for (const column of columns.slice(0, 4)) playAnswers(match, ['rumorHex', `1-K${column}`])
    expect(unitsAt(match.situation, 'rumors-soviet')).toEqual(['soviet Rifle 01', 'soviet Rifle 02'])
    expect(match.situation.noEnemy.soviet).toBe(2)
    expect(standing(match)).toBe('play')
  })

  test('German 14: one of a card whose units were not told can be chosen', () => {
    const match = solo()
    playAnswers(
      match,
      ...typed('german-05', 'vp'),
      ...typed('soviet-05', 'units'),
      ...typed('german-14', 'special'),
    )
    expect(optionIds(match)).toEqual(['soviet-05', 'none'])
    playAnswers(match, ['hideUnit', 'soviet-05'], ['units', ['soviet Rifle 01', 'soviet Rifle 02']])
    expect(optionIds(match)).toEqual(['soviet Rifle 01', 'soviet Rifle 02', 'none'])
    playAnswers(match, ['hideUnit', 'soviet Rifle 02'])
    for (const column of columns.slice(0, 3)) playAnswers(match, ['rumorHex', `1-K${column}`])
    expect(unitsAt(match.situation, 'rumors-soviet')).toEqual(['soviet Rifle 02'])
    expect(match.situation.units['soviet Rifle 01']?.at).toBe('edge')
  })
})

describe('G 6.2, the Mine of Soviet 08:', () => {
  const mined = () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    discardRest(match)
    playAnswers(match, ['yourSide', 1], ['mineHex', '1-F07'], ['symbol', 'shield'], ['yellow', false])
    return playAnswers(match, ['parameter', false], ...begun)
  }
  const revealed = () =>
    playAnswers(mined(), ['mission', 'reveal'], ['whichRumor', '1-F07'], ['drawRumor', ['mine']])

  test('in the cup or revealed it is not among the Defense Counters that a tile draws', () => {
    const count = (now: Situation) => unplaced(now).filter((kind) => kind === 'mine').length
    const match = mined()
    expect(count(match.situation)).toBe(11)
    expect(count(playAnswers(revealed(), ['mineLies', '1-F07']).situation)).toBe(11)
  })

  test('revealed it lies in a hex, where no other Defense Counter is placed', () => {
    const match = revealed()
    expect(match.question?.proposal).toMatchObject({ id: '1-F07' })
    playAnswers(match, ['mineLies', '1-G09'])
    expect(logTexts(match).at(-1)).toBe('Place a Mine on G09.')
    const lying = match.game.layout(match.situation).lying.filter(({ piece }) => piece.id === 'mine')
    expect(lying.map(({ at }) => at.id)).toEqual(['1-G09'])
    playAnswers(
      match,
      ['mission', 'defenses'],
      ['tileDefenses', 1],
      ['drawDefense', ['wire']],
      ['sideUp', 'wire'],
    )
    expect(optionIds(match)).not.toContain('1-G09')
    expect(optionIds(match)).toContain('1-F07')
  })

  test('a correction moves it to another hex, or off the map', () => {
    const match = playAnswers(revealed(), ['mineLies', '1-G09'])
    corrected(match, moved('mine', '1-G09', '1-H04'))
    expect(match.situation).toMatchObject({ mine: 'revealed', mineAt: '1-H04' })
    corrected(match, moved('mine', '1-H04', 'supply'))
    expect(match.situation.mine).toBe('')
    expect(match.situation.mineAt).toBeUndefined()
  })
})

describe('G 6.2, Soviet 08:', () => {
  test('a unit of the card that lies in the cup already counts too', () => {
    const match = solo()
    playAnswers(
      match,
      ...typed('german-05', 'vp'),
      ['play', 'soviet-03-bottom'],
      ...typed('german-14', 'special'),
    )
    playAnswers(match, ['hideUnit', 'soviet Rifle 05'])
    for (const column of ['02', '04', '06']) playAnswers(match, ['rumorHex', `1-K${column}`])
    playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-03'])
    for (const column of ['02', '04', '06', '08', '10', '12', '14', '16'])
      playAnswers(match, ['rumorHex', `1-H${column}`])
    expect(match.question?.id).toBe('coh.play')
    expect(match.situation.noEnemy.soviet).toBe(6)
    expect(unitsAt(match.situation, 'rumors-soviet')).toHaveLength(4)
    expect(logTexts(match).filter((line) => line.includes('Put Soviet Rifle 05 into'))).toHaveLength(1)
  })

  test('without a card no No Enemy counter is put into the cup', () => {
    const match = playAnswers(solo(), ...typed('german-05', 'vp'))
    const told = loggedByAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    expect(told.join()).not.toContain('No Enemy')
  })

  test('where the No Enemy counters run short, that is said', () => {
    const soviet05 = { bottom: { section: 'units', caps: 0, units: rifles(7) } }
    const pack = { opfor: 1, title: '', cards: { 'soviet-05': soviet05 } }
    const match = playAnswers(solo({ pack }), ...typed('german-05', 'vp'), ['play', 'soviet-05-bottom'])
    playAnswers(match, ...typed('german-06', 'vp'), ...typed('soviet-08', 'special'), [
      'hideCard',
      'soviet-05',
    ])
    for (let nth = 0; nth < 14; nth += 1) playAnswers(match, ['rumorHex', optionIds(match).at(-1) ?? ''])
    playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'none'])
    const told = loggedByAnswers(
      match,
      ...[1, 2, 3].map((nth) => ['rumorHex', optionIds(match).at(-nth) ?? ''] as const),
    )
    expect(told).toContain('Put 1 No Enemy counter into the Rumored Enemy Draw Cup.')
    expect(told).toContain('2 No Enemy counters should go in, but only 1 is left: the cup is 1 short.')
  })

  test('where all No Enemy counters are in use, that is said', () => {
    const pack = {
      opfor: 1,
      title: '',
      cards: { 'soviet-05': { bottom: { section: 'units', caps: 0, units: rifles(8) } } },
    }
    const match = playAnswers(solo({ pack }), ...typed('german-05', 'vp'), ['play', 'soviet-05-bottom'])
    playAnswers(match, ...typed('german-06', 'vp'), ...typed('soviet-08', 'special'), [
      'hideCard',
      'soviet-05',
    ])
    for (let nth = 0; nth < 16; nth += 1) playAnswers(match, ['rumorHex', optionIds(match).at(-1) ?? ''])
    playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'none'])
    const told = loggedByAnswers(
      match,
      ...[1, 2, 3].map((nth) => ['rumorHex', optionIds(match).at(-nth) ?? ''] as const),
    )
    expect(told).toContain('All 8 No Enemy counters are in use: no more are added.')
  })
})

function choosing(placed: Readonly<Record<string, string>> = {}) {
  const match = solo({}, { rulings: { 'conflict-of-heroes.chosenUnit': 'either' } })
  playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  for (const [unit, at] of Object.entries(placed)) corrected(match, moved(unit, 'edge', at))
  return playAnswers(match, ...typed('german-14', 'special'))
}

function next(match: ReturnType<typeof solo>, ...answers: readonly ScriptedAnswer[]): readonly string[] {
  const from = match.log.length
  playAnswers(match, ...answers)
  return logTexts(match, from)
}

describe('G 6.2, German 14: one unit is hidden', () => {
  test('of either side, wherever it stands, or of a card whose units were not told', () => {
    const waiting = ['german Pioneer 17', 'german Pioneer 18', 'none']
    const all = ['soviet MMG 18', 'soviet NKVD 21', 'soviet Rifle 05', 'soviet Rifle 06', ...waiting]
    expect(optionIds(choosing())).toEqual(all)
    expect(optionIds(choosing({ 'soviet Rifle 05': '1-F06' }))).toEqual(all)
  })

  test('each Rumored Enemy lies in a hex of its own, and is told with it', () => {
    const match = playAnswers(choosing(), ['hideUnit', 'german Pioneer 17'])
    expect(optionIds(match)).toContain('1-B03')
    expect(next(match, ['rumorHex', '1-B03'])).toEqual(['Place a Rumored Enemy counter on B03.'])
    expect(optionIds(match)).not.toContain('1-B03')
  })

  test('it hides no mine, and puts two No Enemy into the cup with the unit', () => {
    const match = playAnswers(choosing(), ['hideUnit', 'german Pioneer 17'])
    const told = next(match, ['rumorHex', '1-B03'], ['rumorHex', '1-B05'], ['rumorHex', '1-B07'])
    expect(match.situation).toMatchObject({ mine: '', noEnemy: { german: 2, soviet: 0 } })
    expect(told).toContain('Put 2 No Enemy counters into the Rumored Enemy Draw Cup.')
  })
})

describe('G 6.2, German 14: of a card whose units were not told', () => {
  test('they are told, and one of them is chosen', () => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.chosenUnit': 'either' } })
    playAnswers(
      match,
      ['play', 'german-04-bottom'],
      ...typed('soviet-05', 'units'),
      ...typed('german-14', 'special'),
    )
    expect(optionIds(match)).toEqual(['german Pioneer 17', 'german Pioneer 18', 'soviet-05', 'none'])
    playAnswers(match, ['hideUnit', 'soviet-05'], ['units', ['soviet Rifle 01', 'soviet Rifle 02']])
    expect(optionIds(match)).toEqual(['soviet Rifle 01', 'soviet Rifle 02', 'none'])
  })
})

describe('G 6.2, Soviet 08: the mine of the AI', () => {
  const mined = (roll: number) => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    discardRest(match)
    return playAnswers(match, ['yourSide', roll])
  }

  test('becomes a Rumored Enemy in any dry hex', () => {
    const match = mined(1)
    expect(match.question).toMatchObject({ id: 'coh.mineHex', to: 'player' })
    expect(next(match, ['mineHex', '1-F07']).slice(0, 2)).toEqual([
      'Place a Rumored Enemy counter on F07.',
      'The hidden Mine is a Rumored Enemy now: put a Mine counter into the Rumored Enemy Draw Cup.',
    ])
    expect(match.situation).toMatchObject({ mine: 'rumorCup', rumored: [{ side: 'soviet', at: '1-F07' }] })
  })

  test('stays hidden where it is yours', () => {
    const match = mined(6)
    expect(match.question?.id).not.toBe('coh.mineHex')
    expect(match.situation).toMatchObject({ mine: 'hidden', rumored: [] })
  })
})

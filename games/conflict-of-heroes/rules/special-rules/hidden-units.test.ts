import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { unitsAt } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'

const ruled = (to: string) => ({ rulings: { 'conflict-of-heroes.ownRumors': to } })

/** German 14 was played for a Soviet unit, as the booklet says, and the die thrown. */
function german14(roll: number, how = 'stay') {
  const match = solo({}, ruled(how))
  playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'soviet Rifle 05'])
  for (const hex of ['1-K03', '1-K05', '1-K07']) playAnswers(match, ['rumorHex', hex])
  discardRest(match)
  playAnswers(match, ['yourSide', roll])
  return match.situation
}

describe('German 14 goes by the side of the chosen unit:', () => {
  const offeredFor = (reading: string) => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.chosenUnit': reading } })
    playAnswers(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    return optionIds(playAnswers(match, ...typed('german-14', 'special')))
  }

  test('chosenUnit: a Soviet unit, as the booklet says, or one of either side, the enemy first', () => {
    expect(offeredFor('soviet')).toEqual([
      'soviet MMG 18',
      'soviet NKVD 21',
      'soviet Rifle 05',
      'soviet Rifle 06',
      'none',
    ])
    expect(offeredFor('either')[0]).toMatch(/^soviet/)
    expect(offeredFor('either')).toContain('german Pioneer 17')
  })

  test('chosenUnit: of cards whose units were not told only those of the Soviets are offered', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-05', 'units'))
    playAnswers(match, ...typed('german-14', 'special'))
    expect(optionIds(match)).toEqual(['soviet-05', 'none'])
  })

  test("the AI's unit stays a rumor, and nobody hides it from himself", () => {
    const now = german14(1, 'hidden')
    expect(unitsAt(now, 'rumors-soviet')).toEqual(['soviet Rifle 05'])
    expect(now.rumored.map(({ side }) => side)).toEqual(['soviet', 'soviet', 'soviet'])
    expect(now.noEnemy).toEqual({ german: 0, soviet: 2 })
    expect(unitsAt(now, 'hidden')).toEqual([])
  })

  test("your own unit never lies among the AI's rumors", () => {
    const now = german14(4, 'hidden')
    expect(unitsAt(now, 'rumors-german')).toEqual([])
    expect(unitsAt(now, 'hidden')).toEqual(['soviet Rifle 05'])
    expect(now.rumored).toEqual([])
  })

  test('rumorHexes: its counters may lie next to an enemy, or only where units of that side may be placed', () => {
    const hexes = (how: string) => {
      const match = solo({}, { rulings: { 'conflict-of-heroes.rumorHexes': how } })
      playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), [
        'units',
        ['german Rifle 01'],
      ])
      playAnswers(
        match,
        ['placeUnits', ['german Rifle 01']],
        ['place', '1-F06'],
        ['play', 'soviet-03-bottom'],
      )
      return optionIds(playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'soviet Rifle 05']))
    }
    expect(hexes('any')).toEqual(expect.arrayContaining(['1-F06', '1-F07']))
    expect(hexes('apart')).not.toContain('1-F06')
    expect(hexes('apart')).not.toContain('1-F07')
    expect(hexes('apart')).toContain('1-F08')
  })

  test("without a unit the rumors are the enemy's, as the booklet has them", () => {
    const match = solo()
    playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'none'], ['rumorHex', '1-K03'])
    expect(match.situation.rumored).toMatchObject([{ side: 'soviet' }])
  })

  test.each([
    ['soloRules', 'you look it up in your Solo Rules'],
    ['nobody', 'nobody'],
  ])('without a unit the cup is one short, which is told with emptyCup: %s', (how, then) => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.emptyCup': how } })
    playAnswers(match, ...typed('german-14', 'special'))
    expect(optionIds(match)).toEqual(['none'])
    playAnswers(match, ['hideUnit', 'none'])
    for (const hex of ['1-K03', '1-K05', '1-K07']) playAnswers(match, ['rumorHex', hex])
    expect(logTexts(match)).toContain(
      `No unit goes into the Rumored Enemy Draw Cup, so it is one short. If you reveal a Rumored Enemy when the cup is empty: ${then}.`,
    )
    expect(match.situation.noEnemy).toEqual({ german: 0, soviet: 2 })
  })

  test('the unit of German 14 may stand on the map', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units', '0', ['units', 'place']))
    playAnswers(match, ['units', ['soviet Rifle 01', 'soviet Rifle 02']], ['placeUnits', ['soviet Rifle 01']])
    playAnswers(match, ['place', '1-K09'], ...typed('german-14', 'special'), ['hideUnit', 'soviet Rifle 01'])
    for (const hex of ['1-K03', '1-K05', '1-K07']) playAnswers(match, ['rumorHex', hex])
    expect(unitsAt(match.situation, 'rumors-soviet')).toEqual(['soviet Rifle 01'])
  })
})

test('when all 19 Rumored Enemy counters lie on maps it is told that no other is placed', () => {
  const hidden = { top: { section: 'special', caps: 0, hidden: 'unit' } }
  const match = solo({ pack: { opfor: 1, title: 'mine', cards: { 'german-05': hidden } } })
  const units = ['01', '02', '03', '04', '05', '06', '07', '08'].map(
    (each) => `soviet Other foot unit ${each}`,
  )
  const place = (count: number) => {
    for (let nth = 0; nth < count; nth += 1) playAnswers(match, ['rumorHex', optionIds(match)[0] ?? ''])
  }
  const told = 'All 19 Rumored Enemy counters are on maps: no more are placed.'
  playAnswers(match, ...typed('german-06', 'vp'), ...typed('soviet-05', 'units', '0', ['units']), [
    'units',
    units,
  ])
  playAnswers(match, ...typed('german-14', 'special'), ['hideUnit', 'none'])
  place(3)
  playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'soviet-05'])
  place(16)
  expect(logTexts(match)).not.toContain(told)
  playAnswers(match, ['play', 'german-05-top'], ['hideUnit', 'none'])
  expect(logTexts(match).filter((each) => each === told)).toHaveLength(1)
  discardRest(match)
  playAnswers(match, ['yourSide', 1])
  expect(logTexts(match).filter((each) => each === told)).toHaveLength(2)
})

describe('Soviet 08, the mine:', () => {
  const mined = () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units', '0', ['units', 'place']), [
      'units',
      ['german Rifle 01'],
    ])
    playAnswers(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F06'])
    playAnswers(match, ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    discardRest(match)
    playAnswers(match, ['yourSide', 1])
    return match
  }

  test('its own hex is asked for, with a word of the mine, and any hex may be it', () => {
    const match = mined()
    expect(match.question?.id).toBe('coh.mineHex')
    expect(match.question?.text.text).toContain('Mine')
    expect(optionIds(match)).toHaveLength(196)
    expect(optionIds(match)).toContain('1-F07')
  })

  test('the Rumored Enemy lies in it, and a Mine goes into the cup', () => {
    const match = playAnswers(mined(), ['mineHex', '1-F07'])
    expect(match.situation.rumored).toEqual([{ kind: 'rumored', side: 'soviet', at: '1-F07' }])
    expect(match.situation.mine).toBe('rumorCup')
  })
})

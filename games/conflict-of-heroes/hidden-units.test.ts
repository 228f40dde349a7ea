import { answer, offered } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { unitsAt } from './situation.ts'
import { discardRest, solo, typed } from './testing/matches.ts'

const ruled = (to: string) => ({ rulings: { 'conflict-of-heroes.ownRumors': to } })

/** German 14 was played for a Soviet unit, as the booklet says, and the die thrown. */
function german14(roll: number, how = 'stay') {
  const match = solo({}, ruled(how))
  answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  answer(match, ...typed('german-14', 'special'), ['hideUnit', 'soviet Rifle 05'])
  for (const hex of ['1-K03', '1-K05', '1-K07']) answer(match, ['rumorHex', hex])
  discardRest(match)
  answer(match, ['yourSide', roll])
  return match.situation
}

describe('German 14 goes by the side of the chosen unit:', () => {
  /** What is offered for German 14 when units of both sides wait, by a reading. */
  const offeredFor = (reading: string) => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.chosenUnit': reading } })
    answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
    return offered(answer(match, ...typed('german-14', 'special')))
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
    answer(match, ...typed('german-05', 'units'), ...typed('soviet-05', 'units'))
    answer(match, ...typed('german-14', 'special'))
    expect(offered(match)).toEqual(['soviet-05', 'none'])
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

  test('its counters lie where units of that side may be placed', () => {
    const match = solo()
    answer(match, ...typed('german-05', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
    answer(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F06'], ['play', 'soviet-03-bottom'])
    answer(match, ...typed('german-14', 'special'), ['hideUnit', 'soviet Rifle 05'])
    expect(offered(match)).not.toContain('1-F06')
    expect(offered(match)).not.toContain('1-F07')
  })

  test("without a unit the rumors are the enemy's, as the booklet has them", () => {
    const match = solo()
    answer(match, ...typed('german-14', 'special'), ['hideUnit', 'none'], ['rumorHex', '1-K03'])
    expect(match.situation.rumored).toMatchObject([{ side: 'soviet' }])
  })
})

describe('Soviet 08, the mine:', () => {
  /** A German unit stands beside the hex of the mine, and the AI is Soviet. */
  const mined = () => {
    const match = solo()
    answer(match, ...typed('german-05', 'units', '0', ['units', 'place']), ['units', ['german Rifle 01']])
    answer(match, ['placeUnits', ['german Rifle 01']], ['place', '1-F06'])
    answer(match, ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    discardRest(match)
    answer(match, ['yourSide', 1])
    return match
  }

  test('its own hex is asked for, with a word of the mine, and any hex may be it', () => {
    const match = mined()
    expect(match.question?.id).toBe('coh.mineHex')
    expect(match.question?.text.text).toContain('Mine')
    expect(offered(match)).toHaveLength(196)
    expect(offered(match)).toContain('1-F07')
  })

  test('the Rumored Enemy lies in it, and a Mine goes into the cup', () => {
    const match = answer(mined(), ['mineHex', '1-F07'])
    expect(match.situation.rumored).toEqual([{ kind: 'rumored', side: 'soviet', at: '1-F07' }])
    expect(match.situation.mine).toBe('rumorCup')
  })
})

import { answer, offered, said, type Scripted } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { corrected, moved } from './testing/corrected.ts'
import { discardRest, solo, typed } from './testing/matches.ts'

/** Two German Pioneers wait at the edge, and Soviet Rifles; German 14 hides a unit of either side. */
function choosing(placed: Readonly<Record<string, string>> = {}) {
  const match = solo({}, { rulings: { 'conflict-of-heroes.chosenUnit': 'either' } })
  answer(match, ['play', 'german-04-bottom'], ['play', 'soviet-03-bottom'])
  for (const [unit, at] of Object.entries(placed)) corrected(match, moved(unit, 'edge', at))
  return answer(match, ...typed('german-14', 'special'))
}

/** What is said from here on. */
function next(match: ReturnType<typeof solo>, ...answers: readonly Scripted[]): readonly string[] {
  const from = match.told.length
  answer(match, ...answers)
  return said(match, from)
}

describe('G 6.2, German 14: one unit is hidden', () => {
  test('that waits, of either side or of a card whose units were not told', () => {
    const waiting = ['german Pioneer 17', 'german Pioneer 18', 'none']
    expect(offered(choosing())).toEqual([
      'soviet MMG 18',
      'soviet NKVD 21',
      'soviet Rifle 05',
      'soviet Rifle 06',
      ...waiting,
    ])
    const match = choosing({ 'soviet Rifle 05': '1-F06' })
    expect(offered(match)).toEqual(['soviet MMG 18', 'soviet NKVD 21', 'soviet Rifle 06', ...waiting])
  })

  test('each Rumored Enemy lies in a hex of its own, and is told with it', () => {
    const match = answer(choosing(), ['hideUnit', 'german Pioneer 17'])
    expect(offered(match)).toContain('1-B03')
    expect(next(match, ['rumorHex', '1-B03'])).toEqual(['Place a Rumored Enemy counter on B03.'])
    expect(offered(match)).not.toContain('1-B03')
  })

  test('it hides no mine, and puts two No Enemy into the cup with the unit', () => {
    const match = answer(choosing(), ['hideUnit', 'german Pioneer 17'])
    const told = next(match, ['rumorHex', '1-B03'], ['rumorHex', '1-B05'], ['rumorHex', '1-B07'])
    expect(match.situation).toMatchObject({ mine: '', noEnemy: { german: 2, soviet: 0 } })
    expect(told).toContain('Put 2 No Enemy counters into the Rumored Enemy Draw Cup.')
  })
})

describe('G 6.2, German 14: of a card whose units were not told', () => {
  test('they are told, and one of them is chosen', () => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.chosenUnit': 'either' } })
    answer(
      match,
      ['play', 'german-04-bottom'],
      ...typed('soviet-05', 'units'),
      ...typed('german-14', 'special'),
    )
    expect(offered(match)).toEqual(['german Pioneer 17', 'german Pioneer 18', 'soviet-05', 'none'])
    answer(match, ['hideUnit', 'soviet-05'], ['units', ['soviet Rifle 01', 'soviet Rifle 02']])
    expect(offered(match)).toEqual(['soviet Rifle 01', 'soviet Rifle 02', 'none'])
  })
})

describe('G 6.2, Soviet 08: the mine of the AI', () => {
  const mined = (roll: number) => {
    const match = solo()
    answer(match, ...typed('german-05', 'vp'), ...typed('soviet-08', 'special'), ['hideCard', 'none'])
    discardRest(match)
    return answer(match, ['yourSide', roll])
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

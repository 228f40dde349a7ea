import { answer, offered, said } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { corrected, moved } from '../testing/corrected.ts'
import { discardRest, solo } from '../testing/matches.ts'

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

test('a Rumored Enemy is not placed in water', () => {
  const match = solo({ pack: { format: 1, title: 'mine', terrain: { 1: { D14: 'water' } } } })
  discardRest(match)
  answer(match, ['yourSide', 1], ['sheet', 1], ...end, ['mission', 'rumor'], ['label', 'D14'])
  expect(match.situation.rumored).toEqual([])
  expect(said(match).at(-1)).toBe('No Rumored Enemy appears: no hex D14 can hold it.')
})

describe('G 6.0, Rumored Enemies move on the table:', () => {
  const mission = () => {
    const match = solo()
    discardRest(match)
    return answer(match, ['yourSide', 1], ['sheet', 1], ...begun)
  }

  test('an event places one also where another was placed before', () => {
    const match = mission()
    for (let nth = 0; nth < 2; nth += 1) answer(match, ['mission', 'rumor'], ['label', 'D14'])
    expect(match.situation.rumored.map(({ at }) => at)).toEqual(['1-D14', '1-D14'])
    answer(match, ['mission', 'reveal'])
    expect(match.question?.text.text).toContain('named by the hex where its counter was placed')
    expect(offered(match)).toEqual(['1-D14'])
  })

  test('where all counters lie on maps that is told, and not that no hex will do', () => {
    const match = mission()
    for (let row = 0; row < 18; row += 1) corrected(match, moved('rumored', 'supply', '1-D14'))
    answer(match, ['mission', 'rumor'])
    corrected(match, moved('rumored', 'supply', '1-D14'))
    answer(match, ['label', 'E05'])
    expect(said(match).at(-1)).toBe('No Rumored Enemy appears: all 19 counters lie on maps.')
  })
})

import { format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { corrected, moved } from '../../testing/corrected.ts'
import { discardRest, solo } from '../../testing/matches.ts'

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

test('a Rumored Enemy is not placed in water', () => {
  const match = solo({ pack: { opfor: 1, title: 'mine', terrain: { 1: { D14: 'water' } } } })
  discardRest(match)
  playAnswers(match, ['yourSide', 1], ['sheet', 1], ...end, ['mission', 'rumor'], ['label', 'D14'])
  expect(match.situation.rumored).toEqual([])
  expect(logTexts(match).at(-1)).toBe('No Rumored Enemy appears: no hex D14 can hold it.')
})

test('on maps of the third edition the hex of an event is asked as its Order Card prints it', () => {
  const match = solo({ labels: 'third' })
  discardRest(match)
  playAnswers(match, ['yourSide', 1], ['sheet', 1], ...end, ['mission', 'rumor'])
  expect(match.question?.text.text).toContain('as printed on its Order Card')
  const printed = match.question?.options?.find(({ id }) => id === 'D10')
  expect(printed && format(printed.name)).toBe('D10 (J04 on your maps)')
  playAnswers(match, ['label', 'D10'])
  expect(match.situation.rumored.map(({ at }) => at)).toEqual(['1-D10'])
})

describe('G 6.0, Rumored Enemies move on the table:', () => {
  const mission = () => {
    const match = solo()
    discardRest(match)
    return playAnswers(match, ['yourSide', 1], ['sheet', 1], ...begun)
  }

  test('an event places one also where another was placed before', () => {
    const match = mission()
    for (let nth = 0; nth < 2; nth += 1) playAnswers(match, ['mission', 'rumor'], ['label', 'D14'])
    expect(match.situation.rumored.map(({ at }) => at)).toEqual(['1-D14', '1-D14'])
    playAnswers(match, ['mission', 'reveal'])
    expect(match.question?.text.text).toContain('named by the hex where its counter was placed')
    expect(optionIds(match)).toEqual(['1-D14'])
  })

  test('where all counters lie on maps that is told, and not that no hex will do', () => {
    const match = mission()
    for (let row = 0; row < 18; row += 1) corrected(match, moved('rumored', 'supply', '1-D14'))
    playAnswers(match, ['mission', 'rumor'])
    corrected(match, moved('rumored', 'supply', '1-D14'))
    playAnswers(match, ['label', 'E05'])
    expect(logTexts(match).at(-1)).toBe('No Rumored Enemy appears: all 19 counters are on maps.')
  })
})

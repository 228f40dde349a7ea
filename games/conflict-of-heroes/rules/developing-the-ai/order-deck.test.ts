import { playAnswers } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { missionOf } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

const face = [['area', 'order'] as const, ['symbol', 'shield'] as const, ['parameter', false] as const]

describe('G 5.4, the Order Card Deck:', () => {
  const highest = (how: string, ...caps: readonly string[]) => {
    const match = solo({}, by('netting', how))
    for (const [at, change] of caps.entries())
      playAnswers(
        match,
        ...typed(`german-0${5 + at}`, 'units', change),
        ...typed(`soviet-0${5 + at}`, 'units'),
      )
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 6])
    return missionOf(match.situation).deck.rest.slice(-2)
  }

  test('netting: all gains and then all losses, as printed; or as one sum; or as they were played', () => {
    expect(highest('printed', '-1', '+2')).toEqual(['51', '54'])
    expect(highest('net', '-1', '+2')).toEqual(['51', '55'])
    expect(highest('each', '-1', '+2')).toEqual(['54', '55'])
  })

  const withCondition = (how: string, die: number) => {
    const conditions = { 'condition-4': { top: { section: 'special', caps: 1 } } }
    const match = solo({ pack: { opfor: 1, title: 'mine', conditions } }, by('conditionCaps', how))
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'special', '0', ['conditions']))
    playAnswers(match, ['conditions', ['condition-2', 'condition-4']], ['conditionTop', 'condition-4'])
    playAnswers(match, ['conditionCaps', '0'], ['lasts', false])
    discardRest(match)
    return missionOf(playAnswers(match, ['yourSide', die], ...face).situation)
  }

  test('conditionCaps: CAPs by a card of the other side do not count for the AI, or they do', () => {
    expect(withCondition('played', 6).ai).toBe('german')
    expect(withCondition('played', 6).deck.rest).toHaveLength(39)
    expect(withCondition('any', 6).deck.rest).toHaveLength(40)
  })

  test('conditionCaps: those of a top that the AI has played count by both', () => {
    expect(withCondition('played', 1).ai).toBe('soviet')
    expect(withCondition('played', 1).deck.rest).toHaveLength(40)
    expect(withCondition('any', 1).deck.rest).toHaveLength(40)
  })

  test('zeroCaps: of its 4 CAPs the AI loses 4, or as many as its cards say', () => {
    const size = (how: string) => {
      const rulings = { ...by('zeroCaps', how).rulings, ...by('lostCaps', 'each').rulings }
      const match = solo({}, { rulings })
      for (const at of [5, 6])
        playAnswers(match, ...typed(`german-0${at}`, 'units', '-3'), ...typed(`soviet-0${at}`, 'units'))
      discardRest(match)
      playAnswers(match, ['yourSide', 6], ['sheet', 6])
      return missionOf(match.situation).deck.rest.length
    }
    expect(size('had')).toBe(35)
    expect(size('printed')).toBe(33)
  })
})

test('a Condition Card of the player changes the CAPs of the AI too, and is not called its own', () => {
  const conditions = {
    'condition-1': { top: { caps: 1 } },
    'condition-2': { bottom: { caps: 0, lasts: false } },
  }
  const match = solo({ pack: { opfor: 1, title: '', conditions } }, by('conditionCaps', 'any'))
  playAnswers(match, ...typed('german-05', 'special', '0', ['conditions']))
  playAnswers(match, ['conditions', ['condition-1', 'condition-2']], ['conditionTop', 'condition-1'])
  discardRest(match)
  expect(loggedByAnswers(match, ['yourSide', 1], ['sheet', 1])).toContain(
    'CAPs that the AI has gained or lost by cards: Condition Card 1 +1.',
  )
})

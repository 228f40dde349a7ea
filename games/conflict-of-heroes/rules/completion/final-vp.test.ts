import { answer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { soloExample } from '../../testing/example.ts'
import { discardRest, solo } from '../../testing/matches.ts'

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

/** The printed example in play, with a Soviet AI. */
function inPlay() {
  const match = soloExample()
  answer(match, ['yourSide', 3], ['yellow', false], ['parameter', false], ['parameter', false], ['sheet', 5])
  return answer(match, ...end)
}

describe('the Victory Points are asked before the outcome:', () => {
  test('at the end of the Mission Track, with those that were scored as the proposal', () => {
    const match = inPlay()
    answer(match, ['mission', 'vp'], ['scores', 'soviet'], ['vp', 2])
    match.correct([{ set: 'marker', to: 19 }])
    answer(match, ['mission', 'one'])
    expect(match.outcome).toBeUndefined()
    expect(match.question).toMatchObject({ id: 'coh.finalVp', proposal: 0 })
    answer(match, ['finalVp', 3])
    expect(match.question?.proposal).toBe(2)
    answer(match, ['finalVp', 2])
    expect(match.outcome).toMatchObject({ winner: 'player', way: 'track' })
  })

  test('finalVp: counted at the end, or as they were scored', () => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.finalVp': 'scored' } })
    discardRest(match)
    answer(match, ['yourSide', 6], ['sheet', 1], ...end, ['mission', 'end'])
    expect(match.outcome).toMatchObject({ winner: 'nobody', way: 'called' })
  })

  test('where a person calls it over, too', () => {
    const match = answer(inPlay(), ['mission', 'end'])
    expect(match.question?.id).toBe('coh.finalVp')
    answer(match, ['finalVp', 0], ['finalVp', 1])
    expect(match.outcome).toMatchObject({ winner: 'bot', way: 'called' })
  })
})

import { playAnswers } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { soloExample } from '../../testing/example.ts'
import { discardRest, solo } from '../../testing/matches.ts'

const end = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

function inPlay() {
  const match = soloExample()
  playAnswers(
    match,
    ['yourSide', 3],
    ['yellow', false],
    ['parameter', false],
    ['parameter', false],
    ['sheet', 5],
  )
  return playAnswers(match, ...end)
}

describe('the Victory Points are asked before the outcome:', () => {
  test('at the end of the Mission Track, with those that were scored as the proposal', () => {
    const match = inPlay()
    playAnswers(match, ['mission', 'vp'], ['scores', 'soviet'], ['vp', 2])
    match.correct([{ set: 'marker', to: 19 }])
    playAnswers(match, ['mission', 'one'])
    expect(match.outcome).toBeUndefined()
    expect(match.question).toMatchObject({ id: 'coh.finalVp', proposal: 0 })
    playAnswers(match, ['finalVp', 3])
    expect(match.question?.proposal).toBe(2)
    playAnswers(match, ['finalVp', 2])
    expect(match.outcome).toMatchObject({ winner: 'player', way: 'track' })
  })

  test('finalVp: counted at the end, or as they were scored', () => {
    const match = solo({}, { rulings: { 'conflict-of-heroes.finalVp': 'scored' } })
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ...end, ['mission', 'end'])
    expect(match.outcome).toMatchObject({ winner: 'nobody', way: 'called' })
  })

  test('where a person calls it over, too', () => {
    const match = playAnswers(inPlay(), ['mission', 'end'])
    expect(match.question?.id).toBe('coh.finalVp')
    playAnswers(match, ['finalVp', 0], ['finalVp', 1])
    expect(match.outcome).toMatchObject({ winner: 'bot', way: 'called' })
  })
})

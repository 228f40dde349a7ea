import type { Edit, Question } from '@opfor/kernel'
import { playAnswers, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type Field, matchOn } from '../../testing/field.ts'

const field: Field = {
  card: 'S13',
  units: {
    'town-muskets': {},
    'lance-party': {},
    'bow-scouts': {},
    'free-muskets': {},
    boarders: { models: 5 },
  },
  change: { next: ['opfor', 'player'] },
}

function askedAfter(lost: number, did: readonly string[], ...edits: readonly Edit[]): Question | undefined {
  const match = matchOn(field)
  playAnswers(match, ['nearestEnemy', ['town-muskets']], ['shot.12', ['boarders']])
  playAnswers(match, ['harm', { lost, fatigue: 1 }])
  if (edits.length > 0) unwrap(match.correct(edits))
  playAnswers(match, ['yours', 'boarders'], ['did', did], ['lay', 'laid'], ['first', 'opfor'])
  return match.question
}

describe('an answer about distances', () => {
  test('stands as the proposal after losses, and is asked all the same', () => {
    expect(askedAfter(2, [])).toMatchObject({ id: 'blood-and-plunder.nearestEnemy', proposal: [] })
  })

  test('stands without a question where nobody was lost', () => {
    expect(askedAfter(0, [])?.id).not.toBe('blood-and-plunder.nearestEnemy')
  })

  test('is not proposed once somebody has moved', () => {
    const asked = askedAfter(2, ['moved'])
    expect(asked?.id).toBe('blood-and-plunder.nearestEnemy')
    expect(asked?.proposal).toBeUndefined()
  })

  test('is not proposed where more models stand than when it was given', () => {
    const stand = (count: number): Edit => ({ move: 'model.boarders', from: 'lost', to: 'table', count })
    expect(askedAfter(2, [], stand(2))?.proposal).toEqual([])
    expect(askedAfter(2, [], stand(3))?.proposal).toBeUndefined()
  })
})

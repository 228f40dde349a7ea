import { playAnswers } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { corrected, moved, passedOver, standing } from '../../testing/corrected.ts'
import { askedNow, atOnce, byForms } from '../../testing/by-forms.ts'
import { duel, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const two = ['condition-1', 'condition-2']
const both = { topCaps: 0, caps: 0, lasts: false, units: [], more: [] }

function drawn() {
  return playAnswers(byForms(), atOnce('german-05-special', ['conditions']), ['conditions', two])
}

describe('G 3.9, two Condition Cards in one form:', () => {
  test('the top is for both sides, the bottom for its player, and a lasting one is kept', () => {
    const match = drawn()
    const before = match.situation.players.map(({ caps }) => caps)
    const told = loggedByAnswers(match, [
      'conditionsAtOnce',
      { ...both, top: 'condition-2', topCaps: 1, caps: 2, lasts: true },
    ])
    expect(told).toContain(
      'Condition Card 2 goes under the Special Rules & Events of the Germans: it applies to both sides.',
    )
    expect(told).toContain('Condition Card 1 is kept under the bottom edge of the Record Board.')
    const [own = 0, other = 0] = before
    expect(match.situation.players.map(({ caps }) => caps)).toEqual([own + 3, other + 1])
    expect(match.situation.plays.slice(1)).toEqual([
      { card: 'condition-2', half: 'top', by: 'german', told: { section: 'special', caps: 1 } },
      {
        card: 'condition-1',
        half: 'bottom',
        by: 'german',
        told: { section: 'special', caps: 2, lasts: true },
      },
    ])
  })

  test('a bottom without a lasting effect is used and discarded', () => {
    const match = drawn()
    expect(loggedByAnswers(match, ['conditionsAtOnce', { ...both, top: 'condition-1' }])).toContain(
      'Condition Card 2 is used and discarded.',
    )
    const [top, bottom] = match.situation.plays.slice(1)
    expect(top).toEqual({
      card: 'condition-1',
      half: 'top',
      by: 'german',
      told: { section: 'special', caps: 0 },
    })
    expect(bottom).toMatchObject({ card: 'condition-2', half: 'bottom', used: true })
  })

  test('with a pack that tells both bottoms only the top is asked', () => {
    const bottom = { caps: 0, lasts: true }
    const conditions = { 'condition-1': { bottom }, 'condition-2': { bottom } }
    const match = byForms({ pack: { opfor: 1, title: '', conditions } })
    playAnswers(match, atOnce('german-05-special', ['conditions']), ['conditions', two])
    expect(standing(match)).toBe('conditionTop')
  })

  test('where one is put back meanwhile, neither is played', () => {
    const match = drawn()
    const told = corrected(match, moved('condition-1', 'discard', 'conditions'))
    expect(told).toContainEqual(expect.stringMatching(passedOver))
    expect(match.situation.plays.map(({ card }) => card)).toEqual(['german-05'])
    expect(standing(match)).toBe('atOnce')
  })
})

describe('G 3.9, one thing after another:', () => {
  const drawing = () => playAnswers(duel('5'), ...typed('german-05', 'special', '0', ['conditions']))

  test('what is drawn is told, and the bottom is asked by its card', () => {
    const match = drawing()
    expect(loggedByAnswers(match, ['conditions', two])).toContain(
      'Drawn: Condition Card 1 and Condition Card 2.',
    )
    playAnswers(match, ['conditionTop', 'condition-1'])
    expect(askedNow(match)).toBe("Condition Card 1: how does its top change everybody's CAPs?")
    playAnswers(match, ['conditionTopCaps', '0'])
    expect(askedNow(match)).toBe('Condition Card 2: how do your CAPs change?')
    playAnswers(match, ['conditionCaps', 'more'])
    expect(askedNow(match)).toBe('Condition Card 2: how do your CAPs change?')
    playAnswers(match, ['conditionCaps', '+1'], ['more', []])
    expect(askedNow(match)).toBe('Condition Card 2: does the bottom have a lasting effect?')
    expect(loggedByAnswers(match, ['lasts', false])).toContain('Condition Card 2 is used and discarded.')
  })

  test('of the last one either half is played: its top is for both sides', () => {
    const match = drawing()
    playAnswers(match, ['conditions', two], ['conditionTop', 'condition-1'], ['conditionTopCaps', '0'])
    playAnswers(
      match,
      ['conditionCaps', '0'],
      ['lasts', false],
      ...typed('soviet-05', 'special', '0', ['conditions']),
    )
    playAnswers(match, ['conditions', ['condition-3', 'condition-4']], ['conditionTop', 'condition-3'])
    playAnswers(match, ['conditionTopCaps', '0'], ['conditionCaps', '0'], ['lasts', false])
    playAnswers(match, ...typed('german-06', 'special', '0', ['conditions']), ['conditions', ['condition-5']])
    expect(askedNow(match)).toBe('One Condition Card was left: which half of Condition Card 5 do you play?')
    expect(loggedByAnswers(match, ['conditionHalf', 'top'], ['conditionTopCaps', '0'])).toContain(
      'Condition Card 5 goes under the Special Rules & Events of the Germans: it applies to both sides.',
    )
    expect(match.situation.plays.at(-1)).toMatchObject({ card: 'condition-5', half: 'top' })
    expect(standing(match)).toBe('play')
  })
})

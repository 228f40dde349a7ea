import type { Json } from '@opfor/kernel'
import { playAnswers, type ScriptedAnswer } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { missionOf } from '../../table/situation.ts'
import { askedNow } from '../../testing/by-forms.ts'
import { corrected, moved, standing } from '../../testing/corrected.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

function generated(options: Readonly<Record<string, Json>> = {}, wishes: Parameters<typeof solo>[1] = {}) {
  const match = solo(options, wishes)
  discardRest(match)
  return match
}

describe('G 5.3 to G 5.5, the AI is developed:', () => {
  test('it has no CAPs and no Action Cards, and the side of its sheet is told', () => {
    const match = generated()
    expect(loggedByAnswers(match, ['yourSide', 6]).join()).toContain(
      "The AI's CAPs change its Order Card Deck.",
    )
    expect(loggedByAnswers(match, ['sheet', 1]).join()).toContain('to its Defense side')
    expect(loggedByAnswers(playAnswers(generated(), ['yourSide', 6]), ['sheet', 6]).join()).toContain(
      'to its Offense side',
    )
  })

  test('the spaces of the Mission Track are asked of the player', () => {
    const match = playAnswers(generated(), ['yourSide', 6], ['sheet', 1])
    expect(match.question).toMatchObject({ id: 'coh.markerStart', to: 'player', proposal: 0 })
    expect(askedNow(match)).toBe(
      'On which space of the Mission Track does the marker begin? 0: before space 1.',
    )
    playAnswers(match, ['markerStart', 3])
    expect(askedNow(match)).toBe('Which space of the Mission Track is labelled with 5 Rounds?')
  })

  test('a pack that tells the start leaves only the end to ask, also where it is before space 1', () => {
    const sheet = { start: 0 }
    const pack = { opfor: 1, title: '', sheets: { defenseSheet: sheet, offenseSheet: sheet } }
    const match = playAnswers(generated({ pack }), ['yourSide', 6], ['sheet', 1])
    expect(standing(match)).toBe('end')
  })
})

describe("G 6.2, Soviet 22: the AI's Truck", () => {
  const face: readonly ScriptedAnswer[] = [
    ['area', 'order'],
    ['symbol', 'shield'],
    ['parameter', false],
  ]
  const trucked = (wishes: Parameters<typeof solo>[1] = {}, at = 'edge') => {
    const match = solo({}, wishes)
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-22', 'special'))
    discardRest(match)
    if (at !== 'edge') corrected(match, moved('soviet Truck a', 'edge', at))
    return playAnswers(match, ['yourSide', 1], ...face, ['markerStart', 0], ['end', 20])
  }

  test('the player says over which edge it enters and where it drives', () => {
    const match = trucked()
    expect(match.question).toMatchObject({ id: 'coh.truckFrom', to: 'player' })
    expect(askedNow(match)).toBe(
      'Which edge does the Truck enter from? A road leads from there to its exit edge.',
    )
    playAnswers(match, ['truckFrom', '1-A'])
    expect(askedNow(match)).toBe('Which edge does the Truck drive towards?')
    expect(loggedByAnswers(match, ['truckTo', '1-L'])[0]).toMatch(
      /long edge A02 to A18.*long edge L02 to L18/,
    )
  })

  test('where the mission is taken away meanwhile it drives nowhere', () => {
    const match = playAnswers(trucked(), ['truckFrom', '1-A'])
    corrected(match, { set: 'ai', to: '' })
    expect(standing(match)).toBe('yourSide')
    expect(match.situation.units['soviet Truck a']?.at).toBe('edge')
  })

  test('one that waits for Round 10 enters on the road, whatever truckElsewhere says', () => {
    const stays = { rulings: { 'conflict-of-heroes.truckElsewhere': 'stays' } }
    expect(standing(trucked(stays, 'round-10'))).toBe('truckFrom')
  })

  test('it drives from one edge to the other', () => {
    const match = playAnswers(trucked(), ['truckFrom', '1-A'], ['truckTo', '1-L'])
    expect(missionOf(match.situation).truck).toEqual({
      from: { map: 1, edge: 'A' },
      to: { map: 1, edge: 'L' },
    })
  })
})

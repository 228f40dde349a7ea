import type { Json } from '@opfor/kernel'
import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { missionOf } from '../../table/situation.ts'
import { discardRest, solo } from '../../testing/matches.ts'

function developed(sheet: Json, rulings = {}) {
  const pack = { opfor: 1, title: '', sheets: { defenseSheet: sheet, offenseSheet: sheet } }
  const match = solo({ pack }, { rulings })
  discardRest(match)
  return playAnswers(match, ['yourSide', 6], ['sheet', 4])
}

describe('G 5.5 and G 5.5.1, asked one thing after another: what a pack tells of the Mission Track is known:', () => {
  test('the space where the marker begins and that of the end are not asked, but told', () => {
    const match = developed({ start: 3, ends: { 5: 20 } })
    expect(match.question?.id).toBe('coh.soloHandicap')
    expect(missionOf(match.situation)).toMatchObject({ marker: 3, end: 20 })
    expect(logTexts(match).slice(-2)).toMatchInlineSnapshot(`
      [
        "Put the Mission Track marker on space 3.",
        "Put a coin on space 20: the mission ends there.",
      ]
    `)
  })

  test.each<readonly [string, Json, string]>([
    ['the start, where only the end is told', { ends: { 5: 20 } }, 'coh.markerStart'],
    ['the end, where only the start is told', { start: 3 }, 'coh.end'],
    ['the end, where that of other Rounds is told', { start: 3, ends: { 6: 24 } }, 'coh.end'],
    ['the end, where it does not lie beyond the start', { start: 3, ends: { 5: 3 } }, 'coh.end'],
  ])('asked is %s', (_, sheet, id) => {
    expect(developed(sheet).question?.id).toBe(id)
  })

  test('an end that does not lie beyond the start that was said is asked', () => {
    const match = playAnswers(developed({ ends: { 5: 4 } }), ['markerStart', 4])
    expect(match.question?.id).toBe('coh.end')
    expect(playAnswers(developed({ ends: { 5: 4 } }), ['markerStart', 3]).question?.id).toBe(
      'coh.soloHandicap',
    )
  })

  test('markerStart: where the marker begins before space 1, what the pack tells does not count', () => {
    const rulings = { 'conflict-of-heroes.markerStart': 'before' }
    expect(missionOf(developed({ start: 9, ends: { 5: 4 } }, rulings).situation)).toMatchObject({
      marker: 0,
      end: 4,
    })
  })
})

import { format } from '@opfor/kernel'
import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { briefing } from '../completion/briefing.ts'
import { discardRest, duel, solo, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

describe('units of a bottom that are not told are none that are missing:', () => {
  test('the AI Draw Cup is filled with the units of those cards', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-05', 'units'), [
      'play',
      'german-04-bottom',
    ])
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
    expect(logTexts(match)).toContain(
      'Put the units of the AI that wait at its edge into the AI Draw Cup: Pioneer 17 and Pioneer 18, and those of German card 05.',
    )
  })

  test('where none is told, no sentence says that there is none', () => {
    const match = solo()
    playAnswers(match, ...typed('german-05', 'units'))
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
    const told = logTexts(match).filter((text) => text.includes('AI Draw Cup'))
    expect(told).toEqual([
      'Put the units of the AI that wait at its edge into the AI Draw Cup: those of German card 05.',
    ])
  })

  test('an AI that has played no bottom is told nothing of its cup', () => {
    const match = solo()
    discardRest(match)
    playAnswers(match, ['yourSide', 6], ['sheet', 1], ['markerStart', 0], ['end', 20])
    expect(logTexts(match).filter((text) => text.includes('AI Draw Cup'))).toEqual([])
  })

  test('a card that places units places theirs', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'units'), ...typed('soviet-05', 'vp'), ['play', 'german-01-top'])
    expect(logTexts(match)).toContain(
      'Place units that wait beside the edge as the card says: those of German card 05.',
    )
    expect(logTexts(match).join()).not.toContain('nothing is placed')
  })

  test('beside a Control Marker theirs may be placed, and no right is lost', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'))
    playAnswers(match, ...typed('german-06', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    expect(logTexts(match).at(-1)).toBe(
      'The units of one of these cards may be placed within 3 hexes of it: Soviet card 05.',
    )
  })

  test('the briefing says that they are not told', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'units'))
    const lines = briefing(match.situation).parts.flatMap((part) => part.lines.map((each) => format(each)))
    expect(lines).toContain('Not named: the units of German card 05.')
  })
})

test('units of a top wait, and none of a units card', () => {
  const match = duel('5')
  playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'special', '0', ['units']))
  playAnswers(match, ['units', ['soviet Rifle 01']], ...typed('german-06', 'vp', '0', ['marker']), [
    'marker',
    4,
  ])
  expect(loggedByAnswers(match, ['markerHex', '1-I10'])).toContain(
    'No units from a units card of the Soviets wait beside the edge: nothing is placed near it.',
  )
})

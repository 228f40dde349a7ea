import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { playerOf } from '../../table/situation.ts'
import { namesOffered } from '../../testing/by-forms.ts'
import { corrected, moved } from '../../testing/corrected.ts'
import { duel, firefight, typed, wins } from '../../testing/matches.ts'

describe('units near a new Control Marker:', () => {
  test('only cards that were played for units are offered: not the Truck of Soviet 22', () => {
    const match = duel('5')
    playAnswers(
      match,
      ...typed('german-05', 'vp'),
      ...typed('soviet-22', 'special'),
      ...typed('german-06', 'vp'),
    )
    playAnswers(match, ['play', 'soviet-03-bottom'])
    playAnswers(match, ...typed('german-07', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    expect(optionIds(match)).toEqual(['soviet-03', 'none'])
  })

  test('each card is offered with its units that wait', () => {
    const match = duel('5')
    playAnswers(match, ...typed('german-05', 'vp'), ['play', 'soviet-03-bottom'], ...typed('german-06', 'vp'))
    playAnswers(match, ...typed('soviet-05', 'units', '0', ['units', 'place']))
    playAnswers(match, ['units', ['soviet Rifle 01', 'soviet Rifle 02']], ['placeUnits', ['soviet Rifle 01']])
    playAnswers(match, ['place', '1-K05'])
    playAnswers(match, ...typed('german-07', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    expect(namesOffered(match)).toMatchInlineSnapshot(`
      [
        "Soviet card 03: MMG 18, NKVD 21, Soviet Rifle 05 and Soviet Rifle 06",
        "Soviet card 05: Soviet Rifle 02",
        "none",
      ]
    `)
  })

  test('who has played the card is asked', () => {
    const match = firefight({ guideline: '8', cards: 'real' })
    playAnswers(match, ['variant', 'no'], ...wins, ...wins.slice(2), ...wins.slice(2), ['side', 'german-1'])
    playAnswers(match, ['map', '1'], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
    playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'vp'), ...typed('german-15', 'vp'))
    playAnswers(match, ...typed('soviet-15', 'units', '0', ['units']), ['units', ['soviet Rifle 01']])
    playAnswers(match, ...typed('german-06', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
    expect(match.question).toMatchObject({
      id: 'coh.reaction',
      to: playerOf(match.situation, 'soviet-2').seat,
    })
  })
})

test('near a new Control Marker only one card is placed, told or not', () => {
  const match = duel('5')
  playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units'), ...typed('german-06', 'vp'))
  playAnswers(match, ['play', 'soviet-03-bottom'], ...typed('german-07', 'vp', '0', ['marker']), [
    'marker',
    4,
  ])
  playAnswers(match, ['markerHex', '1-I09'])
  expect(logTexts(match).at(-1)).toBe(
    'The units of one card may be placed within 3 hexes of it. You are asked next about cards whose units you have named; to place the units of one of these cards instead, choose “none” there: Soviet card 05.',
  )
  expect(optionIds(match)).toEqual(['soviet-03', 'none'])
})

describe('G 3.7.2: a Control Marker for the Soviets by a German card', () => {
  const placing = (side: 'german' | 'soviet', count: number) => {
    const match = duel('5')
    for (let nth = 0; nth < count; nth += 1)
      corrected(match, moved(`marker ${side}`, 'supply', `1-D${String(3 + 2 * nth).padStart(2, '0')}`))
    return playAnswers(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4])
  }

  test('is placed while one of their six is left', () => {
    expect(placing('soviet', 5).question?.id).toBe('coh.markerHex')
    const match = placing('soviet', 6)
    expect(match.question?.id).toBe('coh.play')
    expect(logTexts(match)).toContain('All 6 Control Markers of the Soviets are on maps: no more are placed.')
    expect(match.situation.markers).toHaveLength(6)
  })

  test('is placed however many of the Germans lie there', () => {
    expect(placing('german', 6).question?.id).toBe('coh.markerHex')
  })
})

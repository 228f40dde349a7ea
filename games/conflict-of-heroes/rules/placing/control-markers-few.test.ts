import { type FormQuestion, format, explainWhyNot } from '@opfor/kernel'
import { playAnswers, narrowingLines, decisionsOf } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { playerOf } from '../../table/situation.ts'
import { corrected, moved, standing } from '../../testing/corrected.ts'
import { askedNow, atOnce, byForms, namesOffered } from '../../testing/by-forms.ts'
import { duel, firefight, typed, wins } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const rifles = ['soviet Rifle 01', 'soviet Rifle 02', 'soviet Rifle 03']

describe('G 3.7.2, units near a new Control Marker, in few questions:', () => {
  const marked = (...cards: readonly (readonly string[])[]) => {
    const match = byForms()
    for (const [nth, units] of cards.entries())
      playAnswers(match, atOnce(`german-0${5 + nth}-vp`), atOnce(`soviet-0${5 + nth}-units`, [], units))
    playAnswers(match, atOnce('german-08-vp', ['marker']), ['atOnceNumbers', { marker: 4 }])
    return playAnswers(match, ['markerHex', '1-I09'])
  }

  test('those of the only card that waits are asked for in one form', () => {
    const match = marked(rifles)
    expect(standing(match)).toBe('placeAll')
    expect(askedNow(match)).toContain(
      'A Control Marker of the Soviets is on I09: which of their units are placed within 3 hexes of it, and where? The others enter from the edge.',
    )
  })

  test('a single unit is asked for by itself', () => {
    const match = marked(['soviet Rifle 01'])
    expect(standing(match)).toBe('place')
    playAnswers(match, ['place', '1-I10'])
    expect(match.situation.units['soviet Rifle 01']?.at).toBe('1-I10')
  })

  test('with two cards that wait it is asked of which', () => {
    const match = marked(['soviet Rifle 01'], ['soviet Rifle 02'])
    expect(standing(match)).toBe('reaction')
    expect(namesOffered(match)).toEqual([
      'Soviet card 05: Soviet Rifle 01',
      'Soviet card 06: Soviet Rifle 02',
      'none',
    ])
  })

  test('a unit of the card that is on the map already is not placed again', () => {
    const match = byForms()
    playAnswers(match, atOnce('german-05-vp'), atOnce('soviet-05-units', ['place'], rifles))
    playAnswers(match, ['placeAll', { rifle01: '1-K09', rifle02: 'off', rifle03: 'off' }])
    playAnswers(match, atOnce('german-08-vp', ['marker']), ['atOnceNumbers', { marker: 4 }])
    playAnswers(match, ['markerHex', '1-I09'])
    const { fields } = match.question as unknown as FormQuestion<Readonly<Record<string, unknown>>>
    expect(Object.keys(fields)).toEqual(['rifle02', 'rifle03'])
  })
})

describe('G 3.7.2, where a Control Marker lies:', () => {
  test('the player of the card is asked, and its place is told', () => {
    const match = playAnswers(duel('5'), ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4])
    expect(match.question).toMatchObject({
      id: 'coh.markerHex',
      to: playerOf(match.situation, 'german').seat,
    })
    expect(askedNow(match)).toBe('Where do you place the Control Marker of the Soviets?')
    expect(loggedByAnswers(match, ['markerHex', '1-I09'])).toEqual([
      'Place a Control Marker of the Soviets on I09.',
      'No units from a units card of the Soviets wait beside the edge: nothing is placed near it.',
    ])
    expect(decisionsOf(match, 'marker').at(-1)?.by.cite.number).toBe('G 3.7.2')
  })

  test('not on another, not in water, and at its distance', () => {
    const pack = { opfor: 1, title: '', terrain: { 1: { I09: 'water' } } }
    const match = duel('5', {}, pack)
    corrected(match, moved('marker soviet', 'supply', '1-I15'))
    playAnswers(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I11'])
    expect(narrowingLines(match, 'marker')).toEqual(['free', 'dry', 'rank', 'tie'])
    const [decision] = decisionsOf(match, 'marker')
    expect(decision && format(explainWhyNot(decision, '1-E09'))).toContain(
      'as many hexes from the entry edge as the card says',
    )
  })
})

test('G 4.2: where one of a side places none, the other is asked for the cards that are theirs', () => {
  const match = firefight({ guideline: '8', cards: 'real' })
  playAnswers(match, ['variant', 'no'], ...wins, ...wins.slice(2), ...wins.slice(2), ['side', 'german-1'])
  playAnswers(match, ['map', '1'], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
  playAnswers(match, ...typed('german-05', 'vp'), ...typed('soviet-05', 'units', '0', ['units']))
  playAnswers(match, ['units', ['soviet Rifle 01']], ...typed('german-15', 'vp'))
  playAnswers(match, ...typed('soviet-15', 'units', '0', ['units']), ['units', ['soviet Rifle 02']])
  playAnswers(match, ...typed('german-06', 'vp', '0', ['marker']), ['marker', 4], ['markerHex', '1-I09'])
  expect(match.question?.to).toBe(playerOf(match.situation, 'soviet-1').seat)
  playAnswers(match, ['reaction', 'none'])
  expect(match.question).toMatchObject({ id: 'coh.reaction', to: playerOf(match.situation, 'soviet-2').seat })
})

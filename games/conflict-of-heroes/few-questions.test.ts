import { type FormQuestion, visibleFields, type Json, format } from '@opfor/kernel'
import { playAnswers, newMatch, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from './index.ts'
import { bothWays, countedQuestions } from '../../evidence/games/conflict-of-heroes/proofs/questions.ts'
import { missionOf } from './table/situation.ts'
import { wins } from './testing/matches.ts'

function solo(options: Readonly<Record<string, Json>> = {}) {
  const match = newMatch(conflictOfHeroes, { options: { cards: 'real', guideline: '5', ...options } })
  return playAnswers(match, ['variant', 'no'], ...wins, ['mapAndEdge', { map: '1', edge: 'A' }])
}

const told = (what: string, more: Json = {}) =>
  ['atOnce', { what, caps: 0, units: [], more: [], ...(more as object) }] as const

describe('what belongs together is one form:', () => {
  test('the map and the entry edge', () => {
    const { situation } = solo()
    expect(situation.maps).toEqual([{ map: 1, x: 0, y: 0 }])
    expect(situation.players.map(({ edge }) => edge?.edge)).toEqual(['A', 'L'])
  })

  test('a card, its half, its CAPs, its units and what else it does', () => {
    const match = playAnswers(solo(), told('german-05-units', { caps: 2, units: ['german Rifle 01'] }))
    expect(match.situation.plays).toMatchObject([
      { card: 'german-05', half: 'bottom', told: { section: 'units', caps: 2, units: ['Rifle 01'] } },
    ])
    playAnswers(match, told('soviet-05-vp', { more: ['marker', 'actions'] }))
    expect(match.question?.id).toBe('coh.atOnceNumbers')
    playAnswers(match, ['atOnceNumbers', { marker: 3, actions: 1 }])
    expect(match.situation.plays[1]?.told).toMatchObject({ section: 'vp', marker: 3, actions: 1 })
    expect(match.question?.id).toBe('coh.markerHex')
  })

  test('card and half first, and of a half only what nobody knows', () => {
    const { question } = solo({
      pack: { opfor: 1, title: '', cards: { 'german-05': { top: { section: 'vp' }, bottom: { caps: 1 } } } },
    })
    const { fields } = question as unknown as FormQuestion<Readonly<Record<string, unknown>>>
    const asked = (what: string) => visibleFields(fields, { what }).slice(1)
    expect(visibleFields(fields, {})).toEqual(['what'])
    expect(asked('german-02-bottom')).toEqual([])
    expect(asked('german-06-neither')).toEqual([])
    expect(asked('german-05-bottom')).toEqual(['units', 'more'])
    expect(asked('german-05-top')).toEqual(['caps'])
    expect(asked('german-06-special')).toEqual(['caps', 'units', 'more'])
    const known = fields['what']?.options?.find(({ id }) => id === 'german-02-bottom')
    expect([known?.under?.heading, known?.under?.name].map((each) => each && format(each))).toEqual([
      'German card 02',
      'bottom: Rifle 03, Pioneer 16, LMG 11 and +1 CAP',
    ])
  })

  test('of two Condition Cards the bottom that is known is not asked', () => {
    const conditions = { 'condition-1': { bottom: { caps: 1, lasts: true } } }
    const match = solo({ cards: 'real', pack: { opfor: 1, title: '', conditions } })
    playAnswers(match, told('german-05-special', { more: ['conditions'] }))
    playAnswers(match, ['conditions', ['condition-1', 'condition-2']])
    const { fields } = match.question as unknown as FormQuestion<Readonly<Record<string, unknown>>>
    expect(visibleFields(fields, { top: 'condition-2' })).toEqual(['top', 'topCaps'])
    expect(visibleFields(fields, { top: 'condition-1' })).toHaveLength(6)
  })

  test('a card that neither half can be played of is discarded', () => {
    expect(logTexts(playAnswers(solo(), told('german-05-neither'))).join()).toContain('German card 05')
    expect(playAnswers(solo(), told('german-05-neither')).situation.plays).toEqual([])
  })

  test('units near a Control Marker, each with its hex, and those that stay off', () => {
    const match = solo()
    playAnswers(match, told('german-05-units', { units: ['german Rifle 01', 'german Rifle 02'] }))
    playAnswers(match, told('soviet-05-vp', { more: ['marker'] }), ['atOnceNumbers', { marker: 3 }])
    playAnswers(match, ['markerHex', '1-C06'])
    expect(match.question && format(match.question.text)).toMatch(
      /Name each hex by its label, such as [A-L]\d\d\.$/,
    )
    playAnswers(match, ['placeAll', { rifle01: '1-C06', rifle02: 'off' }])
    expect(match.situation.units).toMatchObject({
      'german Rifle 01': { at: '1-C06' },
      'german Rifle 02': { at: 'edge' },
    })
  })

  test('real Defense Counters: only the side that is up is told, and all hexes; of two on one hex one is asked again', () => {
    const match = playAnswers(solo(), told('german-05-special', { more: ['defense'] }))
    playAnswers(
      match,
      ['atOnceNumbers', { defense: 2 }],
      ['realSides', { counter1: 'wire', counter2: 'mine' }],
    )
    playAnswers(match, ['defenseHexes', { counter1: '1-F06', counter2: '1-F06' }])
    expect(match.question?.id).toBe('coh.defenseHex')
    playAnswers(match, ['defenseHex', '1-G06'])
    expect(match.situation.defenses.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'wire wire 1-F06',
      'mine mine 1-G06',
    ])
  })

  test('a real Defense Counter turned to a side that the cup has none of is the other side of one that it has', () => {
    const pack = { opfor: 1, title: '', cup: { bunker: 0 }, backs: { hasty: [], trench: ['bunker'] } }
    const match = playAnswers(solo({ pack }), told('german-05-special', { more: ['defense'] }))
    const before = match.situation.cup.length
    playAnswers(
      match,
      ['atOnceNumbers', { defense: 2 }],
      ['realSides', { counter1: 'wire', counter2: 'bunker' }],
    )
    playAnswers(match, ['defenseHexes', { counter1: '1-F06', counter2: '1-F06' }], ['defenseHex', '1-G06'])
    expect(match.situation.defenses.at(-1)).toMatchObject({ kind: 'trench bunker', at: '1-G06' })
    expect(match.situation.cup).toHaveLength(before - 2)
  })

  test('a map that is added, with the edge to which it is joined', () => {
    const match = playAnswers(solo(), told('german-05-special', { more: ['addMap'] }))
    playAnswers(match, ['mapAndJoin', { map: '3', join: '1-18-turned' }])
    expect(match.situation.maps[1]).toMatchObject({ map: 3, turned: true })
  })

  test('the faces of all tiles, then the spaces of the Mission Track with the handicap', () => {
    const match = solo()
    playAnswers(match, told('german-05-vp'))
    for (let nth = 0; nth < 20 && match.question?.id === 'coh.atOnce'; nth += 1) {
      const side = nth % 2 === 0 ? 'soviet' : 'german'
      playAnswers(match, told(`${side}-${String(6 + Math.floor(nth / 2)).padStart(2, '0')}-neither`))
    }
    playAnswers(
      match,
      ['yourSide', 6],
      ['faces', { area05: 'track', symbol05: 'shield', marks05: ['yellow'] }],
    )
    playAnswers(match, ['beforeMission', { start: 3, end: 2, handicap: 'none' }])
    expect(logTexts(match).at(-1)).toBe(
      'Space 2 is not beyond the space where the marker begins. Enter a higher space for the end.',
    )
    playAnswers(match, ['beforeMission', { start: 0, end: 20, handicap: 'caps1' }])
    expect(missionOf(match.situation)).toMatchObject({
      marker: 0,
      end: 20,
      faces: { '05': { yellow: true, parameter: 'none' } },
    })
    expect(logTexts(match).join()).toContain('You begin Round 1 with')
  })
})

describe('a half-filled pack plays like no pack where it is silent:', () => {
  const pack = (bottom: Json): Json => ({ opfor: 1, title: '', cards: { 'german-05': { bottom } } })

  test('units that it does not tell are told in the form, and what it tells stays', () => {
    const match = playAnswers(
      solo({ pack: pack({ caps: 1 }) }),
      told('german-05-bottom', { caps: 3, units: ['german Rifle 01'] }),
    )
    expect(match.situation.plays[0]?.told).toMatchObject({ caps: 1, units: ['Rifle 01'] })
  })

  test('CAPs that it does not tell are told in the form', () => {
    const match = playAnswers(
      solo({ pack: pack({ units: ['Rifle 02'] }) }),
      told('german-05-bottom', { caps: 3 }),
    )
    expect(match.situation.plays[0]?.told).toMatchObject({ caps: 3, units: ['Rifle 02'] })
  })

  function askedOfSheet(sheet: Json): readonly string[] {
    const match = solo({
      pack: { opfor: 1, title: '', sheets: { defenseSheet: sheet, offenseSheet: sheet } },
    })
    for (let nth = 0; nth < 20 && match.question?.id === 'coh.atOnce'; nth += 1) {
      const side = nth % 2 === 0 ? 'german' : 'soviet'
      playAnswers(match, told(`${side}-${String(6 + Math.floor(nth / 2)).padStart(2, '0')}-neither`))
    }
    const { question } = playAnswers(match, ['yourSide', 6], ['sheet', 1])
    expect(question?.id).toBe('coh.beforeMission')
    return Object.keys((question as unknown as { readonly fields: object }).fields)
  }

  test('a pack that knows the sheet leaves only the handicap to ask', () => {
    expect(askedOfSheet({ start: 0, ends: { 5: 20 } })).toEqual(['handicap'])
  })

  test('a pack whose end does not lie beyond its start is asked for the end', () => {
    expect(askedOfSheet({ start: 3, ends: { 5: 3 } })).toEqual(['end', 'handicap'])
  })
})

describe('the cost, with an owner who says what is printed:', () => {
  test.each([
    ['1', false, 20],
    ['2', false, 30],
    ['1', true, 12],
    ['2', true, 16],
  ])('Guideline %s, full pack %s: at most %i questions in the median', (guideline, hasPack, most) => {
    expect(countedQuestions(15, { guideline, hasPack, asking: 'few' }).median).toBeLessThanOrEqual(most)
  })

  test('no question is dropped that decides: the same missions as one thing after another', () => {
    for (let seed = 0; seed < 4; seed += 1)
      for (const hasPack of [false, true]) expect(bothWays(seed, { guideline: '2', hasPack })).toEqual([])
  })
})

import { type FormQuestion, visibleFields, type Json } from '@opfor/kernel'
import { playAnswers, newMatch, optionIds, answerChance, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { corrected, moved, standing } from '../../testing/corrected.ts'
import { askedNow, atOnce, byForms } from '../../testing/by-forms.ts'
import { duel, firefight, solo, typed, wins } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

function packOf(...numbers: readonly string[]): Json {
  const half = (number: string) => ({
    top: { section: 'vp', caps: 0 },
    bottom: { caps: 0, units: [`Rifle ${number}`] },
  })
  const sides = ['german', 'soviet']
  const cards = sides.flatMap((side) => numbers.map((number) => [`${side}-${number}`, half(number)] as const))
  return { opfor: 1, title: '', cards: Object.fromEntries(cards) }
}

type Form = FormQuestion<Readonly<Record<string, unknown>>>

describe('G 3.0, in few questions:', () => {
  const known = () => {
    const pack = packOf('01', '02', '03', '04')
    const match = newMatch(conflictOfHeroes, { options: { cards: 'real', guideline: '1', pack } })
    return playAnswers(match, ...wins, ['mapAndEdge', { map: '1', edge: 'A' }])
  }

  test('what is known of one card does not keep the others from being told in the form', () => {
    expect(standing(byForms({ pack: packOf('05') }))).toBe('atOnce')
  })

  test('with all cards known only the card and its half are asked', () => {
    const match = known()
    expect(standing(match)).toBe('play')
    playAnswers(match, ['play', 'german-01-top'])
    expect(match.situation.plays).toMatchObject([{ card: 'german-01', half: 'top' }])
  })

  test('of a known card more can be told, and of no other', () => {
    const match = playAnswers(known(), ['play', 'german-02'])
    expect(standing(match)).toBe('atOnce')
    const { fields } = match.question as unknown as Form
    expect(fields['what']?.options?.map(({ id }) => id)).toEqual([
      'german-02-top',
      'german-02-bottom',
      'german-02-neither',
    ])
    expect(visibleFields(fields, { what: 'german-02-top' })).toContain('more')
    expect(visibleFields(fields, { what: 'german-02-neither' })).not.toContain('more')
    playAnswers(match, atOnce('german-02-top', ['actions']), ['atOnceNumbers', { actions: 1 }])
    expect(match.situation.plays).toMatchObject([
      { card: 'german-02', half: 'top', told: { section: 'vp', actions: 1 } },
    ])
  })

  test('or it is discarded, and counts as played', () => {
    const match = playAnswers(known(), ['play', 'german-02'])
    expect(loggedByAnswers(match, atOnce('german-02-neither'))).toContain(
      'German card 02 of the German player is discarded; it counts as played.',
    )
    expect(match.situation.plays).toEqual([])
  })
})

describe('G 3.0, who plays what is told:', () => {
  test('with real cards', () => {
    const match = duel('5')
    expect(askedNow(match)).toBe('Which card does the German player play?')
    expect(match.question?.secret ?? false).toBe(false)
    const told = loggedByAnswers(match, ...typed('german-05', 'vp'))
    expect(told[0]).toBe('The German player plays German card 05.')
    expect(told.join()).not.toMatch(/Draw two cards|goes back on top/)
  })

  test('from a hand that the app has dealt, in secret; the other cards stay in it', () => {
    const match = firefight({ guideline: '1' })
    playAnswers(match, ...wins, ['side', 'german'], ['map', '1'], ['edge', '1-A'], ['handicap', 'none'])
    answerChance(match)
    expect(match.question).toMatchObject({ id: 'coh.play', secret: true })
    const card = optionIds(match).find((id) => !/top|bottom/.test(id)) ?? ''
    const told = loggedByAnswers(match, ['play', card], ['half', 'neither'])
    expect(told[0]).toBe(`The German player plays German card ${card.slice(-2)}.`)
    expect(told.join()).not.toMatch(/Draw two cards|goes back on top/)
    expect(match.situation.players[0]?.hand).toHaveLength(3)
  })
})

test('G 3.0: a card that is gone while it is told is not played', () => {
  const match = playAnswers(duel('5'), ['play', 'german-05'], ['half', 'vp'], ['caps', '0'])
  corrected(match, moved('german-05', 'deck-german', 'discard'))
  expect(loggedByAnswers(match, ['more', []])).toEqual(['German card 05 is no longer available to play.'])
  expect(match.situation.plays).toEqual([])
})

describe('G 5.2, solo two cards are drawn:', () => {
  test('by the app they are told, and the one that is not played goes back on top', () => {
    const match = solo({ cards: 'app', guideline: '1' })
    expect(askedNow(match)).toBe('Which Generator Card does the German player draw?')
    const drawn = logTexts(answerChance(match)).slice(-2)
    const [first = '', second = ''] = match.situation.players[0]?.hand ?? []
    expect(drawn.toSorted()).toEqual(
      [first, second].map((card) => `Drawn: German card ${card.slice(-2)}.`).toSorted(),
    )
    expect(match.question).toMatchObject({ id: 'coh.play' })
    expect(match.question?.secret ?? false).toBe(false)
    const told = loggedByAnswers(match, ['play', first], ['half', 'neither'])
    expect(told.slice(0, 2)).toEqual([
      `The German player plays German card ${first.slice(-2)}.`,
      `German card ${second.slice(-2)} goes back on top of its deck.`,
    ])
    expect(told.join()).not.toContain('Draw two cards')
    expect(match.situation.decks['german']?.top).toEqual([second])
  })

  test('with real cards it is told to draw them', () => {
    const match = solo()
    expect(loggedByAnswers(match, ...typed('german-05', 'vp'))).toContain(
      'Draw two cards from the deck of the Soviet player, play one of them, and put the other back on top of the deck.',
    )
  })
})

import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { rankFrom } from '../../table/maps/maps.ts'
import { firefight, typed, wins } from '../../testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

const rolls = [...wins, ...wins.slice(2)]

const cardEighteen = (guideline: string, hand: number) => {
  const match = firefight({ guideline, cards: 'app' })
  playAnswers(
    match,
    ['ownRounds', 5],
    ['ownFrom', 18],
    ['ownTo', 18],
    ['ownActions', '02-13'],
    ['ownDrawn', 1],
  )
  playAnswers(match, ['ownHand', hand], ['ownCaps', 3], ['ownHand', hand], ['ownCaps', 3], ['ownMaps', 1])
  playAnswers(match, ...wins)
  if (guideline === 'own-4') playAnswers(match, ...wins.slice(2), ...wins.slice(2))
  playAnswers(match, ['side', optionIds(match)[0] ?? ''], ['map', '1'], ['edge', '1-A'])
  if (match.question?.id === 'coh.optional') playAnswers(match, ['optional', false])
  if (match.question?.id === 'coh.handicap') playAnswers(match, ['handicap', 'none'])
  if (match.question?.id === 'coh.deal') playAnswers(match, ['deal', hand === 0 ? [] : ['german-18']])
  return logTexts(match)
}

describe('three players', () => {
  const three = (how: string) => {
    const match = firefight({ guideline: 'own-3', cards: 'real' }, by('wideEdge', how))
    playAnswers(match, ['ownTwo', 'german'], ['ownRounds', 4], ['ownFrom', 1], ['ownTo', 16])
    playAnswers(match, ['ownActions', '02-13'], ['ownDrawn', 1], ['ownHand', 8], ['ownCaps', 6])
    playAnswers(match, ['ownHand', 4], ['ownCaps', 3], ['ownMaps', 2], ...rolls, ['side', 'german-1'])
    playAnswers(match, ['map', '1'], ['addMap', '3'], ['join', '1-18'], ['edge', '1-A'])
    return match
  }

  test('wideEdge: the third chooses an edge on a side that nobody uses, or of a map where nobody enters', () => {
    expect(optionIds(three('whole'))).toEqual(['1-02', '3-18'])
    expect(optionIds(three('one'))).toEqual(['1-02', '3-A', '3-L', '3-18'])
  })

  test("markerEdge: one's own edge is not that of a team-mate", () => {
    const match = firefight({ guideline: '7', cards: 'real' }, by('markerEdge', 'own'))
    playAnswers(match, ['variant', 'no'], ...rolls, ['side', 'german-1'], ['map', '2'], ['edge', '2-A'])
    playAnswers(match, ['edge', '2-18'], ['optional', false], ['handicap', 'none'])
    playAnswers(match, ...typed('german-05', 'vp', '0', ['marker']), ['marker', 4])
    expect(optionIds(match)).toHaveLength(17)
    expect(optionIds(match).every((hex) => rankFrom('A', hex) === 4)).toBe(true)
  })
})

test('a deck of one card is named by that card', () => {
  expect(cardEighteen('own', 1)).toContain(
    'The app draws from these Generator Decks: German card 18 and Soviet card 18.',
  )
  expect(cardEighteen('own', 1)).toContain('Your hand: German card 18.')
})

test('a hand without cards', () => {
  expect(cardEighteen('own-4', 0)).toContain('You have no card in hand.')
})

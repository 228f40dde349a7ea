import { type LiveMatch, withParams, format } from '@opfor/kernel'
import { playAnswers, optionIds, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import type { Situation } from '../../table/situation.ts'
import { discardRest, duel, firefight, solo, typed, wins } from '../../testing/matches.ts'
import { words } from '../words.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const begun = [['markerStart', 0] as const, ['end', 20] as const, ['soloHandicap', 'none'] as const]

function four(): LiveMatch<Situation> {
  const match = firefight({ guideline: '8', cards: 'real' })
  playAnswers(match, ['variant', 'no'], ...wins, ...wins.slice(2), ...wins.slice(2), ['side', 'german-1'])
  return playAnswers(match, ['map', '1'], ['edge', '1-A'], ['optional', false], ['handicap', 'none'])
}

test('with one card left in a deck it is drawn alone', () => {
  const match = solo({ guideline: '1' })
  for (const _ of [1, 2, 3, 4, 5, 6]) {
    const own = optionIds(match).find((id) => !/top|bottom/.test(id)) ?? ''
    playAnswers(match, ['play', own], ['half', 'neither'])
  }
  expect(logTexts(match).at(-1)).toBe('Draw the last card from the deck of the German player, and play it.')
})

test('one CAP and one Action Card are told as one', () => {
  const match = duel('5')
  playAnswers(match, ...typed('german-05', 'units', '-3'))
  expect(logTexts(match)).toContain('Put the Command marker of the German player on 1 CAP.')
  const mission = solo()
  discardRest(mission)
  playAnswers(mission, ['yourSide', 1], ['sheet', 1], ...begun, ['mission', 'caps'], ['capsLeft', 1])
  expect(logTexts(mission).at(-1)).toBe('You have 1 CAP.')
  expect(format(withParams(words.actions, { player: 'German player', count: 1 }))).toBe(
    'The German player draws 1 Action Card each Round.',
  )
})

test('G 4.2: team-mates share a Record Board', () => {
  expect(loggedByAnswers(four(), ...typed('german-05', 'vp'))).toContain(
    'German card 05 goes under Victory Points on the Record Board of the Germans.',
  )
})

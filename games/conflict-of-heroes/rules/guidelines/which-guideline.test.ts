import { playAnswers, newMatch, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { guidelines } from '../../table/guidelines/guidelines.ts'
import { conflictOfHeroes } from '../../index.ts'
import { askedNow, namesOffered } from '../../testing/by-forms.ts'
import { firefight } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'
import { varied } from './which-guideline.ts'

describe('G 2.1, 7: the variant of a Guideline', () => {
  test('is for all at the table to decide', () => {
    const match = firefight({ guideline: '2' })
    expect(match.question).toMatchObject({ id: 'coh.variant', to: 'table' })
    expect(namesOffered(match)).toEqual(['no variant', 'with the variant'])
    playAnswers(match, ['variant', 'yes'])
    expect(match.question).toMatchObject({ id: 'coh.hand', to: 'table' })
    expect(askedNow(match)).toBe('Which Hand Size for both players?')
  })

  test.each(guidelines.filter(({ variant }) => variant !== undefined && variant.reversed !== true))(
    'leaves the players and their order of play as they are: Guideline $id',
    (guideline) => {
      const { players, order } = varied(guideline, guideline.variant ?? {}, 5)
      expect(players.map(({ id, side }) => [id, side])).toEqual(
        guideline.players.map(({ id, side }) => [id, side]),
      )
      expect(order).toEqual(guideline.order)
    },
  )
})

test('G 5.0: a solo mission needs a Guideline for two, and the player chooses it', () => {
  const match = newMatch(conflictOfHeroes, { options: { mode: 'solo', guideline: '7' } })
  expect(match.question).toMatchObject({ id: 'coh.soloGuideline', to: 'player' })
  expect(askedNow(match)).toBe('Which Guideline? A solo mission needs one for two players.')
  expect(optionIds(match)).toEqual(['1', '2', '3', '4', '5', '6'])
  const two = guidelines.find(({ id }) => id === '2')
  const told = loggedByAnswers(match, ['soloGuideline', '2'])
  expect(told).toEqual([`You play ${two?.name.text}.`])
})

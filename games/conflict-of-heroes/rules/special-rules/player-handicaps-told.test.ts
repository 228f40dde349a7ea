import { format } from '@opfor/kernel'
import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { missionOf } from '../../table/situation.ts'
import { discardRest, solo, typed } from '../../testing/matches.ts'
import { loggedByAnswers } from '../../testing/logged-by-answers.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

function developed(wishes: Parameters<typeof solo>[1] = {}) {
  const match = solo({}, wishes)
  playAnswers(match, ...typed('german-05', 'units', '+2'), ...typed('soviet-05', 'units'))
  discardRest(match)
  return playAnswers(match, ['yourSide', 6], ['sheet', 4], ['markerStart', 0], ['end', 20])
}

describe('G 6.3, what may be done for you, or for the AI:', () => {
  test('you start with 1 or 2 CAPs less, or 1 or 2 Command Cards are removed', () => {
    const { question } = developed()
    expect(question).toMatchObject({ id: 'coh.soloHandicap', to: 'player' })
    expect(question?.options?.map(({ name }) => format(name))).toEqual([
      'neither',
      'too easy: you start with 1 fewer CAP',
      'too easy: you start with 2 fewer CAPs',
      'too difficult: 1 Command Card is removed',
      'too difficult: 2 Command Cards are removed',
    ])
  })

  test('with neither the CAPs and the cards stay as they are, and nothing is told of them', () => {
    const match = developed()
    const { caps, deck } = missionOf(match.situation)
    const told = loggedByAnswers(match, ['soloHandicap', 'none']).join()
    expect(told).not.toContain('You begin')
    expect(told).not.toContain('Take out')
    expect(missionOf(match.situation)).toMatchObject({ caps, deck })
  })

  test('the CAPs that are left are told, for the first Round or for each (fewerCaps)', () => {
    expect(loggedByAnswers(developed(by('fewerCaps', 'first')), ['soloHandicap', 'caps1'])).toContain(
      'You begin Round 1 with 3 CAPs.',
    )
    expect(loggedByAnswers(developed(by('fewerCaps', 'every')), ['soloHandicap', 'caps2'])).toContain(
      'You begin each Round with 2 CAPs.',
    )
  })

  test('cards that are removed are named, and your CAPs stay', () => {
    const match = developed()
    const told = loggedByAnswers(match, ['soloHandicap', 'cards2'], ['remove', ['20', '55']])
    expect(told).toContain('Take out Order Card 20 and Order Card 55.')
    expect(told.join()).not.toContain('You begin')
    expect(missionOf(match.situation).caps).toBe(4)
  })

  test.each([
    ['cards1', ['55'], 40],
    ['cards2', ['54', '55'], 39],
  ])('%s: where CAPs have added enough, no other card is removed', (handicap, cards, left) => {
    const match = playAnswers(developed(by('removed', 'only')), ['soloHandicap', handicap])
    expect(optionIds(match)).toEqual(['54', '55'])
    const told = loggedByAnswers(match, ['remove', cards])
    expect(told.filter((line) => line.startsWith('Take out'))).toHaveLength(1)
    expect(match.question?.id).toBe('coh.mission')
    expect(missionOf(match.situation).deck.rest).toHaveLength(left)
  })
})

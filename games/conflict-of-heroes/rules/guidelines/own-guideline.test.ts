import { playAnswers, optionIds } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { firefight, wins } from '../../testing/matches.ts'

const by = (id: string, to: string) => ({ rulings: { [`conflict-of-heroes.${id}`]: to } })

describe('G 2.0, a guideline of your own for three:', () => {
  const three = (role: string, guideline = 'own-3', wishes = {}) => {
    const match = firefight({ guideline, cards: 'real' }, wishes)
    if (guideline === '7') playAnswers(match, ['variant', 'no'])
    else {
      playAnswers(match, ['ownTwo', 'german'], ['ownRounds', 4], ['ownFrom', 1], ['ownTo', 16])
      playAnswers(match, ['ownActions', '02-13'], ['ownDrawn', 1], ['ownHand', 4], ['ownCaps', 3])
      playAnswers(match, ['ownHand', 8], ['ownCaps', 6], ['ownMaps', 1])
    }
    return playAnswers(match, ...wins, ...wins.slice(2), ['side', role], ['map', '1'])
  }

  test.each([
    ['german-1', ['german-1', 'soviet', 'german-2', 'soviet'], 'german-2'],
    ['german-2', ['german-2', 'soviet', 'german-1', 'soviet'], 'german-1'],
    ['soviet', ['soviet', 'german-1', 'soviet', 'german-2'], 'german-2'],
  ])('%s has the initiative and goes first, then by turns: %o', (role, order, third) => {
    const match = three(role)
    expect(match.situation.order).toEqual(order)
    expect(match.question?.to).toBe('player-1')
    playAnswers(match, ['edge', '1-A'])
    expect(optionIds(match)).toEqual(['1-02', '1-18'])
    playAnswers(match, ['edge', '1-18'])
    const at = Object.fromEntries(match.situation.players.map(({ id, edge }) => [id, edge?.edge]))
    expect([at[role], at[third]]).toEqual(['A', '18'])
    expect(Object.values(at)).toContain('L')
  })

  test('printedOrder: in Guideline 7 the order begins as printed, or with the Initiative Player', () => {
    const order = (how: string) => three('soviet', '7', by('printedOrder', how)).situation.order
    expect(order('printed')).toEqual(['german-1', 'soviet', 'german-2', 'soviet'])
    expect(order('initiative')).toEqual(['soviet', 'german-2', 'soviet', 'german-1'])
    const match = three('soviet', '7', by('printedOrder', 'initiative'))
    expect(match.situation.players.find(({ seat }) => seat === match.question?.to)?.id).toBe('german-1')
  })
})

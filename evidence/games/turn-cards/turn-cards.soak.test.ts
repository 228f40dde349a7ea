import { describe, expect, test } from 'vitest'
import { registry } from '../../../games/index.ts'
import { checkedCards } from './checked-cards.ts'
import { germanFor } from '../programs/german.ts'

describe.each(registry.filter(({ turnCard }) => turnCard !== undefined))('$id', (game) => {
  test('every card leads to the table after it, and the situations agree with its headline', () => {
    const cards = Array.from({ length: 4 }, (_, seed) =>
      checkedCards(game, seed, germanFor(game.id), 150),
    ).flat()
    expect(cards.length).toBeGreaterThan(10)
    expect(cards.some(({ isJudged }) => isJudged)).toBe(true)
    expect(cards.flatMap(({ seed, problems }) => problems.map((each) => `seed ${seed}: ${each}`))).toEqual([])
  })
})

import { chanceOf, digest, type Journal, resume } from '@opfor/kernel'
import { type Act, newMatch, randomAct, randomWishes, value } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { shelf } from './index.ts'

const matches = 15
const acts = 150
const usual: readonly Act['do'][] = ['answer', 'answer', 'answer', 'answer', 'answer', 'answer']
const deeds = [...usual, 'correct', 'overrule', 'undo', 'redo'] as const

describe.each(shelf)('$id', (game) => {
  test.each([0, matches])(
    'bears whatever people do at random, and its journal plays again to the same situation, from seed %i',
    (from) => {
      const done = new Set<string>()
      for (let seed = from; seed < from + matches; seed += 1) {
        const match = newMatch(game, randomWishes(game, seed), seed)
        const random = chanceOf(seed, 1)
        for (let count = 0; count < acts; count += 1) {
          const what = deeds[random(deeds.length)] ?? 'answer'
          if (randomAct(match, { do: what, by: random(1_000_000) })) done.add(what)
        }
        const again = resume(game, JSON.parse(JSON.stringify(match.journal)) as Journal)
        expect(digest(value(again).situation)).toBe(digest(match.situation))
      }
      expect(done).toEqual(new Set(deeds))
    },
  )
})

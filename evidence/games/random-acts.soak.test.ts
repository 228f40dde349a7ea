import { seededRandom, digestValue, type Journal, resumeMatch } from '@opfor/kernel'
import {
  type RandomCommand,
  newMatch,
  performRandomCommand,
  randomSettings,
  unwrap,
} from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { registry } from '../../games/index.ts'

const matches = 15
const acts = 150
const usual: readonly RandomCommand['do'][] = ['answer', 'answer', 'answer', 'answer', 'answer', 'answer']
const deeds = [...usual, 'correct', 'overrule', 'undo', 'redo'] as const

describe.each(registry)('$id', (game) => {
  test.each([0, matches])(
    'bears whatever people do at random, and its journal plays again to the same situation, from seed %i',
    (from) => {
      const done = new Set<string>()
      for (let seed = from; seed < from + matches; seed += 1) {
        const match = newMatch(game, randomSettings(game, seed), seed)
        const random = seededRandom(seed, 1)
        for (let count = 0; count < acts; count += 1) {
          const what = deeds[random(deeds.length)] ?? 'answer'
          if (performRandomCommand(match, { do: what, by: random(1_000_000) })) done.add(what)
        }
        const again = resumeMatch(game, JSON.parse(JSON.stringify(match.journal)) as Journal)
        expect(digestValue(unwrap(again).situation)).toBe(digestValue(match.situation))
      }
      expect(done).toEqual(new Set(deeds))
    },
  )
})

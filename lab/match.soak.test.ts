import { registry } from '@opfor/games'
import { describe, expect, test } from 'vitest'
import { policyNames } from './policies/policies.ts'
import { playAndReplay } from './testing/play-and-replay.ts'

/** Without a score, a policy that looks ahead is slow: it plays each answer to the end. */
const games = registry.filter(({ canSimulate, heuristics }) => canSimulate && heuristics === undefined)

describe.each(games)('$title', (game) => {
  test.each(policyNames)('the match that %s played opens as a journal and ends the same', (name) => {
    const [played, replayed] = playAndReplay(game, name, 3)
    expect(replayed).toEqual(played)
  })
})

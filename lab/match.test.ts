import { registry } from '@opfor/games'
import { formQuestion, type Game, message, resolveSettings, type Table, yesNo } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { describe, expect, test } from 'vitest'
import { playMatch, requireSettings } from './match.ts'
import { type PolicyName, policyNames } from './policies/policies.ts'
import { translateAnswer, playAhead } from './policies/play-ahead.ts'
import { playAndReplay } from './testing/play-and-replay.ts'

type Memory = Table<unknown>['memory']

/** Policies that look ahead are fast only for games with a score; match.soak.test.ts has the others. */
function quickFor({ heuristics }: Game): readonly PolicyName[] {
  return heuristics === undefined ? ['random'] : policyNames
}

const games: readonly Game[] = [smallGame, ...registry.filter(({ canSimulate }) => canSimulate)]

describe.each(games)('$title', (game) => {
  test.each(quickFor(game).flatMap((name) => [3, 4].map((seed) => [name, seed] as const)))(
    'the match that %s played from seed %i opens as a journal and ends the same',
    (name, seed) => {
      const [played, replayed] = playAndReplay(game, name, seed)
      expect(replayed).toEqual(played)
    },
  )

  test('playing ahead from the middle of a turn with the original answers reaches the same situation', () => {
    const starts: { readonly situation: unknown; readonly memory: Memory; readonly factCount: number }[] = []
    const answers: unknown[][] = []
    const settings = requireSettings(game, {})
    const { situation } = playMatch(game, settings, { name: 'random', budget: 0 }, 5, undefined, {
      turnBegins: ({ now, memory }) => {
        starts.push({ situation: now, memory, factCount: memory.length })
        answers.push([])
      },
      asked: (_, answer) => answers.at(-1)?.push(answer),
    })
    for (const [turn, start] of starts.entries()) {
      const all = answers[turn] ?? []
      const since = all.slice(0, all.length >> 1)
      const rest = all.slice(since.length)
      const reached = playAhead(
        { game, ...start, isSetup: turn === 0, since },
        (question) => translateAnswer(question, rest.shift()),
        0,
      )
      expect(reached).toEqual({ situation: starts[turn + 1]?.situation ?? situation, question: undefined })
    }
  })
})

test('unknown settings are rejected', () => {
  const input = { options: { nonsense: 1 } }
  expect(resolveSettings(smallGame, input).ok).toBe(false)
  expect(() => requireSettings(smallGame, input)).toThrow('nonsense')
})

test('the answer to a form with fewer fields is not an answer to one with more fields', () => {
  const text = message('lab.seen', 'Is it seen?')
  const seen = yesNo('seen', 'table', text)
  const less = formQuestion<{ readonly seen: boolean }>('told', 'table', text, { seen })
  const more = formQuestion<{ readonly seen: boolean; readonly near: boolean }>('told', 'table', text, {
    seen,
    near: seen,
  })
  expect(translateAnswer(less, { seen: true })).toEqual({ seen: true })
  expect(translateAnswer(more, { seen: true })).toBeUndefined()
})

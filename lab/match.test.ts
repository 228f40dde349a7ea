import { shelf } from '@opfor/games'
import { type Game, resume, settled, type Table } from '@opfor/kernel'
import { smallGame } from '@opfor/kernel/small-game'
import { describe, expect, test } from 'vitest'
import { journalOf, playMatch, settingsOf } from './match.ts'
import { policyNames } from './policies.ts'
import { asAnswerTo, playAhead } from './position.ts'

type Memory = Table<unknown>['memory']

const games: readonly Game[] = [smallGame, ...shelf.filter(({ canSimulate }) => canSimulate)]

describe.each(games)('$title', (game) => {
  test.each(policyNames)('the match that %s played opens as a journal and ends the same', (name) => {
    for (const seed of [3, 4]) {
      const choice = { name, budget: 20 }
      const played = playMatch(game, settingsOf(game, {}), choice, seed)
      const opened = resume(game, journalOf(game, {}, choice, seed))
      expect(opened.ok && opened.value.outcome).toEqual(played.outcome)
      expect(opened.ok && opened.value.situation).toEqual(played.situation)
    }
  })

  test('a match played ahead from the middle of a turn with the answers of the match ends the turn as it did', () => {
    const starts: { readonly situation: unknown; readonly memory: Memory; readonly facts: number }[] = []
    const answers: unknown[][] = []
    const settings = settingsOf(game, {})
    const { situation } = playMatch(game, settings, { name: 'random', budget: 0 }, 5, undefined, {
      turnBegins: ({ now, memory }) => {
        starts.push({ situation: now, memory, facts: memory.length })
        answers.push([])
      },
      asked: (_, answer) => answers.at(-1)?.push(answer),
    })
    for (const [turn, start] of starts.entries()) {
      const all = answers[turn] ?? []
      const since = all.slice(0, all.length >> 1)
      const rest = all.slice(since.length)
      const reached = playAhead(
        { game, ...start, fresh: turn === 0, since },
        (question) => asAnswerTo(question, rest.shift()),
        0,
      )
      expect(reached).toEqual({ situation: starts[turn + 1]?.situation ?? situation, question: undefined })
    }
  })
})

test('settings that the game does not know are refused', () => {
  const wishes = { options: { nonsense: 1 } }
  expect(settled(smallGame, wishes).ok).toBe(false)
  expect(() => settingsOf(smallGame, wishes)).toThrow('nonsense')
})

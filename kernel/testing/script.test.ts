import { expect, test } from 'vitest'
import type { LiveMatch } from '../index.ts'
import { smallGame } from '../small-game/index.ts'
import {
  playAnswers,
  matchFrom,
  newMatch,
  optionIds,
  answerChance,
  type ScriptedAnswer,
  turn,
  playTurnAsProposed,
} from './index.ts'

const towers = ['hill', 'ford', 'mill', 'wood']
const setUp: readonly ScriptedAnswer[] = [
  ['tracked', true],
  ...[5, 10, 15, 20].map((inches): ScriptedAnswer => ['setup', inches]),
  ['lit', towers],
]
const guards: readonly ScriptedAnswer[] = [
  ['guard', 'ford'],
  ['guard', 'mill'],
]
const answers = ({ journal }: LiveMatch<unknown>) =>
  journal.entries.flatMap((entry) => ('q' in entry ? [[entry.q, entry.by, entry.seat]] : []))

test('a scripted answer is a person’s, one that the script passes over comes from the seed', () => {
  const match = playAnswers(turn(newMatch(smallGame), ...setUp), ...guards)
  expect(answers(match).slice(-3)).toEqual([
    ['small.card', 'seed', undefined],
    ['small.guard', 'person', undefined],
    ['small.guard', 'person', undefined],
  ])
  const real = playAnswers(turn(newMatch(smallGame), ...setUp), ['card', ['raid']])
  expect(answers(real).at(-1)).toEqual(['small.card', 'person', undefined])
})

test('it stops at the end of the script, before chance answers', () => {
  expect(playAnswers(newMatch(smallGame), ...setUp).question?.id).toBe('small.card')
})

test('a person who is asked something else is an error, with the question in words', () => {
  expect(() => playAnswers(newMatch(smallGame), ['guard', 'hill'])).toThrow(
    'small.tracked is asked, not guard: Does the program follow the table?',
  )
  expect(() => turn(newMatch(smallGame))).toThrow('small.tracked is asked, not nothing')
})

test('so is an answer that is rejected, and a script that goes on when the match is over', () => {
  expect(() => playAnswers(newMatch(smallGame), ['tracked', 7])).toThrow(/^small\.tracked: /)
  const { situation } = newMatch(smallGame)
  const over = matchFrom(smallGame, { ...situation, turn: 9 })
  expect(() => playAnswers(over, ['card', ['raid']])).toThrow('The match is over, and card was never asked.')
})

test('a turn ends with the turn or with set-up, and uses up its script', () => {
  const match = turn(newMatch(smallGame), ...setUp)
  expect([match.question?.id, match.situation.turn]).toEqual(['small.card', 1])
  turn(match, ['card', ['raid']], ...guards)
  expect([match.question?.id, match.situation.turn]).toEqual(['small.card', 2])
  expect(() => turn(match, ...guards, ['burns', true])).toThrow('Never asked: burns')
})

test('a first turn in which nothing is asked has ended already', () => {
  const match = newMatch({ ...smallGame, *setup() {} })
  expect(turn(match).steps).toEqual([])
  expect(() => turn(match, ['tracked', true])).toThrow('Never asked: tracked')
})

test('it ends with the match too', () => {
  const { situation } = turn(newMatch(smallGame), ...setUp)
  const last = matchFrom(smallGame, { ...situation, turn: 8 })
  expect(turn(last, ['card', ['raid']], ...guards).outcome?.way).toBe('held')
})

test('in a turn as proposed a person takes what is proposed', () => {
  const match = turn(newMatch(smallGame), ...setUp)
  playTurnAsProposed(match, ['card', ['lull']], ...guards)
  expect(answers(match).at(-1)).toEqual(['small.tracked', 'person', undefined])
  expect(() => playTurnAsProposed(match, ['card', ['lull']])).toThrow('small.guard is asked, not nothing')
})

test('a match from a situation takes it as it is', () => {
  const { situation } = newMatch(smallGame)
  expect(matchFrom(smallGame, { ...situation, turn: 7.5 }).situation.turn).toBe(7.5)
})

test('an invalid match throws its problem', () => {
  expect(() => newMatch(smallGame, { options: { length: 0 } })).toThrow('length')
  expect(() => newMatch(smallGame, {}, 1, 'nothing')).toThrow('The entered position: ')
})

test('chance rolls on until a person is asked; what is offered is known by id', () => {
  const match = answerChance(turn(newMatch(smallGame), ...setUp))
  expect([match.question?.id, optionIds(match)]).toEqual(['small.guard', ['hill', 'ford']])
  expect(() => optionIds(newMatch(smallGame))).toThrow('small.tracked offers nothing.')
})

import { chanceAnswererFor, beginMatch, type LiveMatch, type Game, autoPlay, format } from '@opfor/kernel'
import { registry } from '@opfor/games'
import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'
import { progressText } from './progress-text.ts'

function startedMatch(
  game: Game | undefined,
  options: Readonly<Record<string, string>> = {},
): LiveMatch<unknown> {
  const match = game === undefined ? undefined : beginMatch(game, 7, { options })
  if (match?.ok !== true) throw new Error('The match could not be started.')
  autoPlay(match.value, chanceAnswererFor({ dice: 'app', draws: 'app' }))
  return match.value
}

const findGame = (id: string): Game | undefined => registry.find((game) => game.id === id)
const progressOfMatch = (match: LiveMatch<unknown>): string => format(progressText(progressOf(match)))

test('the progress shows the turn of the game', () => {
  expect(progressOfMatch(startedMatch(findGame('blood-and-plunder')))).toBe('turn 1')
  expect(progressOfMatch(startedMatch(findGame('admiral')))).toMatch(/^turn \d$/)
})

test('otherwise it shows completed turns or answers', () => {
  expect(progressOfMatch(startedMatch(findGame('blitzkrieg')))).toBe('1 turn')
  expect(progressOfMatch(startedMatch(findGame('conflict-of-heroes')))).toBe('0 answers')
})

test('the first option is shown, and others if they differ from the default', () => {
  const chosen = (options?: Readonly<Record<string, string>>) =>
    progressOf(startedMatch(findGame('blitzkrieg'), options)).chosen?.map((each) => format(each))
  expect(chosen()).toEqual(['Easy: three rolls, one cell each'])
  expect(chosen({ difficulty: 'hard', where: 'table' })).toEqual([
    'Hard: four rolls, two cells each',
    'At a physical board: the app does not know your reserve',
  ])
})

test('a sample shows no options that it was prepared with', () => {
  const match = startedMatch(findGame('conflict-of-heroes'), { mode: 'solo', cards: 'real', asking: 'each' })
  const chosen = () => progressOf(match).chosen?.map((each) => format(each))
  expect(chosen()).toHaveLength(2)
  expect(match.answer('1', 'policy').ok).toBe(true)
  expect(chosen()).toEqual(['A solo mission, generated and then played'])
})

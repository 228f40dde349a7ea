import { answersOf, begin, type Conversation, type Game, playOn, say } from '@opfor/kernel'
import { shelf } from '@opfor/games'
import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'
import { progressTold } from './progress-told.ts'

function begun(
  game: Game | undefined,
  options: Readonly<Record<string, string>> = {},
): Conversation<unknown> {
  const match = game === undefined ? undefined : begin(game, 7, { options })
  if (match?.ok !== true) throw new Error('There is no such match.')
  playOn(match.value, answersOf({ dice: 'app', draws: 'app' }))
  return match.value
}

const called = (id: string): Game | undefined => shelf.find((game) => game.id === id)
const told = (match: Conversation<unknown>): string => say(progressTold(progressOf(match)))

test('the turn that a game counts itself is told', () => {
  expect(told(begun(called('blood-and-plunder')))).toBe('turn 1')
  expect(told(begun(called('admiral')))).toMatch(/^turn \d$/)
})

test('turns that ended are counted where they are such as people count; else answers', () => {
  expect(told(begun(called('blitzkrieg')))).toBe('1 turn')
  expect(told(begun(called('conflict-of-heroes')))).toBe('0 answers')
})

test('what was chosen first is told, and of the rest what is not as usual', () => {
  const chosen = (options?: Readonly<Record<string, string>>) =>
    progressOf(begun(called('blitzkrieg'), options)).chosen?.map((each) => say(each))
  expect(chosen()).toEqual(['Easy: three rolls, one cell each'])
  expect(chosen({ difficulty: 'hard', where: 'table' })).toEqual([
    'Hard: four rolls, two cells each',
    'At a physical board: the app does not know your reserve',
  ])
})

import { choice, message, number, type MatchOption, yesNo } from '@opfor/kernel'
import { unwrapProblem } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { requireGame } from '../testing/games.ts'
import { isAsked } from './ask-settings.ts'
import { parseOptions } from './set-up.ts'

const words = (text: string) => message(text, text)
const onMap: Pick<MatchOption, 'isApplicable'> = { isApplicable: (_, { way }) => way === 'map' }
const inches = number('control', 'player', words('How near?'), { from: 1, to: 12, unit: words('inches') })

test.each<[string, MatchOption]>([
  [
    'a choice',
    {
      question: choice('c', 'player', words('Which?'), [{ id: 'a', name: words('a') }]),
      default: 'a',
      ...onMap,
    },
  ],
  ['a number', { question: inches, default: 4, ...onMap }],
  ['yes or no', { question: yesNo('y', 'player', words('May it?')), default: false, ...onMap }],
])('%s that does not go with what is chosen is not asked for', (_, option) => {
  expect([isAsked(option, { way: 'map' }), isAsked(option, { way: 'asked' })]).toEqual([true, false])
})

test('a pack is asked for, because it has samples and files as options', () => {
  const battle = requireGame('admiral').options.find(({ question }) => question.id === 'battle')
  expect(battle && isAsked(battle, {})).toBe(true)
})

test('a file name without @ is rejected with a hint', () => {
  const admiral = requireGame('admiral')
  expect(unwrapProblem(parseOptions(admiral, ['battle=mine.json']))).toContain(
    'To read a file, use battle=@mine.json.',
  )
  expect(unwrapProblem(parseOptions(admiral, ['where=mine']))).not.toContain('A file is read')
})

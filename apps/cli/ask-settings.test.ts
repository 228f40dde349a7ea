import { choice, message, number, type Option, yesNo } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { isAsked } from './ask-settings.ts'
import { gameOf } from './testing/games.ts'

const words = (text: string) => message(text, text)
const onMap: Pick<Option, 'goesWith'> = { goesWith: (_, { way }) => way === 'map' }
const inches = number('control', 'player', words('How near?'), { from: 1, to: 12, unit: words('inches') })

test.each<[string, Option]>([
  [
    'a choice',
    {
      question: choice('c', 'player', words('Which?'), [{ id: 'a', name: words('a') }]),
      standard: 'a',
      ...onMap,
    },
  ],
  ['a number', { question: inches, standard: 4, ...onMap }],
  ['yes or no', { question: yesNo('y', 'player', words('May it?')), standard: false, ...onMap }],
])('%s that does not go with what is chosen is not asked for', (_, option) => {
  expect([isAsked(option, { way: 'map' }), isAsked(option, { way: 'asked' })]).toEqual([true, false])
})

test('a pack is asked for, because it has samples and files as options', () => {
  const battle = gameOf('admiral').options.find(({ question }) => question.id === 'battle')
  expect(battle && isAsked(battle, {})).toBe(true)
})

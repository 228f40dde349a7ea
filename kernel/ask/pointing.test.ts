import { expect, test } from 'vitest'
import { message } from '../say/message.ts'
import { isPointed, leadsTo, optionsByTap } from './pointing.ts'
import type { Pointing } from './question.ts'
import { choice } from './questions/choice.ts'

const text = message('test.which', 'Which?')
const options = ['north', 'south', 'none'].map((id) => ({ id, name: text }))

function asked(points?: Pointing) {
  return choice('test.which', 'player', text, options, { points })
}

test('an option without ids stands for the piece or place with its own id', () => {
  const question = asked({ by: 'place' })
  expect([isPointed(question), leadsTo(question, 'north'), optionsByTap(question).get('south')]).toEqual([
    true,
    ['north'],
    'south',
  ])
})

test('an option stands for all ids that it leads to, or for none', () => {
  const leads = { north: ['hill', 'wood'], south: ['ford'], none: [] } as const
  const question = asked({ by: 'place', leadsTo: (id) => leads[id as keyof typeof leads] })
  expect(leadsTo(question, 'north')).toEqual(['hill', 'wood'])
  expect(['wood', 'ford', 'none', 'north'].map((id) => optionsByTap(question).get(id))).toEqual([
    'north',
    'south',
    undefined,
    undefined,
  ])
})

test.each([
  ['a question that only speaks of pieces', { about: ['north'] }],
  ['a question that points at nothing', undefined],
])('%s is not answered by a tap', (_, points) => {
  const question = asked(points)
  expect([isPointed(question), leadsTo(question, 'north'), optionsByTap(question).get('north')]).toEqual([
    false,
    [],
    undefined,
  ])
})

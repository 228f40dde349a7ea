import { expect, test } from 'vitest'
import { namesFor } from './index.ts'
import { known } from './testing.ts'

const named = (heading: string, id = 'blitzkrieg') =>
  namesFor(heading, known(id)).map(({ name, kind }) => `${kind}: ${name}`)

test('a list knows the facts, numbers and conditions of its printed lines, and those that the game publishes', () => {
  expect(named('Theatre')).toEqual(
    expect.arrayContaining([
      'fact: you lead there',
      'fact: bombing is free there',
      'number: VP for the open campaign',
      "number: the bot's lead",
      'condition: Counterattack',
      'condition: the bot has {n} VP or more',
    ]),
  )
})

test('a column knows its actions, a chart its results, and a heading that is no list nothing', () => {
  expect(named('Command points', 'blood-and-plunder')).toContain('action: Rally')
  expect(named('Chart 1', 'blood-and-plunder')[0]).toMatch(/^result: /)
  expect(named('Weather', 'blood-and-plunder')).toEqual([])
})

import { expect, test } from 'vitest'
import { lineTold } from '../explain/line-told.ts'
import { Tally } from '../explain/tally.ts'
import { cite } from '../say/citation.ts'
import { say } from '../say/language.ts'
import { message } from '../say/message.ts'
import { scripted } from '../small-game/scripted.ts'
import { Table } from '../ask/table.ts'
import { cards, steps } from './section.ts'

const page = cite('Weather', 'The morning')
const morning = steps('morning', 'Morning', page, [
  { key: 'look', number: '1', text: 'Look out of the window.' },
  { key: 'take', number: '2', text: message('written', '{words}', { words: 'Take {one} coat.' }) },
])
const sky = cards('sky', 'Sky', page, [{ key: 'rain', text: 'Rain: stay inside.' }])

test('steps and cards are declared as the lines of a list are', () => {
  expect([morning, sky].map(({ kind }) => kind)).toEqual(['steps', 'cards'])
  const lines = [morning, sky].flatMap((each) => each.lines)
  expect(lines.map(({ id, how, number, text }) => [id, how, number, say(text)])).toEqual([
    ['morning.look', 'step', '1', 'Look out of the window.'],
    ['morning.take', 'step', '2', 'Take {one} coat.'],
    ['sky.rain', 'card', undefined, 'Rain: stay inside.'],
  ])
})

test('a step that is taken is counted, and told in Why', () => {
  const tally = new Tally()
  const table = new Table({}, undefined, tally)
  morning.reach(table, 'look')
  sky.reach(table, 'rain')
  expect([...tally.lines]).toEqual([
    ['morning.look', { spoke: 1, decided: 1 }],
    ['sky.rain', { spoke: 1, decided: 1 }],
  ])
  const { told } = scripted({}, function* (table) {
    morning.reach(table, 'look')
    sky.reach(table, 'rain')
  })
  expect(told.flatMap((one) => (one.kind === 'reached' ? [say(lineTold(one))] : []))).toEqual([
    '1. Look out of the window.',
    'Rain: stay inside.',
  ])
})

test('a line has a name of its own', () => {
  const twice = [
    { key: 'a', text: 'A' },
    { key: 'a', text: 'B' },
  ]
  expect(() => steps('s', 'S', page, twice)).toThrow('Two lines of the section s are called s.a.')
})

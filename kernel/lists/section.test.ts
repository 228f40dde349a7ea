import { expect, test } from 'vitest'
import { lineTold } from '../explain/line-told.ts'
import { Tally } from '../explain/tally.ts'
import { cite } from '../say/citation.ts'
import { say } from '../say/language.ts'
import { message } from '../say/message.ts'
import { scripted } from '../small-game/scripted.ts'
import { Table } from '../ask/table.ts'
import { cards, type Section, steps } from './section.ts'

const page = cite('Weather', 'The morning')
const mornings = () =>
  steps('morning', 'Morning', page, [
    { key: 'look', number: '1', text: 'Look out of the window.' },
    { key: 'take', number: '2', text: message('written', '{words}', { words: 'Take {one} coat.' }) },
  ])
const skies = () => cards('sky', 'Sky', page, [{ key: 'rain', text: 'Rain: stay inside.' }])

test('steps and cards are declared as the lines of a list are', () => {
  expect([mornings(), skies()].map(({ kind }) => kind)).toEqual(['steps', 'cards'])
  const lines = [mornings(), skies()].flatMap((each) => each.lines)
  expect(lines.map(({ id, how, number, text }) => [id, how, number, say(text)])).toEqual([
    ['morning.look', 'step', '1', 'Look out of the window.'],
    ['morning.take', 'step', '2', 'Take {one} coat.'],
    ['sky.rain', 'card', undefined, 'Rain: stay inside.'],
  ])
})

test('a step that is taken is counted, and told in Why', () => {
  const tally = new Tally()
  const table = new Table({}, undefined, tally)
  mornings().reach(table, 'look')
  skies().reach(table, 'rain')
  expect([...tally.lines]).toEqual([
    ['morning.look', { spoke: 1, decided: 1 }],
    ['sky.rain', { spoke: 1, decided: 1 }],
  ])
  const { told } = scripted({}, function* (table) {
    mornings().reach(table, 'look')
    skies().reach(table, 'rain')
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

test('a line that is not declared cannot be reached', () => {
  const wide: Section = skies()
  expect(() => wide.reach(new Table({}), 'snow')).toThrow('The section sky has no line snow.')
})

test('a section and its lines rest on no ruling and no condition, and stand under its heading', () => {
  const written = steps('s', message('own', 'Its own words'), page, [{ key: 'a', text: 'A' }])
  expect(say(written.title)).toBe('Its own words')
  expect([say(mornings().title), mornings().title.id, mornings().cite]).toEqual(['Morning', 'morning', page])
  expect(written.lines[0]).toMatchObject({ cite: page, rulings: [], given: [] })
})

test('a step is taken where nobody records it, and where the recorder does not count steps', () => {
  expect(() => mornings().reach(new Table({}), 'look')).not.toThrow()
  const deaf = {} as unknown as Tally
  expect(() => mornings().reach(new Table({}, undefined, deaf), 'look')).not.toThrow()
})

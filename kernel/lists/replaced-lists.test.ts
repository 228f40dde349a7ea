import { expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { message } from '../messages/message.ts'
import { chart } from './chart.ts'
import { fewest, most } from './filter.ts'
import { type Action, actionColumn } from './action-column.ts'
import type { PriorityList } from './priority-list.ts'
import { priorityList } from './priority-list.ts'
import { registerLists, withReplacedLists } from './replaced-lists.ts'
import type { ReplacedLists } from './replaced-lists.ts'
import { scripted } from '../small-game/scripted.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { tieByPrintedOrder } from './tie-break.ts'
import { Table } from '../ask/table.ts'

interface Situation {
  readonly stones: readonly Stone[]
  readonly rulings: Readonly<Record<string, string>>
}

const page = cite('Stones', 'Choosing')
const house = cite('Mine', 'Stone', '1')
const now: Situation = { stones: stones('a1', 'b2'), rulings: {} }

const heaviest = priorityList<Stone, Situation>(
  'stone',
  'Stone',
  page,
  [most(1, 'the heaviest', ({ weight }) => weight)],
  tieByPrintedOrder('the first'),
)

const lightest: PriorityList<Stone, Situation> = priorityList<Stone, Situation>(
  heaviest.id,
  heaviest.title.text,
  page,
  [
    {
      ...fewest<Stone, Situation>(1, 'the lightest', ({ weight }) => weight),
      id: 'stone.house',
      cite: house,
    },
  ],
  heaviest.tie,
  heaviest.more,
)

function replacing(name: string, lists: ReplacedLists): Situation {
  registerLists(name, lists)
  return withReplacedLists(now, name)
}

function chosenIn(situation: Situation) {
  const { result, told } = scripted(situation, (table) => heaviest(table, (now) => now.stones))
  const [decision] = told
  const rules =
    decision?.kind === 'decision'
      ? decision.lines.map((line) => ('rule' in line ? [line.rule.id, line.rule.cite.book] : []))
      : []
  return { chosen: result?.id, rules }
}

test('a list is replaced in the situations that name its replacement, and in no other', () => {
  const replaced = replacing('mine', new Map([['stone', lightest]]))
  expect(chosenIn(replaced)).toEqual({ chosen: 'a', rules: [['stone.house', 'Mine']] })
  expect(chosenIn(now)).toEqual({ chosen: 'b', rules: [['stone.1', 'Stones']] })
})

test('lists that are not replaced are read themselves, also where the replacement is itself', () => {
  expect(chosenIn(replacing('nothing', new Map())).chosen).toBe('b')
  expect(chosenIn(replacing('itself', new Map([['stone', heaviest]]))).chosen).toBe('b')
})

test('a situation that names unknown lists is not played by printed ones', () => {
  const lost = { ...now, rulings: { replacedBy: 'lost' } }
  expect(() => chosenIn(lost)).toThrow('Unknown lists: lost.')
})

test('two hundred sets of lists are known, those used last', () => {
  const mine = replacing('mine', new Map([['stone', lightest]]))
  for (let nth = 1; nth < 200; nth += 1) registerLists(`other ${nth}`, new Map())
  expect(chosenIn(mine).chosen).toBe('a')
  registerLists('mine', new Map([['stone', lightest]]))
  registerLists('one more', new Map())
  expect(chosenIn(mine).chosen).toBe('a')
  expect(() => chosenIn(withReplacedLists(now, 'other 1'))).toThrow('Unknown lists: other 1.')
})

test('a column is replaced', () => {
  const done: string[] = []
  const action = (id: string): Action<Situation> => ({
    id,
    name: message(id, id),
    *can() {
      return function* perform() {
        done.push(id)
      }
    },
  })
  const [hold, march] = [action('hold'), action('march')]
  const printed = actionColumn<Situation>('column', 'Column', page, [hold, march])
  const other = actionColumn<Situation>(printed.id, printed.title.text, page, [march, hold], {
    ...printed.more,
    cited: (id) => (id === 'march' ? house : undefined),
  })
  expect(other.lines.map(({ cite: { book } }) => book)).toEqual(['Mine', 'Stones'])
  scripted(replacing('column', new Map([['column', other]])), (table) => printed(table))
  scripted(now, (table) => printed(table))
  expect(done).toEqual(['march', 'hold'])
})

test('a chart is replaced', () => {
  const printed = chart('chart', 'Chart', page, { low: { near: 'hold' }, high: { near: 'march' } })
  const other = printed.with({ low: { near: 'march' }, high: { near: 'march' } }, (key) =>
    key === 'low.near' ? house : undefined,
  )
  const replaced = replacing('chart', new Map([['chart', other]]))
  expect(printed.read(new Table(replaced), 'low', 'near')).toBe('march')
  expect(printed.read(new Table(now), 'low', 'near')).toBe('hold')
  expect(other.lines.map(({ cite: { book } }) => book)).toEqual(['Mine', 'Stones'])
})

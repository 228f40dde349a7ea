import { describe, expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { type Action, actionColumn } from './action-column.ts'
import { format } from '../messages/language.ts'
import { formatLine } from '../explain/format-line.ts'
import { message } from '../messages/message.ts'
import { ask } from '../ask/procedure.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import { Correction, scripted } from '../small-game/scripted.ts'

interface Camp {
  readonly can: readonly string[]
  readonly done: readonly string[]
}

const page = cite('Camp', 'Orders')
const start: Camp = { can: [], done: [] }
const cannot = message('cannot', 'nobody is awake')

function action(id: string): Action<Camp, string> {
  return {
    id,
    name: message(id, id),
    *can(table, about) {
      if (!table.now.can.includes(id)) return cannot
      return function* () {
        const done = [...table.now.done, `${id} ${about}`]
        table.change({ ...table.now, done }, message('done', 'Done.'))
      }
    },
  }
}

const asking: Action<Camp, string> = {
  id: 'ask',
  name: message('ask', 'ask'),
  *can(table) {
    const sure = yield* ask(table, () => yesNo('sure', 'table', message('sure', 'Sure?')))
    return sure ? function* () {} : cannot
  },
}

const column = () => actionColumn('camp', 'Orders', page, [action('run'), action('hide'), action('wait')])
const asked = () => actionColumn('camp', 'Orders', page, [action('run'), asking, action('wait')])

describe('a column', () => {
  test('declares its actions in order', () => {
    expect({ ...column() }).toMatchObject({ id: 'camp', kind: 'column', cite: page })
    expect(format(column().title)).toBe('Orders')
    expect(column().lines.map(({ id, how }) => `${id} ${how}`)).toEqual([
      'camp.run action',
      'camp.hide action',
      'camp.wait action',
    ])
    expect(column().lines[0]).toMatchObject({
      cite: page,
      given: [],
      rulings: [],
      text: message('run', 'run'),
    })
  })

  test('performs the first action that can be performed, and no other', () => {
    const { result, table, told } = scripted({ ...start, can: ['hide', 'wait'] }, (t) => column()(t, 'now'))
    expect(result?.id).toBe('hide')
    expect(table.now.done).toEqual(['hide now'])
    expect(told.map(({ kind }) => kind)).toEqual(['decision', 'change'])
  })

  test('tells what was tried, what stood against it and what could be', () => {
    const { told } = scripted({ ...start, can: ['hide'] }, (table) => column()(table, 'now'))
    const [decision] = told
    expect(decision).toMatchObject({ chosen: { id: 'hide' }, about: 'now', number: 0, open: false })
    const lines = decision?.kind === 'decision' ? decision.lines : []
    expect(
      lines.map((line) =>
        line.kind === 'tried' ? [line.rule.id, line.action.id, line.could, line.against] : [],
      ),
    ).toEqual([
      ['camp.run', 'run', false, cannot],
      ['camp.hide', 'hide', true, undefined],
    ])
  })

  test("tells the booklet's numbers of its actions, where it has them", () => {
    const numbers: Readonly<Record<string, string>> = { run: '1', hide: '3' }
    const numbered = actionColumn('camp', 'Orders', page, [action('run'), action('hide')], {
      number: (id) => numbers[id],
    })
    const { told } = scripted({ ...start, can: ['hide'] }, (table) => numbered(table, 'now'))
    const lines = told[0]?.kind === 'decision' ? told[0].lines : []
    expect(lines.map((line) => format(formatLine(line)))).toEqual([
      '1. run cannot be performed: nobody is awake',
      '3. hide: can be performed',
    ])
  })

  test('performs nothing if nothing can be performed', () => {
    const { result, ended, table, told } = scripted(start, (t) => column()(t, 'now'))
    expect([result, ended, table.now.done]).toEqual([undefined, true, []])
    expect(told[0]).toMatchObject({ chosen: undefined, open: false })
  })

  test('looks again from the top after a correction', () => {
    const {
      result,
      told,
      asked: questions,
    } = scripted(start, (table) => asked()(table, 'now'), [
      new Correction((now) => ({ ...now, can: ['run'] })),
      true,
    ])
    expect(result?.id).toBe('run')
    expect(questions.map(({ id }) => id)).toEqual(['sure', 'sure'])
    expect(told.map(({ kind }) => kind)).toEqual(['decision', 'change'])
    expect(told[0]).toMatchObject({ number: 0 })
    expect(told[0]?.kind === 'decision' && told[0].lines).toHaveLength(1)
  })

  test('asks nothing further down before it has looked again', () => {
    const question = (id: string): Action<Camp, string> => ({
      id,
      name: message(id, id),
      *can(table) {
        yield* ask(table, () => yesNo(id, 'table', message(id, id)))
        return cannot
      },
    })
    const both = actionColumn('camp', 'Orders', page, [question('one'), question('two')])
    const { asked: ids } = scripted(start, (table) => both(table, 'now'), [
      new Correction((now) => now),
      true,
      true,
    ])
    expect(ids.map(({ id }) => id)).toEqual(['one', 'one', 'one', 'two'])
  })

  test('asks on the way down only as far as it must', () => {
    const none = scripted({ ...start, can: ['run'] }, (table) => asked()(table, 'now'))
    expect([none.result?.id, none.asked]).toEqual(['run', []])
    const denied = scripted({ ...start, can: ['wait'] }, (table) => asked()(table, 'now'), [false])
    expect(denied.result?.id).toBe('wait')
  })
})

import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { resolveSettings } from '../settings.ts'
import { integer, parseWith, record, text } from '../../read/shape.ts'
import { named } from '../../small-game/pieces.ts'
import { unwrapProblem } from '../../testing/index.ts'
import { pack } from './pack.ts'

const shape = record<{ readonly height: number }>({ height: integer(1, 9) })
const tower = pack('tower', message('tower', 'Which tower?'), {
  schema: shape.schema,
  labels: { height: message('tower.height', 'Height') },
  samples: [named('printed'), { ...named('ours'), pack: { height: 3 } }],
  check: (json) => parseWith(shape, json),
})

test('a pack is entered before a match by the player', () => {
  const { id, text: words, form } = tower
  expect(pack(id, words, form)).toMatchObject({ id: 'tower', kind: 'entry', to: 'player' })
  expect(tower.options.map(({ id }) => id)).toEqual(['printed', 'ours'])
})

test('a pack that comes with the game is kept by its id', () => {
  expect(tower.parse('ours')).toEqual({ ok: true, value: 'ours' })
  expect(unwrapProblem(tower.parse('theirs'))).toBe('"theirs" is not one of: printed, ours.')
})

test('an entered pack is kept whole, and read strictly', () => {
  expect(tower.parse({ height: 4 })).toEqual({ ok: true, value: { height: 4 } })
  expect(tower.write({ height: 4 })).toEqual({ height: 4 })
  expect(unwrapProblem(tower.parse({ height: 10 }))).toBe(
    'height: a whole number from 1 to 9 is expected, not 10',
  )
  expect(unwrapProblem(tower.parse(undefined))).toBe('an object is expected, not nothing')
})

test('the whole of it is what was entered, or what the sample holds', () => {
  expect(tower.whole('ours')).toEqual({ height: 3 })
  expect(tower.whole('printed')).toBeUndefined()
  expect(tower.whole({ height: 5 })).toEqual({ height: 5 })
})

test('a random pack is one of those that come with the game', () => {
  expect([0, 1].map((nth) => tower.sample(() => nth))).toEqual(['printed', 'ours'])
})

test("a match keeps of a pack what is not its owner's own text", () => {
  const noted = pack('tower', named('tower').name, {
    ...tower.form,
    check: (json) => parseWith(record({ height: integer(1, 9), note: text() }), json),
    withoutTexts: (json) => ({ ...(json as object), note: '' }),
  })
  expect(noted.parse({ height: 4, note: 'mine' })).toEqual({ ok: true, value: { height: 4, note: '' } })
  expect(
    resolveSettings(
      { options: [{ question: noted, default: 'ours' }], rulings: [] },
      {
        options: { tower: { height: 4, note: 'mine' } },
      },
    ),
  ).toMatchObject({ ok: true, value: { options: { tower: { height: 4, note: '' } } } })
})

import { expect, test } from 'vitest'
import type { Json } from '../../read/json.ts'
import { message } from '../../messages/message.ts'
import { unwrapProblem } from '../../testing/index.ts'
import { formQuestion } from './form.ts'
import { number } from './number.ts'
import { yesNo } from './yes-no.ts'

const text = message('where', 'Where does it stand?')
const fields = {
  inches: number('inches', 'table', text, { from: 0, to: 30, unit: message('inch', 'inches') }),
  seen: yesNo('seen', 'table', text),
}
const form = formQuestion('where', 'table', text, fields)

test('a form reads each field by its own question', () => {
  expect(form.parse({ inches: 3, seen: true })).toEqual({ ok: true, value: { inches: 3, seen: true } })
  expect(form.write({ inches: 3, seen: false })).toEqual({ inches: 3, seen: false })
})

test('an invalid form returns the field and its problem', () => {
  expect(unwrapProblem(form.parse({ inches: 31, seen: true }))).toBe(
    'inches: A number from 0 to 30 is expected, not 31.',
  )
})

test('a form misses the field that is left out', () => {
  expect(unwrapProblem(form.parse({ inches: 3 }))).toBe('seen: Yes (true) or no (false), not nothing.')
})

test('a form refuses a field that it does not have', () => {
  expect(unwrapProblem(form.parse({ inches: 3, seen: true, more: 1 }))).toBe('There is no field "more".')
  const hostile = JSON.parse('{ "inches": 3, "seen": true, "__proto__": {} }') as Json
  expect(unwrapProblem(form.parse(hostile))).toBe('There is no field "__proto__".')
})

test('a form takes nothing from what a value inherits', () => {
  const inherits = Object.create({ inches: 3, seen: true }) as { readonly [key: string]: Json }
  expect(form.parse(inherits).ok).toBe(false)
})

test.each(['[]', 'null', '3', '"x"'])('a form is not %s', (json) => {
  expect(unwrapProblem(form.parse(JSON.parse(json) as Json))).toBe(`A form is expected, not ${json}.`)
})

test('a form samples each of its fields', () => {
  expect(form.sample((below) => below - 1)).toEqual({ inches: 30, seen: true })
})

test('a form may be secret and may propose', () => {
  const proposal = { inches: 1, seen: false }
  const secret = formQuestion('where', 'north', text, fields, { secret: true, proposal })
  expect(secret).toMatchObject({ id: 'where', kind: 'entry', to: 'north', text, secret: true, proposal })
  expect(formQuestion('where', 'north', text, fields)).toMatchObject({ secret: false, later: [] })
})

test('a missing later field has its proposed value, a given one is parsed', () => {
  const proposal = { inches: 1, seen: false }
  const grown = formQuestion('where', 'table', text, fields, { proposal, later: ['seen'] })
  expect(grown.parse({ inches: 3 })).toEqual({ ok: true, value: { inches: 3, seen: false } })
  expect(grown.parse({ inches: 3, seen: true })).toEqual({ ok: true, value: { inches: 3, seen: true } })
  expect(grown.parse({ inches: 3, seen: 1 }).ok).toBe(false)
  expect(grown.parse({ seen: true }).ok).toBe(false)
})

test('a random answer seldom has something else in a later field than what is proposed', () => {
  const proposal = { inches: 1, seen: false }
  const grown = formQuestion('where', 'table', text, fields, { proposal, later: ['seen'] })
  expect(grown.sample((below) => below - 1)).toEqual({ inches: 30, seen: false })
  const throws = [5, 0, 1]
  expect(grown.sample(() => throws.shift() ?? 0)).toEqual({ inches: 5, seen: true })
})

test('without a proposal a later field is asked and sampled as every other', () => {
  const grown = formQuestion('where', 'table', text, fields, { later: ['seen'] })
  expect(unwrapProblem(grown.parse({ inches: 3 }))).toBe('seen: Yes (true) or no (false), not nothing.')
  expect(grown.sample((below) => below - 1)).toEqual({ inches: 30, seen: true })
})

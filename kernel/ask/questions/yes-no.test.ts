import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { unwrapProblem } from '../../testing/index.ts'
import { yesNo } from './yes-no.ts'

const text = message('burns', 'Does it burn?')
const burns = yesNo('burns', 'table', text)

test('yes is true and no is false', () => {
  expect(burns.parse(true)).toEqual({ ok: true, value: true })
  expect(burns.parse(false)).toEqual({ ok: true, value: false })
  expect(burns.write(true)).toBe(true)
})

test.each(['yes', 1, 0, []])('%j is neither yes nor no', (json) => {
  expect(unwrapProblem(burns.parse(json))).toBe(`Yes (true) or no (false), not ${JSON.stringify(json)}.`)
})

test('both answers are sampled', () => {
  expect([0, 1].map((coin) => burns.sample(() => coin))).toEqual([false, true])
  expect(burns.sample((below) => below - 1)).toBe(true)
})

test('yes or no may be secret and may be proposed', () => {
  const secret = yesNo('burns', 'south', text, { secret: true, proposal: false })
  expect(secret).toMatchObject({
    id: 'burns',
    kind: 'yesNo',
    to: 'south',
    text,
    secret: true,
    proposal: false,
  })
  expect(yesNo('burns', 'south', text).secret).toBe(false)
})

test('yes or no may propose an earlier answer', () => {
  expect(yesNo('burns', 'table', text, { proposal: true, isEarlierAnswer: true }).isEarlierAnswer).toBe(true)
})

import { expect, test } from 'vitest'
import { message } from '../../say/message.ts'
import { named } from '../../small-game/pieces.ts'
import { problem } from '../../testing/index.ts'
import { NumberOf, type OfferedBand } from './number.ts'

const range = { from: 0, to: 30, step: 0.1, unit: message('inch', 'inches') }
const near = { ...named('near'), from: 0, below: 12 }
const asked = new NumberOf<number | OfferedBand>('far', 'table', message('far', 'How far?'), range, {}, [
  near,
])

test('a number or a band that is offered is taken, and written as journals have it', () => {
  expect(asked.parse(11.9)).toEqual({ ok: true, value: 11.9 })
  expect(asked.parse('near')).toEqual({ ok: true, value: near })
  expect([asked.write(11.9), asked.write(near)]).toEqual([11.9, 'near'])
})

test('any other band is rejected', () => {
  expect(problem(asked.parse('far'))).toBe('A number from 0 to 30 is expected, not "far".')
})

import { expect, test } from 'vitest'
import { nothing } from './counter-values.ts'
import { say } from '../say/language.ts'
import { type Counter, mayBe } from './layout.ts'
import { message } from '../say/message.ts'
import { settableFlag, settableNumber, settableOne, settableSome } from './settable.ts'

const named = { id: 'n', name: message('n', 'n') }
const some = ['a', 'b', 'c'].map((value) => ({ value, reads: message(value, `the ${value}`) }))
const same = <T>(to: T): T => to
const read = ({ counter: { reads } }: { readonly counter: Counter }) => reads && say(reads)

test('a number may be what it is, also if that is beyond its bounds', () => {
  const number = settableNumber(named, 12, [0, 9], same)
  expect([number.counter.between, number.set('7')]).toEqual([[0, 12], 7])
})

test('something that is so or not reads as a word', () => {
  const flag = settableFlag(named, true, same)
  expect([flag.counter.value, read(flag), flag.set(0), flag.set(1)]).toEqual([1, 'yes', false, true])
})

test('one of a few reads by its name, and may be nothing if nothing is among them', () => {
  const one = settableOne(named, 'b', [nothing, ...some], same)
  expect([read(one), mayBe(one.counter, ''), mayBe(one.counter, 'd')]).toEqual(['the b', true, false])
})

test('several are kept in their own order, whatever order they come in', () => {
  const any = settableSome(named, ['c', 'a', 'gone'], some, same)
  expect([any.counter.value, any.set(''), any.set('a b')]).toEqual(['a c', [], ['a', 'b']])
})

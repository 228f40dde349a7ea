import { expect, test } from 'vitest'
import { type TableValue, isAllowedValue, noneValue } from './layout.ts'
import { format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { booleanSetter, numberSetter, choiceSetter, multiChoiceSetter } from './value-setter.ts'

const named = { id: 'n', name: message('n', 'n') }
const some = ['a', 'b', 'c'].map((value) => ({ value, text: message(value, `the ${value}`) }))
const same = <T>(to: T): T => to
const read = ({ counter: { text } }: { readonly counter: TableValue }) => text && format(text)

test('a number may be what it is, also if that is beyond its bounds', () => {
  const number = numberSetter(named, 12, [0, 9], same)
  expect([number.counter.range, number.set('7')]).toEqual([[0, 12], 7])
})

test('something that is so or not reads as a word', () => {
  const flag = booleanSetter(named, true, same)
  expect([flag.counter.value, read(flag), flag.set(0), flag.set(1)]).toEqual([1, 'yes', false, true])
})

test('one of a few reads by its name, and may be nothing if nothing is among them', () => {
  const one = choiceSetter(named, 'b', [noneValue, ...some], same)
  expect([read(one), isAllowedValue(one.counter, ''), isAllowedValue(one.counter, 'd')]).toEqual([
    'the b',
    true,
    false,
  ])
})

test('several are kept in their own order, whatever order they come in', () => {
  const any = multiChoiceSetter(named, ['c', 'a', 'gone'], some, same)
  expect([any.counter.value, any.set(''), any.set('a b')]).toEqual(['a c', [], ['a', 'b']])
})

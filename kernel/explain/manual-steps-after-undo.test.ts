import { expect, test } from 'vitest'
import { format } from '../messages/language.ts'
import { withParams, type Message, message } from '../messages/message.ts'
import { manualStepsAfterUndo } from './manual-steps-after-undo.ts'
import type { LogEntry } from './match-recorder.ts'

const draw = { ...message('draw', 'Draw {card} unseen.'), undoMessage: message('back', 'Put {card} back.') }
const wake = { ...message('wake', 'Wake up.'), undoMessage: message('sleep', 'Sleep again.') }
const drawn = (card: string): Message => withParams(draw, { card })

const told = (...tells: readonly Message[]): readonly LogEntry<number>[] =>
  tells.map((tell) => ({ kind: 'change', before: 0, now: 1, tell, after: 0, turn: 0 }))

const steps = (before: readonly LogEntry<number>[], now: readonly LogEntry<number>[]) =>
  manualStepsAfterUndo(before, now).map((each) => format(each))

test('what is done no longer is reverted from the last, then what is new is done', () => {
  expect(steps(told(drawn('a'), drawn('b'), wake), told(drawn('a'), drawn('c')))).toEqual([
    'Sleep again.',
    'Put b back.',
    'Draw c unseen.',
  ])
})

test('where more is done than before, only that is to do', () => {
  expect(steps(told(wake), told(wake, drawn('a')))).toEqual(['Draw a unseen.'])
  expect(steps(told(wake), told(wake))).toEqual([])
  expect(steps([], told(wake))).toEqual(['Wake up.'])
})

test('two sentences with the same parts are not the same', () => {
  const other = { ...drawn('a'), id: 'other' }
  expect(steps(told(drawn('a')), told(other))).toEqual(['Put a back.', 'Draw a unseen.'])
})

test('what a layout shows is not told here', () => {
  const seen = message('seen', 'Move it.')
  expect(steps(told(seen, wake), told(seen, seen))).toEqual(['Sleep again.'])
})

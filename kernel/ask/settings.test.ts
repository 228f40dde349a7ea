import { describe, expect, test } from 'vitest'
import type { Json } from '../read/json.ts'
import { cite } from '../messages/citation.ts'
import { message } from '../messages/message.ts'
import { unwrapProblem, unwrap } from '../testing/index.ts'
import { cellText } from './picture.ts'
import { choice } from './questions/choice.ts'
import { number } from './questions/number.ts'
import { yesNo } from './questions/yes-no.ts'
import { ruling } from './ruling.ts'
import { isOptionApplicable, isOptionOffered, type MatchOption, resolveSettings } from './settings.ts'

test('a cell shows its characters, or its message in words', () => {
  expect(cellText({ text: 'A1', tone: 'free' })).toBe('A1')
  expect(cellText({ text: message('hill', 'the hill'), tone: 'free' })).toBe('the hill')
})

const text = message('text', 'A question')
const offered = {
  options: [
    { question: number('length', 'player', text, { from: 1, to: 9, unit: text }), default: 8 },
    { question: yesNo('blind', 'player', text), default: false },
  ],
  rulings: [
    ruling('spoils', 'Spoils', cite('Book', 'Page'), 'How much?', { one: 'one', half: 'half' }, 'one', 'So.'),
  ],
}

describe('settings', () => {
  test('are the defaults if nothing is given', () => {
    const standard = { options: { length: 8, blind: false }, rulings: { spoils: 'one' } }
    expect(unwrap(resolveSettings(offered))).toEqual(standard)
    expect(unwrap(resolveSettings(offered, { options: {}, rulings: {} }))).toEqual(standard)
  })

  test('have the given values', () => {
    expect(
      unwrap(resolveSettings(offered, { options: { length: 3, blind: true }, rulings: { spoils: 'half' } })),
    ).toEqual({
      options: { length: 3, blind: true },
      rulings: { spoils: 'half' },
    })
  })

  test('refuse an option that its question does not take', () => {
    expect(unwrapProblem(resolveSettings(offered, { options: { length: 10 } }))).toBe(
      'Option length: A number from 1 to 9 is expected, not 10.',
    )
  })

  test('refuse a reading that there is not', () => {
    expect(unwrapProblem(resolveSettings(offered, { rulings: { spoils: 'all' } }))).toBe(
      'Ruling spoils: one of one, half, not all.',
    )
    expect(unwrapProblem(resolveSettings(offered, { rulings: { spoils: 'toString' } }))).toContain(
      'Ruling spoils',
    )
  })

  test('refuse an option or a ruling that there is not', () => {
    expect(unwrapProblem(resolveSettings(offered, { options: { width: 1 } }))).toBe(
      'There is no option or ruling width.',
    )
    expect(unwrapProblem(resolveSettings(offered, { rulings: { luck: 'one' } }))).toBe(
      'There is no option or ruling luck.',
    )
  })

  test('take nothing from what a wish inherits', () => {
    const inherited = Object.create({ length: 3 }) as Readonly<Record<string, Json>>
    expect(unwrap(resolveSettings(offered, { options: inherited })).options).toEqual({
      length: 8,
      blind: false,
    })
  })
})

describe('an option that goes with some choices only', () => {
  const named = (id: string) => ({ id, name: message(id, id) })
  const speed: MatchOption = {
    question: choice('speed', 'player', text, [named('slow'), named('fast')]),
    default: 'slow',
    isApplicable: (answer, { length }) => length !== 0 && (length !== 9 || answer === 'slow'),
  }

  test('is not offered if no answer fits', () => {
    expect([1, 9, 0].map((length) => isOptionOffered(speed, { length }))).toEqual([true, true, false])
  })

  test('offers what fits', () => {
    expect(['slow', 'fast'].map((answer) => isOptionApplicable(speed, answer, { length: 1 }))).toEqual([
      true,
      true,
    ])
    expect(['slow', 'fast'].map((answer) => isOptionApplicable(speed, answer, { length: 9 }))).toEqual([
      true,
      false,
    ])
  })

  test('a number is not offered if its standard does not fit', () => {
    const width: MatchOption = {
      question: number('width', 'player', text, { from: 1, to: 9, unit: text }),
      default: 2,
      isApplicable: (_, { length }) => length === 8,
    }
    expect([8, 9].map((length) => isOptionOffered(width, { length }))).toEqual([true, false])
  })

  test('an option without a condition is always offered', () => {
    for (const option of offered.options) expect(isOptionOffered(option, { length: 0 })).toBe(true)
  })
})

describe('an option whose standard goes by another', () => {
  const tall: MatchOption = {
    question: number('tall', 'player', text, { from: 0, to: 9, unit: text }),
    default: 1,
    defaultFor: ({ length }) => (length === 8 ? 1 : 0),
  }
  const both = { ...offered, options: [tall, ...offered.options] }
  const tallWith = (options: Readonly<Record<string, Json>>): Json =>
    unwrap(resolveSettings(both, { options })).options['tall']

  test('is as that makes it, as standard or as it is wished', () => {
    expect([tallWith({}), tallWith({ length: 3 })]).toEqual([1, 0])
  })

  test('is as it is wished itself', () => {
    expect(tallWith({ length: 3, tall: 7 })).toBe(7)
  })
})

import { describe, expect, test } from 'vitest'
import {
  capitalize,
  english,
  joinNames,
  cachedTexts,
  type Language,
  maxCachedTexts,
  placeholdersOf,
  format,
  formatSentence,
  withTexts,
} from './language.ts'
import { withParams, message } from './message.ts'

describe('a message', () => {
  test('is formatted with its parts: texts, numbers and messages', () => {
    const words = message('moved', '{who} is now { inches } inches from {where}.', {
      who: 'The raider',
      inches: 3,
      where: message('hill', 'the hill of {owner}', { owner: 'north' }),
    })
    expect(format(words)).toBe('The raider is now 3 inches from the hill of north.')
  })

  test('shows the name of a part that is missing', () => {
    expect(format(message('moved', '{who} moved.'))).toBe('{who} moved.')
  })

  test('can be filled in later and keeps its id', () => {
    const words = message('moved', '{who} moved.')
    expect(withParams(words, { who: 'She' })).toEqual({
      id: 'moved',
      text: '{who} moved.',
      params: { who: 'She' },
    })
    expect(withParams(words, undefined)).toBe(words)
    expect('params' in words).toBe(false)
  })
})

describe('plurals', () => {
  const looted = message(
    'looted',
    'Loot {n, plural, =0 {nothing} one {# supply of {whom}} other {# supplies of {whom}}} now.',
  )
  const loot = (n: number) => format(withParams(looted, { n, whom: 'north #1' }))

  test('depend on the count', () => {
    expect([0, 1, 2, 11].map(loot)).toEqual([
      'Loot nothing now.',
      'Loot 1 supply of north #1 now.',
      'Loot 2 supplies of north #1 now.',
      'Loot 11 supplies of north #1 now.',
    ])
  })

  test('count the names of a list', () => {
    const lit = message('lit', '{who, plural, one {{who} is} other {{who} are}} lit.')
    expect(format(withParams(lit, { who: ['a'] }))).toBe('a is lit.')
    expect(format(withParams(lit, { who: ['a', 'b'] }))).toBe('a and b are lit.')
  })

  test('can be nested, each with its own count', () => {
    const words = message('x', '{a, plural, one {# and {b, plural, one {#} other {# more}}} other {#}}')
    expect(format(withParams(words, { a: 1, b: 5 }))).toBe('1 and 5 more')
    expect(format(withParams(words, { a: 2, b: 5 }))).toBe('2')
  })

  test('fall back to "other", and without it to an empty text', () => {
    expect(format(message('x', '{n, plural, other {many}}', { n: 1 }))).toBe('many')
    expect(format(message('x', 'a{n, plural, one {one}}b', { n: 2 }))).toBe('ab')
  })

  test('a # outside a plural is printed unchanged', () => {
    expect(format(message('x', 'Nr. # {n}', { n: 2 }))).toBe('Nr. # 2')
  })

  test('whitespace around the parts of a plural is ignored', () => {
    expect(format(message('x', '{ n ,plural,one{# a}other {# b} } end', { n: 1 }))).toBe('1 a end')
    expect(format(message('x', '{n  ,  plural  ,  one  {# a}  other  {# b}  } end', { n: 3 }))).toBe(
      '3 b end',
    )
  })
})

describe('a malformed text', () => {
  test('is formatted as far as possible', () => {
    expect(format(message('x', 'a {n', { n: 2 }))).toBe('a 2')
    expect(format(message('x', 'a {n, plural, one {b', { n: 1 }))).toBe('a b')
    expect(format(message('x', 'a } b', {}))).toBe('a ')
  })
})

describe('lists of names', () => {
  test('are joined with commas and "and" in English', () => {
    const list = (...names: readonly string[]) => format(message('x', '{names}', { names }))
    expect([list(), list('a'), list('a', 'b'), list('a', 'b', 'c')]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
  })

  test('can contain messages', () => {
    expect(format(message('x', '{names}', { names: [message('hill', 'Hill'), 'Ford'] }))).toBe(
      'Hill and Ford',
    )
  })
})

describe('a second language', () => {
  const german: Language = {
    code: 'de',
    texts: {
      looted: '{who} plündert {n, plural, one {einen Vorrat} two {ein Paar} other {# Vorräte}} bei {where}.',
      raider: 'Der Räuber',
      hill: 'Hügel',
    },
    plural: (count) => (count === 1 ? 'one' : count === 2 ? 'two' : 'other'),
    list: (names) => joinNames(names, 'und'),
  }
  const looted = (n: number) =>
    message('looted', '{who} loots {n} at {where}.', {
      who: message('raider', 'The raider'),
      n,
      where: [message('hill', 'the hill'), message('ford', 'the ford')],
    })

  test('consists of texts by id, a plural rule and a way to join names', () => {
    expect([1, 2, 3].map((n) => format(looted(n), german))).toEqual([
      'Der Räuber plündert einen Vorrat bei Hügel und the ford.',
      'Der Räuber plündert ein Paar bei Hügel und the ford.',
      'Der Räuber plündert 3 Vorräte bei Hügel und the ford.',
    ])
  })

  test('falls back to English', () => {
    expect(format(message('ford', 'the ford'), german)).toBe('the ford')
  })

  test('can be extended; later texts replace earlier ones', () => {
    const more = withTexts(german, { ford: 'Furt', hill: 'Berg' }, { hill: 'Höhe' })
    expect(format(looted(1), more)).toBe('Der Räuber plündert einen Vorrat bei Höhe und Furt.')
    expect([more.code, more.plural(2), german.texts['ford']]).toEqual(['de', 'two', undefined])
  })

  test('English has no translations, because its texts are in the rules', () => {
    expect(english.texts).toEqual({})
    expect([english.code, german.code]).toEqual(['en', 'de'])
    expect(format(looted(2))).toBe('The raider loots 2 at the hill and the ford.')
  })
})

test('the parameters of a text include those inside plurals', () => {
  expect([
    ...placeholdersOf(
      '{who} loots {n, plural, =0 {nothing} one {# of {whose}} other {# of {whose}}} at { where }.',
    ),
  ]).toEqual(['who', 'n', 'whose', 'where'])
  expect([...placeholdersOf('Nothing at all.')]).toEqual([])
})

test('capital() capitalizes a sentence, but not the name of a square', () => {
  expect([capitalize('your Ajax'), capitalize('c6'), capitalize('c6 is free'), capitalize('a ship')]).toEqual(
    ['Your Ajax', 'c6', 'c6 is free', 'A ship'],
  )
})

test('the parsed texts that are kept have a limit', () => {
  for (let at = 0; at < maxCachedTexts + 100; at += 1) format(message('many', `Text ${at}`))
  expect(cachedTexts()).toBeLessThanOrEqual(maxCachedTexts)
  expect(format(message('many', 'Text 7 of {count}', { count: 9 }))).toBe('Text 7 of 9')
})

test('a sentence begins with a capital letter, in any language', () => {
  const words = message('comes', '{who} comes.', { who: 'it' })
  expect(formatSentence(words)).toBe('It comes.')
  expect(formatSentence(words, withTexts(english, { comes: 'da kommt {who}.' }))).toBe('Da kommt it.')
})

test('numbers have the decimal separator of the language, also in plurals', () => {
  const comma: Language = { ...english, decimal: ',' }
  const far = message('far', '{n} or {n, plural, one {# inch} other {# inches}}', { n: 2.5 })
  expect([format(far), format(far, comma)]).toEqual(['2.5 or 2.5 inches', '2,5 or 2,5 inches'])
})

import { describe, expect, test } from 'vitest'
import { seededRandom } from '../chance.ts'
import { message } from '../../messages/message.ts'
import { formatAnswer } from '../../explain/format-answer.ts'
import { format } from '../../messages/language.ts'
import { unwrapProblem, unwrap } from '../../testing/parsed.ts'
import { names } from './names.ts'

const text = message('who', 'Who is it?')
const one = names('one', 'player', text)
const several = names('several', 'player', text, { atLeast: 2, max: 3, maxLength: 8, taken: ['Elm'] })

describe('a question for names', () => {
  test('takes names without the spaces around them', () => {
    expect(unwrap(one.parse([' Rifles A ']))).toEqual(['Rifles A'])
    expect(unwrap(several.parse(['Oak', 'Rifles B']))).toEqual(['Oak', 'Rifles B'])
  })

  test.each([
    ['Oak', 'A list of names is expected, not "Oak".'],
    [[], 'At least 1 must be named.'],
    [['Oak', 'Ash'], 'At most 1 may be named, not 2.'],
    [[3], 'A name is expected, not 3.'],
    [['  '], 'A name has at least one letter.'],
    [['Oak, Ash'], 'A name has no comma: "Oak, Ash".'],
    [['a\nb'], String.raw`The name "a\nb" has characters that cannot be shown.`],
    [['\u202eOak'], 'The name "\u202eOak" has characters that cannot be shown.'],
    [['x'.repeat(61)], 'A name has at most 60 letters, not 61.'],
  ])('refuses %j', (json, told) => {
    expect(unwrapProblem(one.parse(json))).toBe(told)
  })

  test('refuses a name twice, in any case, and one that is in use', () => {
    expect(unwrapProblem(several.parse(['Oak', ' oak']))).toBe('The name "oak" is given already.')
    expect(unwrapProblem(several.parse(['Oak', 'ELM']))).toBe('The name "ELM" is given already.')
  })

  test('counts letters and not their halves', () => {
    expect(unwrap(names('n', 'player', text, { maxLength: 2 }).parse(['🌲🌳']))).toEqual(['🌲🌳'])
  })

  test('takes a letter and its parts as the same letter', () => {
    expect(unwrapProblem(several.parse(['\u00e4', 'a\u0308']))).toBe('The name "ä" is given already.')
  })

  test('is told by the names', () => {
    expect(format(formatAnswer(several, ['Oak', 'Ash']))).toBe('Oak and Ash')
    expect(format(formatAnswer(several, ['{name}', '#']))).toBe('{name} and #')
  })

  test('samples names that are free, and numbers where there is none', () => {
    const taken = ['Alder', 'Birch', 'Cedar', 'Elm', 'Hazel', 'Maple', 'Oak', 'Rowan', '1']
    expect(names('n', 'player', text, { taken }).sample(seededRandom(1, 0))).toEqual(['2'])
  })

  test('takes as many as it asks for, where it has no other limit', () => {
    const three = names('n', 'player', text, { atLeast: 3 })
    expect(unwrapProblem(three.parse(['Oak', 'Ash']))).toBe('At least 3 must be named.')
    expect(unwrap(three.parse(['Oak', 'Ash', 'Elm']))).toEqual(['Oak', 'Ash', 'Elm'])
    expect(unwrapProblem(three.parse(['Oak', 'Ash', 'Elm', 'Fir']))).toBe('At most 3 may be named, not 4.')
  })

  test('takes a name that is just as long as it may be', () => {
    expect(unwrap(one.parse(['x'.repeat(60)]))).toEqual(['x'.repeat(60)])
  })

  test('knows a name in use however it was typed', () => {
    const used = names('n', 'player', text, { taken: [' ELM ', 'a\u0308'] })
    expect(unwrapProblem(used.parse(['Elm']))).toBe('The name "Elm" is given already.')
    expect(unwrapProblem(used.parse(['\u00e4']))).toBe('The name "ä" is given already.')
  })

  test('samples a few names of many, within its limits', () => {
    const last = (below: number) => below - 1
    const sampled = (limits: Parameters<typeof names>[3]) => names('n', 'player', text, limits).sample(last)
    expect(sampled({ max: 99 })).toEqual(['Rowan', 'Oak', 'Maple', 'Hazel'])
    expect(sampled({ max: 2 })).toEqual(['Rowan', 'Oak'])
    expect(sampled({ atLeast: 5 })).toHaveLength(5)
    expect(sampled({ atLeast: 4, maxLength: 3, taken: ['1'] })).toEqual(['Oak', 'Elm', '2', '3'])
    expect(names('n', 'player', text, { atLeast: 2, max: 9 }).sample(() => 0)).toEqual(['Alder', 'Birch'])
  })

  test('may be secret and may propose an earlier answer', () => {
    const proposal = ['Oak']
    const secret = names('n', 'north', text, {}, { secret: true, proposal, isEarlierAnswer: true })
    expect(secret).toMatchObject({
      kind: 'names',
      to: 'north',
      secret: true,
      proposal,
      isEarlierAnswer: true,
    })
    expect(names('n', 'north', text)).toMatchObject({
      atLeast: 1,
      atMost: 1,
      longest: 60,
      taken: [],
      secret: false,
    })
  })
})

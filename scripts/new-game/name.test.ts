import { describe, expect, test } from 'vitest'
import { camelCase, pascalCase, problemWith, titleOf } from './name.ts'

const taken = ['admiral', 'bench', 'index']

describe('the name of a new game', () => {
  test.each(['convoy', 'night-convoy', 'convoy-2', 'u-boat'])('may be %s', (name) => {
    expect(problemWith(name, taken)).toBeUndefined()
  })

  test('must be given', () => {
    expect(problemWith('', taken)).toMatch(/^Usage: npm run new-game <name>/)
  })

  test.each([
    ['NightConvoy', 'night-convoy'],
    ['Night Convoy!', 'night-convoy'],
    ['night_convoy', 'night-convoy'],
    ['night--convoy', 'night-convoy'],
    ['-convoy', 'convoy'],
    ['2-convoys', 'convoys'],
    ['../convoy', 'convoy'],
  ])('must be in kebab case: %s is rejected, and %s suggested', (name, proposed) => {
    expect(problemWith(name, taken)).toMatch(
      new RegExp(`^".+" is not a valid name.+Did you mean ${proposed}\\?$`),
    )
  })

  test('an invalid name is not suggested', () => {
    expect(problemWith('Admiral', taken)).not.toContain('Did you mean')
    expect(problemWith('???', taken)).not.toContain('Did you mean')
  })

  test.each(taken)('must be unused: %s is taken', (name) => {
    expect(problemWith(name, taken)).toBe(`"${name}" is taken: it exists in games/. Choose another name.`)
  })

  test.each(['class', 'new', 'registry', 'kernel', 'small'])('must not be reserved: %s', (name) => {
    expect(problemWith(name, taken)).toBe(`"${name}" is reserved in the code. Choose another name.`)
  })

  test('must not be too long', () => {
    expect(problemWith('c'.repeat(40), taken)).toBeUndefined()
    expect(problemWith('c'.repeat(41), taken)).toMatch('at most 40 characters')
  })

  test('has a form for code and one for people', () => {
    expect([camelCase, pascalCase, titleOf].map((written) => written('night-convoy-2'))).toEqual([
      'nightConvoy2',
      'NightConvoy2',
      'Night Convoy 2',
    ])
  })
})

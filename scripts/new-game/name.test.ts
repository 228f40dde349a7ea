import { describe, expect, test } from 'vitest'
import { camelCase, pascalCase, problemWith, titleOf } from './name.ts'

const taken = ['admiral', 'bench', 'index']

describe('the name of a new game', () => {
  test.each(['convoy', 'night-convoy', 'convoy-2', 'u-boat'])('may be %s', (name) => {
    expect(problemWith(name, taken)).toBeUndefined()
  })

  test('must be given', () => {
    expect(problemWith('', taken)).toMatch(/^Say what the game is called: npm run new-game <name>/)
  })

  test.each([
    ['NightConvoy', 'night-convoy'],
    ['Night Convoy!', 'night-convoy'],
    ['night_convoy', 'night-convoy'],
    ['night--convoy', 'night-convoy'],
    ['-convoy', 'convoy'],
    ['2-convoys', 'convoys'],
    ['../convoy', 'convoy'],
  ])('must be in kebab case: %s is refused, and %s proposed', (name, proposed) => {
    expect(problemWith(name, taken)).toMatch(
      new RegExp(`^".+" cannot be a game's name.+Perhaps ${proposed}\\?$`),
    )
  })

  test('nothing is proposed that would be refused', () => {
    expect(problemWith('Admiral', taken)).not.toContain('Perhaps')
    expect(problemWith('???', taken)).not.toContain('Perhaps')
  })

  test.each(taken)('must be free: %s is taken', (name) => {
    expect(problemWith(name, taken)).toBe(
      `"${name}" is taken: games/ has something of that name. Choose another one.`,
    )
  })

  test.each(['class', 'new', 'shelf', 'kernel', 'small'])(
    'must mean nothing in the code: %s does',
    (name) => {
      expect(problemWith(name, taken)).toBe(
        `"${name}" has a meaning of its own in the code. Choose another name.`,
      )
    },
  )

  test('must not be too long', () => {
    expect(problemWith('c'.repeat(40), taken)).toBeUndefined()
    expect(problemWith('c'.repeat(41), taken)).toMatch('at most 40 characters')
  })

  test('is written for code and for people', () => {
    expect([camelCase, pascalCase, titleOf].map((written) => written('night-convoy-2'))).toEqual([
      'nightConvoy2',
      'NightConvoy2',
      'Night Convoy 2',
    ])
  })
})

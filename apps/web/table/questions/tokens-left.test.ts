import { bag, draw, message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { tokensLeft } from './draw-tokens.tsx'

const kinds = ['blitz', 'secure', 'yield']
const named = (id: string) => message(id, id)
const leftOf = (cup: readonly string[], all?: readonly string[], drawn: readonly string[] = []) =>
  tokensLeft(draw('q', message('q', 'Which?'), bag(cup), 1, named, all && { all }), drawn).map(
    ({ id, left }) => `${id} ${left}`,
  )

test('a token that is not in the cup keeps its place', () => {
  expect(leftOf(['yield', 'secure'], kinds)).toEqual(['blitz 0', 'secure 1', 'yield 1'])
  expect(leftOf(['blitz', 'yield'], kinds)).toEqual(['blitz 1', 'secure 0', 'yield 1'])
})

test('otherwise those that can be drawn are listed, less those drawn so far', () => {
  expect(leftOf(['yield', 'blitz', 'yield'], undefined, ['yield'])).toEqual(['blitz 1', 'yield 1'])
})

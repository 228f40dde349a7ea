import { expect, test } from 'vitest'
import {
  aside,
  beforeDraw,
  headline,
  message,
  opening,
  result,
  resultByHand,
  withBack,
  yours,
} from './message.ts'

test('a message has its role in the log', () => {
  const words = { id: 'a', text: 'It comes.' }
  expect([headline, opening, result, resultByHand, aside].map((make) => make('a', 'It comes.'))).toEqual([
    { ...words, as: 'headline' },
    { ...words, as: 'headline', opens: true },
    { ...words, as: 'result' },
    { ...words, as: 'result', byHand: true },
    { ...words, as: 'aside' },
  ])
})

test('a message says whose move it is, what comes before a draw, and how it is reverted', () => {
  const words = headline('a', 'It comes.')
  const back = message('b', 'It goes.')
  expect([yours(words), beforeDraw(words), withBack(words, back)]).toEqual([
    { ...words, yours: true },
    { ...words, beforeDraw: true },
    { ...words, back },
  ])
})

import { choice, message, type Question, which } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { isOnBoard } from './index.ts'

const text = message('text', 'Which?')
const labels = ['A02', 'A04', 'B02', 'B03', 'B04'].map((id) => ({ id, name: text }))
const onPieces = { points: { by: 'piece' } } as const
const onPlaces = { points: { by: 'place' } } as const
const few = [{ id: 'a', name: text }]

test.each<[string, Question | undefined, string, boolean]>([
  ['several attacks at once', which('admiral.attacks', 'player', text, few, onPieces), 'admiral', true],
  ['a ship', choice('admiral.mover', 'player', text, few, onPieces), 'admiral', true],
  [
    'the result of an attack',
    choice('admiral.result', 'player', text, few, { points: { about: ['a'] } }),
    'admiral',
    false,
  ],
  ['a hex', choice('coh.label', 'player', text, labels, onPlaces), 'conflict-of-heroes', true],
  ['no hex', choice('coh.caps', 'player', text, labels), 'conflict-of-heroes', false],
  ['nothing', undefined, 'admiral', false],
  [
    'a short list of another game',
    choice('admiral.mover', 'player', text, few, onPieces),
    'blitzkrieg',
    false,
  ],
])('isOnBoard: %s', (_, question, game, folded) => {
  expect(isOnBoard(game, question)).toBe(folded)
})

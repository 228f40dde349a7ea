import { expect, test } from 'vitest'
import { splitLead } from './lead.tsx'

test('a text is split after its first sentence', () => {
  expect(splitLead('Garrison Line falls back. Move it 3.9 inches.')).toEqual([
    'Garrison Line falls back.',
    'Move it 3.9 inches.',
  ])
  expect(splitLead('How far is it? (30 if it is farther.)')).toEqual([
    'How far is it?',
    '(30 if it is farther.)',
  ])
})

test.each([
  'Compare your card with Clubs: who goes first?',
  'Angriff (Charge): Entermannschaft.',
  'It sails 3.9 inches to the mill.',
  'Deckung, z. B. eine Mauer, in Theatre 3. Nothing else.',
  'One sentence alone.',
])('a single sentence is not split: %s', (text) => {
  expect(splitLead(text)).toEqual([text, undefined])
})

test('a text of several lines is split after its first line, and the others stay lines', () => {
  expect(splitLead('Find a hex:\n1. must: it is free. It may be rough.\n2. nearest.')).toEqual([
    'Find a hex:',
    '\n1. must: it is free. It may be rough.\n2. nearest.',
  ])
})

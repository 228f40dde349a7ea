import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Journal } from '../match/journal.ts'
import { gameIdInText, matchFragment, packedMatchIn, parseMatchText } from './match-text.ts'
import { smallGame } from '../small-game/index.ts'
import { newMatch, playAtRandom, unwrap } from '../testing/index.ts'
import { makeTranscript } from './transcript.ts'

function played(seed: number): Journal {
  return playAtRandom(newMatch(smallGame, {}, seed), seed).journal
}

test('a match is parsed from its JSON and from its transcript, also with text before it', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.constantFrom('', 'A report\n\nIt went wrong.\n\n'), (seed, before) => {
      const journal = played(seed)
      const json = JSON.stringify(journal)
      expect(gameIdInText(json)).toEqual({ ok: true, value: 'small' })
      expect(parseMatchText(smallGame, json)).toEqual({ ok: true, value: { journal } })

      const transcript = unwrap(makeTranscript(smallGame, journal))
      const text = `${before}${transcript}`
      expect(gameIdInText(text)).toEqual({ ok: true, value: 'small' })
      const answers = journal.entries.filter((entry) => !('turn' in entry))
      expect(parseMatchText(smallGame, text)).toEqual({
        ok: true,
        value: { journal: { ...journal, entries: answers }, transcript },
      })
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['{', /^This is not a match: /],
  ['[]', /names no game/],
  ['null', /names no game/],
  ['3', /names no game/],
  ['{"game":7}', /names no game/],
  ['> match {', /^This is not a match: /],
])('%s is refused with a reason', (text, reason) => {
  expect(gameIdInText(text)).toMatchObject({ ok: false, problem: expect.stringMatching(reason) as string })
})

test('a text that is no journal of the game is rejected', () => {
  expect(parseMatchText(smallGame, '{')).toMatchObject({ ok: false })
  expect(parseMatchText(smallGame, '{"opfor":1,"game":"other","version":1}')).toMatchObject({
    ok: false,
    problem: 'This journal is of "other", not of small.',
  })
  expect(parseMatchText(smallGame, '> match {"opfor":1,"game":"small","version":9}\n')).toMatchObject({
    ok: false,
  })
})

test('a packed match is found in a link with other text around it', () => {
  expect(packedMatchIn(`https://example.org/app/${matchFragment('aB-_9')}`)).toBe('aB-_9')
  expect(packedMatchIn(`${matchFragment('aB-_9')}&more`)).toBe('aB-_9')
  expect(packedMatchIn('https://example.org/#/settings')).toBeUndefined()
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resumeMatch } from './resume-match.ts'
import type { GameModule } from '../match/game-module.ts'
import type { JournalEntry, Journal } from '../match/journal.ts'
import type { Json } from '../read/json.ts'
import { journalSchema, parseReadablePart, parseJournal } from './parse-journal.ts'
import { smallGame } from '../small-game/index.ts'
import type { Situation } from '../small-game/situation.ts'
import {
  type RandomCommand,
  newMatch,
  playAtRandom,
  unwrapProblem,
  performRandomCommand,
  visibleState,
  unwrap,
} from '../testing/index.ts'

const played = (): Journal => playAtRandom(newMatch(smallGame, { options: { length: 2 } }, 3), 3).journal
const plain = (written: unknown): Json => JSON.parse(JSON.stringify(written)) as Json
const refused = (change: object, game: Parameters<typeof parseJournal>[1] = smallGame) =>
  unwrapProblem(parseJournal(plain({ ...played(), ...change }), game))
const withEntry = (entry: Json) => refused({ entries: [entry] })

describe('a journal is read', () => {
  test('as it was written, whatever people did', () => {
    const acts: fc.Arbitrary<RandomCommand> = fc.record({
      do: fc.constantFrom('answer', 'answer', 'answer', 'answer', 'correct', 'overrule', 'undo', 'redo'),
      by: fc.nat(),
    })
    fc.assert(
      fc.property(fc.nat(), fc.array(acts, { maxLength: 40, size: 'max' }), (seed, all) => {
        const match = newMatch(smallGame, {}, seed)
        for (const each of all) performRandomCommand(match, each)
        const read = unwrap(parseJournal(plain(match.journal), smallGame))
        expect(read).toEqual(plain(match.journal))
        expect(unwrap(resumeMatch(smallGame, read)).situation).toEqual(match.situation)
      }),
    )
  })

  test('with every kind of entry', () => {
    const entries: readonly JournalEntry[] = [
      { q: 'a', a: [1, { b: true }], by: 'seed' },
      { q: 'a', a: 'x', by: 'policy', seat: 'north' },
      { correct: [{ set: 'turn', to: 2 }] },
      {
        correct: [
          { set: 'guard', to: 'hill' },
          { move: 'x', from: 'a', to: 'b', count: 1 },
        ],
      },
      { correct: [{ arrange: 'top', pieces: ['x', 'y'] }] },
      { undo: 1 },
      { redo: 2 },
      { turn: 1, digest: '0123abcd' },
      { overrule: { decision: 0, list: 'l', after: 1, turn: 1, instead: 'a', to: 'b', reason: 'r' } },
      { overrule: { decision: 0, list: 'l', after: 1, turn: 1, reason: '' } },
    ]
    expect(unwrap(parseJournal(plain({ ...played(), entries }), smallGame)).entries).toEqual(entries)
  })

  test('with the position that it starts from', () => {
    expect(unwrap(parseJournal(plain({ ...played(), start: { turn: 1 } }), smallGame)).start).toEqual({
      turn: 1,
    })
  })

  test('or rejected, but never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (any, settings, entry) => {
        expect(parseJournal(any as Json, smallGame).ok).toBe(false)
        expect(parseJournal(plain({ ...played(), settings }), smallGame).ok).toBe(false)
        expect(parseJournal(plain({ ...played(), entries: [entry] }), smallGame).ok).toBe(false)
      }),
    )
  })
})

describe('a journal is rejected', () => {
  test.each(['null', '[]', '3', '"x"'])('if it is none: %s', (json) => {
    expect(unwrapProblem(parseJournal(JSON.parse(json) as Json, smallGame))).toBe(
      `This is not a journal: an object is expected, not ${json}.`,
    )
  })

  test('if its heading is wrong', () => {
    expect(refused({ game: 1 })).toBe(
      'This is not a journal: game: a text of at most 200 characters is expected, not 1.',
    )
    expect(refused({ version: -1 })).toBe(
      'This is not a journal: version: a whole number from 0 to 1000000000 is expected, not -1.',
    )
  })

  test('if it has another format, before anything else in it is read', () => {
    expect(refused({ opfor: 2, entries: 'in a way that nobody knows yet' })).toBe(
      'This is not a journal: opfor: format 2 is newer than format 1, which this program reads: update it.',
    )
    const { opfor: _, ...without } = played()
    expect(unwrapProblem(parseJournal(plain({ ...without, format: 2 }), smallGame))).toBe(
      'This is not a journal: opfor: 1 is expected, not nothing; only this format can be read: make the file again with this version.',
    )
    expect(refused({ opfor: '1' })).toContain('opfor: 1 is expected, not "1"')
  })

  test('if it is of another game', () => {
    expect(refused({ game: 'large' })).toBe('This journal is of "large", not of small.')
  })

  test('if it holds a key that is not known', () => {
    expect(refused({ note: 'hello' })).toBe('The journal: there is no field "note".')
    expect(withEntry({ q: 'a', a: 1, by: 'seed', note: 1 })).toBe(
      'The journal: entries[0]: there is no field "note".',
    )
  })

  test('if it holds a key called __proto__', () => {
    const hostile = JSON.stringify(played()).replace('"seed"', '"__proto__":{"seed":1},"seed"')
    expect(unwrapProblem(parseJournal(JSON.parse(hostile) as Json, smallGame))).toBe(
      'The journal: there is no field "__proto__".',
    )
    const inside = JSON.stringify(played()).replace('"options":{', '"options":{"__proto__":1,')
    expect(unwrapProblem(parseJournal(JSON.parse(inside) as Json, smallGame))).toBe(
      'The journal: settings.options: a key may not be called __proto__.',
    )
  })

  test('if its seed is invalid', () => {
    expect(refused({ seed: 4294967296 })).toBe(
      'The journal: seed: a whole number from 0 to 4294967295 is expected, not 4294967296.',
    )
  })

  test('if an entry is invalid', () => {
    const kinds = 'one of q, correct, undo, redo, turn, overrule is expected'
    expect(withEntry({ x: 1 })).toBe(`The journal: entries[0]: ${kinds}, not {"x":1}.`)
    expect(withEntry(1)).toBe(`The journal: entries[0]: ${kinds}, not 1.`)
    expect(withEntry(JSON.parse('null') as Json)).toBe(`The journal: entries[0]: ${kinds}, not null.`)
  })

  test.each([
    [{ q: 'a', a: 1, by: 'god' }, 'by: one of seed, person, policy is expected, not "god"'],
    [{ q: 1, a: 1, by: 'seed' }, 'q: a text of at most 200 characters is expected, not 1'],
    [{ undo: 0 }, 'undo: a whole number from 1 to 1000000 is expected, not 0'],
    [
      { correct: [{ move: 'a', from: 'b', to: 'c', count: 1001 }] },
      'correct[0].count: a whole number from 1 to 1000 is expected, not 1001',
    ],
    [
      { correct: Array.from({ length: 201 }, () => ({ set: 'a', to: 1 })) },
      'correct: at most 200 items are expected, not 201',
    ],
    [{ redo: 1.5 }, 'redo: a whole number from 1 to 1000000 is expected, not 1.5'],
    [{ turn: 1, digest: '012345678' }, 'digest: a text of at most 8 characters is expected, not "012345678"'],
    [
      { correct: [{ set: 'a', to: [] }] },
      'correct[0].to: a text of at most 200 characters is expected, not []',
    ],
    [{ correct: [{ set: 'a' }] }, 'correct[0].to: a text of at most 200 characters is expected, not nothing'],
    [{ correct: [{ drop: 'a' }] }, 'correct[0]: one of move, set, arrange is expected, not {"drop":"a"}'],
    [
      { correct: [{ move: 'a', from: 'b', to: 'c', count: 0 }] },
      'correct[0].count: a whole number from 1 to 1000 is expected, not 0',
    ],
    [
      { correct: [{ arrange: 'a', pieces: [1] }] },
      'correct[0].pieces[0]: a text of at most 200 characters is expected, not 1',
    ],
    [
      { overrule: { decision: -1, list: 'l', after: 0, turn: 0, reason: '' } },
      'overrule.decision: a whole number from 0 to 1000000000 is expected, not -1',
    ],
  ])('where an entry is wrong: %j', (entry, expected) => {
    expect(withEntry(entry)).toBe(`The journal: entries[0].${expected}.`)
  })

  test('if a reason is too long', () => {
    const overrule = { decision: 0, list: 'l', after: 0, turn: 0 }
    expect(withEntry({ overrule: { ...overrule, reason: 'x'.repeat(2001) } })).toContain('2000 characters')
    const entries = [{ overrule: { ...overrule, reason: 'x'.repeat(2000) } }]
    expect(parseJournal(plain({ ...played(), entries }), smallGame).ok).toBe(true)
  })
})

test('a number that is too great for JSON is rejected', () => {
  const huge = JSON.stringify({ ...played(), entries: [{ correct: [{ set: 'a', to: 7 }] }] }).replace(
    '"to":7',
    '"to":1e999',
  )
  expect(unwrapProblem(parseJournal(JSON.parse(huge) as Json, smallGame))).toContain(
    'entries[0].correct[0].to',
  )
})

test('what a journal looks like is published as a JSON schema', () => {
  interface Schema {
    readonly type?: Json
    readonly properties?: Readonly<Record<string, Schema>>
    readonly items?: Schema
    readonly required?: readonly string[]
    readonly oneOf?: readonly Schema[]
  }
  const { properties, required } = journalSchema as Schema
  expect(required).toEqual(['opfor', 'game', 'version', 'settings', 'seed', 'entries'])
  expect(properties?.['start']).toBe(true)
  const entries = properties?.['entries']?.items?.oneOf ?? []
  expect(entries.map((entry) => entry.required?.join(' '))).toEqual([
    'q by',
    'correct',
    'undo',
    'redo',
    'turn digest',
    'overrule',
  ])
  const edits = entries[1]?.properties?.['correct']?.items?.oneOf ?? []
  expect(edits.map((edit) => edit.required?.join(' '))).toEqual([
    'move from to count',
    'set to',
    'arrange pieces',
  ])
  expect(edits[1]?.properties?.['to']).toEqual({ type: ['number', 'string'] })
})

describe('a journal of older rules', () => {
  const now = (): Journal => playAtRandom(newMatch(smallGame, { options: { length: 2 } }, 2026), 8).journal

  /** Version 1 had another name for the order card question. */
  const upcast = (json: Json): Json => {
    const old = json as unknown as Journal
    const entries = old.entries.map((entry) =>
      'q' in entry && entry.q === 'small.order' ? { ...entry, q: 'small.card' } : entry,
    )
    return plain({ ...old, version: 2, entries })
  }
  const game: GameModule<Situation> = { ...smallGame, version: 2, upcasts: { 1: upcast } }

  const kept = plain({
    ...now(),
    entries: now().entries.map((entry) =>
      'q' in entry && entry.q === 'small.card' ? { ...entry, q: 'small.order' } : entry,
    ),
  })

  test('is brought up to date by a pure function, and plays again to the same position', () => {
    const before = plain(kept)
    const read = unwrap(parseJournal(kept, game))
    expect(kept).toEqual(before)
    expect(read).toEqual({ ...now(), version: 2 })
    const match = unwrap(resumeMatch(game, read))
    expect(match.question).toBeUndefined()
    expect(visibleState(match)).toEqual(visibleState(unwrap(resumeMatch(game, { ...now(), version: 2 }))))
  })

  test('goes through every version in between', () => {
    const steps: Json[] = []
    const through = (json: Json): Json => {
      steps.push((json as { readonly version: number }).version)
      return json
    }
    const later = {
      ...game,
      version: 4,
      upcasts: { 1: upcast, 2: through, 3: (json: Json) => plain({ ...(json as object), version: 4 }) },
    }
    expect(unwrap(parseJournal(kept, later)).version).toBe(4)
    expect(steps).toEqual([2])
  })
})

describe('a journal that a person has kept is read as far as it goes', () => {
  const journal = plain(played()) as unknown as Journal

  test('completely if nothing is damaged', () => {
    expect(unwrap(parseReadablePart(plain(journal), smallGame))).toEqual({ journal })
  })

  test('to the entry before one that is damaged', () => {
    const entries = [...journal.entries.slice(0, 4), { q: 7 }, ...journal.entries.slice(4)]
    const { journal: read, damage } = unwrap(parseReadablePart(plain({ ...journal, entries }), smallGame))
    expect(read.entries).toEqual(journal.entries.slice(0, 4))
    expect(damage?.params).toMatchObject({ entry: 5 })
  })

  test('but not if it is no journal, or its header is damaged', () => {
    expect(parseReadablePart(7, smallGame).ok).toBe(false)
    expect(parseReadablePart(plain({ ...journal, seed: 'x' }), smallGame).ok).toBe(false)
    expect(parseReadablePart(plain({ ...journal, entries: 'x' }), smallGame).ok).toBe(false)
  })
})

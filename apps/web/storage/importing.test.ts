import { smallGame } from '@opfor/kernel/small-game'
import { newMatch, playAtRandom, problem, value } from '@opfor/kernel/testing'
import type { Game, Json } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { type WholeMatch, wholeMatch } from './kept-match.ts'
import type { KeptPack } from './pack-storage.ts'
import { writeEverything } from './everything.ts'
import { type ImportTarget, importText } from './importing.ts'

const game = smallGame as unknown as Game
const { journal } = playAtRandom(newMatch(smallGame, {}, 5), 5, 12)
const plain = JSON.parse(JSON.stringify(journal)) as WholeMatch['journal']

function match(id: string, of: WholeMatch['journal']): WholeMatch {
  return wholeMatch({ id, game: 'small', name: 'Mine', turns: 0, created: 1, changed: 2 }, of)
}

/** A disk with one match of six entries, and packs. */
function device(...packs: readonly KeptPack[]) {
  const mine = match('mine', { ...plain, entries: plain.entries.slice(0, 6) })
  const matches = new Map([['mine', mine]])
  const kept = new Map(packs.map((pack) => [pack.id, pack]))
  const around: ImportTarget = {
    game: async (id) => (id === 'small' ? game : undefined),
    match: async (id) => matches.get(id),
    save: async (whole) => void matches.set(whole.kept.id, whole),
    replace: async (_, whole) => matches.set(whole.kept.id, whole) === matches,
    pack: async (id) => kept.get(id),
    savePack: async (pack) => void kept.set(pack.id, pack),
  }
  const imports = (text: string) => importText(text, around, (title) => title)
  return { mine, matches, kept, imports }
}

test('a match that the file has longer grows', async () => {
  const { matches, imports } = device()
  expect(value(await imports(writeEverything([match('mine', plain)], [])))).toEqual({
    count: 1,
    unplayable: 0,
  })
  expect(matches.size).toBe(1)
  expect(matches.get('mine')?.journal.entries).toEqual(plain.entries)
})

test('a match brings along who rolls and draws in it', async () => {
  const { matches, imports } = device()
  const whole = match('other', plain)
  const who = { dice: 'app', draws: 'real' } as const
  value(await imports(writeEverything([{ ...whole, kept: { ...whole.kept, who } }], [])))
  expect(matches.get('other')?.kept.who).toEqual(who)
  const wrong = writeEverything([match('third', plain)], []).replace(
    '"journal"',
    '"who":{"dice":"me"},"journal"',
  )
  expect(problem(await imports(wrong))).toContain('matches[0].who')
})

const odd: readonly (readonly [string, Json])[] = [
  ['has another beginning', { ...plain, seed: 6 }],
  [
    'goes on with nonsense',
    { ...plain, entries: [...plain.entries.slice(0, 6), { q: 'x', a: 1, by: 'person' }] },
  ],
  ['is of a game that is not here', { ...plain, game: 'chess' }],
]

test.each(odd)('a match that has the id of one here, but %s, is kept beside it', async (_, other) => {
  const { mine, matches, imports } = device()
  const text = writeEverything([match('mine', other as unknown as WholeMatch['journal'])], [])
  expect(value(await imports(text)).count).toBe(1)
  expect(matches.get('mine')).toBe(mine)
  expect(matches.size).toBe(2)
})

test('an id that can stand in no address is refused, and nothing is written', async () => {
  const { matches, imports } = device()
  const text = writeEverything([match('fine', plain), match('a/b', plain)], [])
  expect(problem(await imports(text))).toBe(
    'matches[1].id: an id of letters, digits and hyphens is expected, not "a/b"',
  )
  expect(matches.size).toBe(1)
})

test('a match that lies too deep in itself is refused, and nothing is written', async () => {
  const { matches, imports } = device()
  const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`
  const text = JSON.stringify({ ...plain, entries: [{ q: 'x', a: 'deep', by: 'person' }] })
  expect(problem(await imports(text.replace('"deep"', deep)))).toBe(
    'This is not a match: Nested more than 100 levels deep.',
  )
  expect(matches.size).toBe(1)
})

test('an older version of a pack that comes again does not take the place of what was made of it', async () => {
  const pack = (id: string, changed: number, of: Json): KeptPack => ({
    id,
    changed,
    pack: of,
    game: 'small',
    option: 'board',
    name: 'Board',
  })
  const { kept, imports } = device(pack('b', 9, 'newest'), pack('b-5', 7, 'changed by hand'))
  value(await imports(writeEverything([], [pack('b', 5, 'oldest')])))
  expect(new Set([...kept.values()].map((each) => each.pack))).toEqual(
    new Set(['changed by hand', 'newest', 'oldest']),
  )
  expect(kept.get('b-5')?.pack).toBe('changed by hand')
})

import { smallGame } from '@opfor/kernel/small-game'
import { newMatch, playAtRandom, unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { type Game, parseSuccess, type Json, rulesText } from '@opfor/kernel'
import { gameOfSheet, readSheet } from '@opfor/sheets'
import { gameOfVariant, findModdableGame, writePrintedVariant } from '@opfor/variants'
import { expect, test } from 'vitest'
import { type SavedMatch, toSavedMatch } from '../storage/saved-match.ts'
import type { SavedSheet } from '../storage/sheet-list.ts'
import type { SavedPack } from '../storage/pack-storage.ts'
import { formatBackup } from './backup.ts'
import { gameInText } from './game-in-text.ts'
import { type ImportTarget, importText } from './import-text.ts'

const game = smallGame as unknown as Game
const { journal } = playAtRandom(newMatch(smallGame, {}, 5), 5, 12)
const plain = JSON.parse(JSON.stringify(journal)) as SavedMatch['journal']

function match(id: string, of: SavedMatch['journal']): SavedMatch {
  return toSavedMatch({ id, game: 'small', name: 'Mine', turns: 0, created: 1, changed: 2 }, of)
}

function device(...packs: readonly SavedPack[]) {
  const mine = match('mine', { ...plain, entries: plain.entries.slice(0, 6) })
  const matches = new Map([['mine', mine]])
  const packStore = new Map(packs.map((pack) => [pack.id, pack]))
  const sheets = new Map<string, SavedSheet>()
  const around: ImportTarget = {
    game: async (id) => (id === 'small' ? game : undefined),
    rules: async () => (text) => parseSuccess(gameOfSheet(readSheet(text)) as unknown as Game),
    match: async (id) => matches.get(id),
    save: async (saved) => void matches.set(saved.record.id, saved),
    replace: async (_, saved) => matches.set(saved.record.id, saved) === matches,
    pack: async (id) => packStore.get(id),
    savePack: async (pack) => void packStore.set(pack.id, pack),
    sheet: async (id) => sheets.get(id),
    saveSheet: async (sheet) => void sheets.set(sheet.id, sheet),
  }
  const imports = (text: string) => importText(text, around, (title) => title)
  return { mine, matches, kept: packStore, sheets, imports }
}

test('a match grows if the file has more entries', async () => {
  const { matches, imports } = device()
  expect(unwrap(await imports(formatBackup([match('mine', plain)], [])))).toEqual({
    count: 1,
    unplayable: 0,
  })
  expect(matches.size).toBe(1)
  expect(matches.get('mine')?.journal.entries).toEqual(plain.entries)
})

test('who rolls and draws is imported', async () => {
  const { matches, imports } = device()
  const saved = match('other', plain)
  const who = { dice: 'app', draws: 'real' } as const
  unwrap(await imports(formatBackup([{ ...saved, record: { ...saved.record, who } }], [])))
  expect(matches.get('other')?.record.who).toEqual(who)
  const wrong = formatBackup([match('third', plain)], []).replace(
    '"journal"',
    '"who":{"dice":"me"},"journal"',
  )
  expect(unwrapProblem(await imports(wrong))).toContain('matches[0].who')
})

const odd: readonly (readonly [string, Json])[] = [
  ['has another head', { ...plain, seed: 6 }],
  [
    'continues with invalid entries',
    { ...plain, entries: [...plain.entries.slice(0, 6), { q: 'x', a: 1, by: 'person' }] },
  ],
  ['is of an unknown game', { ...plain, game: 'chess' }],
]

test.each(odd)('a match with an existing id that %s is saved separately', async (_, other) => {
  const { mine, matches, imports } = device()
  const text = formatBackup([match('mine', other as unknown as SavedMatch['journal'])], [])
  expect(unwrap(await imports(text)).count).toBe(1)
  expect(matches.get('mine')).toBe(mine)
  expect(matches.size).toBe(2)
})

test('an id that cannot be part of a URL is refused, and nothing is written', async () => {
  const { matches, imports } = device()
  const text = formatBackup([match('fine', plain), match('a/b', plain)], [])
  expect(unwrapProblem(await imports(text))).toBe(
    'matches[1].id: an id of letters, digits and hyphens is expected, not "a/b"',
  )
  expect(matches.size).toBe(1)
})

test('a match and a backup of another format are refused with a sentence, and nothing is written', async () => {
  const { matches, imports } = device()
  const { opfor: _, ...head } = plain as unknown as Readonly<Record<string, Json>>
  const other = { format: 2, ...head }
  const reason = /opfor: 1 is expected, not nothing; only this format can be read: make the file again/
  expect(unwrapProblem(await imports(JSON.stringify(other)))).toMatch(reason)
  const backup = formatBackup([match('other', other as unknown as SavedMatch['journal'])], [])
  expect(unwrapProblem(await imports(backup))).toMatch(reason)
  expect(
    unwrapProblem(await imports(`> match ${JSON.stringify({ ...other, entries: undefined })}\n`)),
  ).toMatch(reason)
  expect(matches.size).toBe(1)
})

test('a match that is nested too deeply is refused, and nothing is written', async () => {
  const { matches, imports } = device()
  const deep = `${'['.repeat(9000)}${']'.repeat(9000)}`
  const text = JSON.stringify({ ...plain, entries: [{ q: 'x', a: 'deep', by: 'person' }] })
  expect(unwrapProblem(await imports(text.replace('"deep"', deep)))).toBe(
    'This is not a match: Nested more than 100 levels deep.',
  )
  expect(matches.size).toBe(1)
})

test('importing an older pack again does not overwrite a changed copy of it', async () => {
  const pack = (id: string, changed: number, of: Json): SavedPack => ({
    id,
    changed,
    pack: of,
    game: 'small',
    option: 'board',
    name: 'Board',
  })
  const { kept: packStore, imports } = device(pack('b', 9, 'newest'), pack('b-5', 7, 'changed by hand'))
  unwrap(await imports(formatBackup([], [pack('b', 5, 'oldest')])))
  expect(new Set([...packStore.values()].map((each) => each.pack))).toEqual(
    new Set(['changed by hand', 'newest', 'oldest']),
  )
  expect(packStore.get('b-5')?.pack).toBe('changed by hand')
})

const page = '# The Sentry\n\n## Turn\n1. It waits.\n2. You: move one unit.\n'
const sheetMatch = playAtRandom(newMatch(gameOfSheet(readSheet(page)), {}, 5), 5, 6).journal
const ofSheet = JSON.parse(JSON.stringify(sheetMatch)) as SavedMatch['journal']

test('a match of a sheet is played by the text that it carries, alone and in a backup', async () => {
  const { matches, imports } = device()
  expect(unwrap(await imports(JSON.stringify(ofSheet)))).toEqual({ count: 1, unplayable: 0 })
  expect(unwrap(await imports(formatBackup([match('sheet-match', ofSheet)], [])))).toEqual({
    count: 1,
    unplayable: 0,
  })
  expect(matches.get('sheet-match')?.record).toMatchObject({ game: 'sheet', head: { rules: { text: page } } })
  const forged = { ...ofSheet, rules: { ...rulesText(page), text: `${page}3. It fires.\n` } }
  expect(unwrapProblem(await imports(JSON.stringify(forged)))).toBe(
    'The rules that this match carries are not those that it was played by.',
  )
})

test('a match by house rules is played by the page that it carries', async () => {
  const opponent = findModdableGame('blitzkrieg')
  if (opponent === undefined) throw new Error('There is no such opponent.')
  const house = unwrap(gameOfVariant(writePrintedVariant(opponent), opponent))
  const text = JSON.stringify(playAtRandom(newMatch(house, {}, 5), 5, 6).journal)
  const found = await gameInText(text, 'blitzkrieg', {
    game: async () => opponent.game,
    rules: async () => (page) => gameOfVariant(page, opponent),
  })
  expect(unwrap(found).rules?.digest).toBe(house.rules?.digest)
  const printed = { game: async () => opponent.game, rules: async () => () => parseSuccess(opponent.game) }
  expect(unwrapProblem(await gameInText(text, 'blitzkrieg', printed))).toBe(
    'The rules that this match carries make another game.',
  )
})

test('of two texts of one sheet both are kept, the newer one under its id', async () => {
  const sheet = (changed: number, text: string): SavedSheet => ({
    id: 'a',
    text,
    title: 'The Sentry',
    plays: '',
    digest: rulesText(text).digest,
    changed,
  })
  const { sheets, imports } = device()
  unwrap(await imports(formatBackup([], [], [sheet(1, page)])))
  unwrap(await imports(formatBackup([], [], [sheet(2, `${page}3. It fires.\n`)])))
  unwrap(await imports(formatBackup([], [], [sheet(1, page)])))
  expect([...sheets.values()].map(({ id, changed }) => [id, changed])).toEqual([
    ['a', 2],
    ['a-1', 1],
  ])
})

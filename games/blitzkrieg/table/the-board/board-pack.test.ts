import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Json, resolveSettings } from '@opfor/kernel'
import { unwrapProblem } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { houseBoard } from '../../setup/the-board/house-board.ts'
import { blitzkrieg } from '../../index.ts'
import { boardOfPack, packSchema, parsePack } from './pack.ts'
import { onHouseBoard } from '../../testing/position.ts'

const good = onHouseBoard() as { readonly [key: string]: Json }
const refused = (json: Json) => unwrapProblem(parsePack(json))
const changed = (index: number, change: { readonly [key: string]: Json }): Json => ({
  ...good,
  campaigns: houseBoard.campaigns.map((each, at) => (at === index ? { ...each, ...change } : { ...each })),
})

describe('the house board', () => {
  test('is a good pack, plainly labelled as ours', () => {
    expect(refused(good)).toBe('nothing')
    expect(houseBoard.title).toMatch(/^House board: .*not the printed/)
    expect(houseBoard.author).toBe('the Opfor project')
  })

  test('has 15 locations, 4 of them open at the start, and red spaces of 1 to 3 on the others', () => {
    expect(houseBoard.campaigns).toHaveLength(15)
    expect(houseBoard.campaigns.filter(({ start }) => start === 'open')).toHaveLength(4)
    const red = houseBoard.campaigns.filter(({ start }) => start === 'waiting').map((each) => each.red)
    expect(new Set(red)).toEqual(new Set([1, 2, 3]))
  })

  test('becomes a board of 15 theatres with one campaign each', () => {
    const { theatres } = boardOfPack(houseBoard)
    expect(theatres.map(({ campaigns }) => campaigns.length)).toEqual(Array.from({ length: 15 }, () => 1))
    expect(theatres.filter(({ waits }) => waits)).toHaveLength(11)
    expect(theatres.map(({ height }) => height)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1))
  })

  test('is taken as an option; the printed board is the standard', () => {
    expect(resolveSettings(blitzkrieg, { options: { board: good } }).ok).toBe(true)
    const standard = resolveSettings(blitzkrieg)
    expect(standard.ok && standard.value.options['board']).toBe('')
  })
})

test('the published schema is the one that packs are read by', () => {
  const file = path.join(import.meta.dirname, 'board-pack.schema.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(packSchema)
})

describe('a pack is refused, with what is wrong and where:', () => {
  test.each<[string, Json, string]>([
    ['no object', 'pack', 'The board pack: an object is expected, not "pack".'],
    ['a list', [], 'The board pack: an object is expected, not [].'],
    [
      'another format',
      { ...good, opfor: 2 },
      'opfor: format 2 is newer than format 1, which this program reads: update it',
    ],
    ['an unknown key', { ...good, godzilla: true }, 'there is no field "godzilla"'],
    ['no title', { ...good, title: undefined }, 'title: a text of at most 80 characters is expected'],
    [
      'a title that is no text',
      { ...good, title: 7 },
      'title: a text of at most 80 characters is expected, not 7',
    ],
    ['campaigns that are no list', { ...good, campaigns: {} }, 'campaigns: a list is expected, not {}'],
    ['too many campaigns', { ...good, campaigns: Array.from({ length: 31 }, () => 0) }, 'at most 30 items'],
    [
      'a campaign that is no object',
      { ...good, campaigns: [7] },
      'campaigns[0]: an object is expected, not 7',
    ],
    ['an unknown key in a campaign', changed(3, { harbour: 1 }), 'campaigns[3]: there is no field "harbour"'],
    [
      'no victory points',
      changed(2, { vp: 0 }),
      'campaigns[2].vp: a whole number from 1 to 20 is expected, not 0',
    ],
    [
      'half a cell',
      changed(2, { end: 7.5 }),
      'campaigns[2].end: a whole number from 3 to 30 is expected, not 7.5',
    ],
    [
      'a red space of 4',
      changed(5, { red: 4 }),
      'campaigns[5].red: a whole number from 0 to 3 is expected, not 4',
    ],
    ['another start', changed(5, { start: 'maybe' }), 'campaigns[5].start: one of open, waiting is expected'],
    [
      'an unknown space',
      changed(1, { spaces: ['L:volcano'] }),
      'campaigns[1].spaces[0]: one of L:production1',
    ],
    ['no space', changed(1, { spaces: [] }), 'campaign SFO has no space.'],
    [
      'one bonus cell',
      changed(1, { bonus: [2] }),
      'campaign SFO needs two bonus cells in order, before its end.',
    ],
    [
      'three bonus cells',
      changed(1, { bonus: [1, 2, 3] }),
      'campaigns[1].bonus: at most 2 items are expected, not 3',
    ],
    [
      'bonus cells out of order',
      changed(1, { bonus: [4, 2] }),
      'campaign SFO needs two bonus cells in order',
    ],
    [
      'the same bonus cell twice',
      changed(1, { bonus: [4, 4] }),
      'campaign SFO needs two bonus cells in order',
    ],
    ['a bonus cell at the end', changed(1, { bonus: [2, 7] }), 'campaign SFO needs two bonus cells in order'],
    ['three open campaigns', changed(0, { start: 'waiting' }), 'four campaigns must be open at the start.'],
    ['five open campaigns', changed(9, { start: 'open' }), 'four campaigns must be open at the start.'],
    ['an id twice', changed(1, { id: 'SEA' }), 'two campaigns have the same id.'],
    ['an id with a dot', changed(1, { id: 'S.F' }), 'the id "S.F" may hold letters, digits, - and _ only.'],
    ['an empty id', changed(1, { id: '' }), 'the id "" may hold letters, digits, - and _ only.'],
  ])('%s', (_, json, expected) => {
    expect(refused(json)).toContain(expected)
  })

  test('a key called __proto__', () => {
    const planted = JSON.parse(JSON.stringify(good).replace('{', '{"__proto__":{"vp":9},')) as Json
    expect(refused(planted)).toContain('there is no field "__proto__"')
  })

  test('a text nested a hundred thousand deep', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as Json
    expect(refused({ ...good, title: deep })).toContain('title: a text of at most 80 characters is expected')
    expect(refused(deep)).toContain('an object is expected')
  })

  test('and the match does not begin with it', () => {
    const all = resolveSettings(blitzkrieg, { options: { board: changed(2, { vp: 0 }) } })
    expect(all).toEqual({
      ok: false,
      problem:
        'Option board: The board pack: campaigns[2].vp: a whole number from 1 to 20 is expected, not 0.',
    })
  })
})

test('a pack without an author is good', () => {
  const { author: _, ...nameless } = good
  expect(refused(nameless)).toBe('nothing')
})

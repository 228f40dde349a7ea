import { rulesText } from '@opfor/kernel'
import { makeItem } from '@opfor/sync'
import { expect, test } from 'vitest'
import {
  copyOfPack,
  copyOfSheet,
  itemName,
  kindOf,
  packToBody,
  sheetOfItem,
  sheetToBody,
} from './item-bodies.ts'

const text = '# The fox\n\nPlays: the hunter\n\n## Goals\n'
const sheet = { id: 'a', text, title: 'The fox', plays: 'the hunter', digest: '', changed: 1, played: 2 }
const stored = (body: string) => ({
  ...makeItem('s-a', body, 'Firefox, Windows'),
  changed: '2026-11-18T12:00:00Z',
})

test('a sheet is read back from its item', () => {
  expect(sheetOfItem(stored(sheetToBody(sheet)))).toEqual({
    id: 'a',
    text,
    title: 'The fox',
    plays: 'the hunter',
    digest: rulesText(text).digest,
    changed: Date.parse('2026-11-18T12:00:00Z'),
  })
  expect(sheetOfItem(stored('{"deleted":true}'))).toBeUndefined()
})

test('the copy of a sheet says in its title and in its text from which device it is', () => {
  const item = stored(sheetToBody(sheet))
  const copy = copyOfSheet(item)
  expect(copy?.title).toBe('The fox (Firefox, Windows, 2026-11-18)')
  expect(copy?.text).toBe(text.replace('The fox', 'The fox (Firefox, Windows, 2026-11-18)'))
  expect(copy?.digest).toBe(rulesText(copy?.text ?? '').digest)
  expect([copy?.id, copyOfSheet(item)?.id]).toEqual([item.id.slice(0, 36), item.id.slice(0, 36)])
})

test('the copy of a pack says in its name from which device it is', () => {
  const pack = { id: 'a', game: 'g', option: 'o', name: 'Mine', changed: 1, pack: { name: 'Mine' } }
  expect(copyOfPack(stored(packToBody(pack)))).toMatchObject({
    name: 'Mine (Firefox, Windows, 2026-11-18)',
    pack: { name: 'Mine' },
  })
})

test('names of items fit the server, whatever the id', () => {
  const names = [
    itemName('sheet', crypto.randomUUID()),
    itemName('pack', 'x'.repeat(100)),
    itemName('sheet', 'ä ö'),
  ]
  for (const name of names) expect(name).toMatch(/^[sp]-[\w-]{1,40}$/)
  expect([...names, 'f-theme', 'z-1'].map(kindOf)).toEqual([
    'sheet',
    'pack',
    'sheet',
    'preference',
    undefined,
  ])
})

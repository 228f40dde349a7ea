import { message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import {
  filterItems,
  columnLines,
  isChosenByNumber,
  itemsOf,
  numberedLines,
  optionLines,
} from './option-lines.ts'

const named = (name: string) => ({ id: name, name: message(name, name) })
const hexes = 'ABCDEFGHIJKL'
  .split('')
  .flatMap((column) =>
    Array.from({ length: 16 }, (_, row) => named(`1-${column}${String(row + 1).padStart(2, '0')}`)),
  )
const offMap = [named('not on the map: it enters from the edge of the German player'), named('destroyed')]
const long = itemsOf([...hexes, ...offMap])

test('short texts are printed in columns, from top to bottom', () => {
  expect(numberedLines(['Ayr', 'Bath', 'Cork'])).toEqual(['   1  Ayr      2  Bath     3  Cork'])
})

test('a long list is grouped by beginning; other names are printed in full', () => {
  expect(optionLines(long)).toEqual([
    '      1-A01 ... 1-L16 (192)',
    ' 193  not on the map: it enters from the edge of the German player',
    ' 194  destroyed',
    '  194 to choose from. Type a name (Tab completes it) or a number. "list" shows',
    '  all, "list 1-A" some.',
  ])
})

test('the sample filter matches some of the names', () => {
  const stays = named('the rest stays')
  const squares = hexes.map(({ id }) => named(`your Heron to ${id.slice(2)}`))
  expect(optionLines(itemsOf([stays, ...squares])).join(' ')).toContain('"list your Heron" some.')
})

test('a list of 40 is printed in full', () => {
  expect(optionLines(itemsOf(hexes.slice(0, 40))).join('\n')).toContain('  40  1-C08')
})

test('a long list without groups is shortened', () => {
  const names = Array.from({ length: 50 }, (_, at) =>
    named(`${String.fromCodePoint(97 + (at % 26))}${'x'.repeat(at)}y`),
  )
  const lines = optionLines(itemsOf(names))
  expect(lines.join('\n')).toContain('and 30 more')
  expect(lines.at(-2)).toContain('50 to choose from.')
})

test('an overlong text is printed below the columns', () => {
  const lines = columnLines(itemsOf([...offMap.slice(0, 1), ...hexes.slice(0, 20)]))
  expect(lines[0]).toMatch(/^ {3}2 {2}1-A01 +\d+ {2}1-A0\d/)
  expect(lines.at(-1)).toBe('   1  not on the map: it enters from the edge of the German player')
  expect(lines.length).toBeLessThan(8)
})

test('the proposed option is marked', () => {
  const [ayr, bath] = [named('Ayr'), named('Bath')]
  expect(columnLines(itemsOf([ayr, bath], [bath]))).toEqual(['   1  Ayr     *2  Bath'])
})

test('a filter matches the beginning, or else any part; numbers are unchanged', () => {
  expect(filterItems(long, '1-e').map(({ text }) => text)).toEqual(
    Array.from({ length: 16 }, (_, at) => `1-E${String(at + 1).padStart(2, '0')}`),
  )
  expect(filterItems(long, 'edge').map(({ number }) => number)).toEqual([193])
  expect(filterItems(long, '')).toEqual(long)
})

test('every option has a number; with a hash if a name ends with it', () => {
  const options = [...hexes, ...offMap]
  expect([0, 191, 192, 193, 194].map((at) => isChosenByNumber(options, at))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ])
  expect(columnLines(filterItems(long, '1-e'))[0]).toMatch(/^ {2}65 {2}1-E01 {2} +\d+ {2}1-E0/)
  const rifles = Array.from({ length: 45 }, (_, at) => named(`Rifle ${String(at + 3).padStart(2, '0')}`))
  expect(columnLines(itemsOf(rifles))[0]).toMatch(/^ {3}1 {2}Rifle 03/)
  expect(columnLines(itemsOf(rifles)).join(' ')).toContain('#5  Rifle 07')
})

test('a number that another option begins or ends with has a hash, also in a short list', () => {
  const maps = ['map 2', 'map 3', 'map 4', 'map 5'].map(named)
  expect(columnLines(itemsOf(maps)).join(' ')).toMatch(
    /^ {3}1 {2}map 2 +#2 {2}map 3 +#3 {2}map 4 +#4 {2}map 5/,
  )
  const spaces = ['not at all', '1 space', '2 spaces', 'never'].map(named)
  expect([0, 1, 2, 3].map((at) => isChosenByNumber(spaces, at))).toEqual([false, false, true, true])
  expect([0, 1].map((at) => isChosenByNumber(['1 hex', '2 hexes'].map(named), at))).toEqual([true, true])
  expect(isChosenByNumber(['general', 'army 1', 'navy 1'].map(named), 0)).toBe(true)
  expect(isChosenByNumber(['general', 'airforce 3', 'navy 1'].map(named), 0)).toBe(true)
})

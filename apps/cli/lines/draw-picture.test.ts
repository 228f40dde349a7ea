import { type PictureCell, choice, message, type Picture } from '@opfor/kernel'
import { expect, test, vi } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const named = (text: string) => message(text, text)
const free = (...texts: readonly string[]): readonly PictureCell[] =>
  texts.map((text) => ({ text, tone: 'free' }))

function drawn(cells: readonly PictureCell[]): readonly string[] {
  const panel = { title: named('Board'), rows: [{ label: named('Map'), cells }] }
  const other = { title: named('Below'), rows: [{ label: named('Cup'), cells: free('A') }] }
  const picture: Picture = { columns: [[panel], [panel]], below: [other, other], legend: [] }
  return drawPicture(picture).map((line) => line.trimEnd())
}

test('short cells are aligned in columns, long ones separated by spaces', () => {
  expect(drawn(free('3', '+1', 'Rifle 03', 'Rifle 04'))[1]).toMatch(
    /^│ Map 3 {5}\+1 {4}Rifle 03 {2}Rifle 04 +│/,
  )
})

test('cells that do not fit continue on the next line, inside the border', () => {
  const lines = drawn(free('Rifle 03', 'Rifle 04', 'Rifle 05', 'NKVD 20', 'NKVD 21'))
  expect(lines[1]).toMatch(/^│ Map Rifle 03 {2}Rifle 04 {2}Rifle 05 +│/)
  expect(lines[2]).toMatch(/^│ {5}NKVD 20 {2}NKVD 21 +│/)
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
})

test('a cell longer than its panel is truncated', () => {
  const lines = drawn(free('Rifle 03', 'a'.repeat(80)))
  expect(lines[2]).toMatch(/^│ {5}a{10,79}│/)
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
})

test('columns are stacked if a table is too wide for one of them', () => {
  const heads = ['unit', 'class', 'models', 'has acted already'].map(named)
  const rows = [{ label: named('Rifles A'), cells: free('foot', '6', 'no') }]
  const table = { title: named('Units'), heads, rows }
  const track = { title: named('Tracks'), rows: [{ label: named('Alarm'), cells: free('4') }] }
  const lines = drawPicture({ columns: [[table], [track]], below: [], legend: [] })
  expect(lines[1]).toMatch(/^│ unit +class +models +has acted already +│$/)
  expect(lines[3]).toMatch(/^├─ Tracks ─+┤$/)
  const narrow = { ...table, heads: heads.slice(0, 2) }
  expect(drawPicture({ columns: [[narrow], [track]], below: [], legend: [] })[0]).toMatch(/Units .*Tracks/)
})

test('stacked panels share their borders', () => {
  const [first, , second, , last] = drawn(free('3')).slice(3)
  expect([first?.[0], second?.[0], last?.[0]]).toEqual(['┌', '├', '└'])
})

test('cells that answer the question are highlighted if the terminal supports colours', () => {
  vi.stubEnv('FORCE_COLOR', '1')
  const cells: readonly PictureCell[] = [
    { text: 'A', tone: 'free', id: 'a' },
    { text: named('Bridge'), tone: 'free', id: 'b' },
    { text: 'C', tone: 'free' },
  ]
  const panel = { title: named('Board'), rows: [{ label: named('Map'), cells }] }
  const picture: Picture = { columns: [[panel]], below: [], legend: [] }
  const options = ['b', 'c'].map((id) => ({ id, name: named(id) }))
  const question = choice('test.where', 'player', named('Where?'), options, { points: { by: 'place' } })
  const inverse = '\u001B[7m'
  expect(drawPicture(picture, question)[1]).toContain(`A     ${inverse}Bridge`)
  expect(drawPicture(picture, question)[1]?.split(inverse)).toHaveLength(2)
  expect(drawPicture(picture)[1]).not.toContain(inverse)
  vi.unstubAllEnvs()
})

import { type Cell, choice, message, type Picture } from '@opfor/kernel'
import { expect, test, vi } from 'vitest'
import { drawPicture } from './draw-picture.ts'

const named = (text: string) => message(text, text)
const free = (...texts: readonly string[]): readonly Cell[] => texts.map((text) => ({ text, tone: 'free' }))

function drawn(cells: readonly Cell[]): readonly string[] {
  const panel = { title: named('Board'), rows: [{ label: named('Map'), cells }] }
  const other = { title: named('Below'), rows: [{ label: named('Cup'), cells: free('A') }] }
  const picture: Picture = { columns: [[panel], [panel]], below: [other, other], legend: [] }
  return drawPicture(picture).map((line) => line.trimEnd())
}

test('short cells stand in columns, long ones apart from each other', () => {
  expect(drawn(free('3', '+1', 'Rifle 03', 'Rifle 04'))[1]).toMatch(
    /^│ Map 3 {5}\+1 {4}Rifle 03 {2}Rifle 04 +│/,
  )
})

test('what does not fit beside each other goes on below, within its edge', () => {
  const lines = drawn(free('Rifle 03', 'Rifle 04', 'Rifle 05', 'NKVD 20', 'NKVD 21'))
  expect(lines[1]).toMatch(/^│ Map Rifle 03 {2}Rifle 04 {2}Rifle 05 +│/)
  expect(lines[2]).toMatch(/^│ {5}NKVD 20 {2}NKVD 21 +│/)
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
})

test('what is longer than its panel is cut', () => {
  const lines = drawn(free('Rifle 03', 'a'.repeat(80)))
  expect(lines[2]).toMatch(/^│ {5}a{10,79}│/)
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
})

test('panels below each other share their edges', () => {
  const [first, , second, , last] = drawn(free('3')).slice(3)
  expect([first?.[0], second?.[0], last?.[0]]).toEqual(['┌', '├', '└'])
})

test('what the question points at is lit where the terminal has colours, a name as well as short forms', () => {
  vi.stubEnv('FORCE_COLOR', '1')
  const cells: readonly Cell[] = [
    { text: 'A', tone: 'free', id: 'a' },
    { text: named('Bridge'), tone: 'free', id: 'b' },
    { text: 'C', tone: 'free' },
  ]
  const panel = { title: named('Board'), rows: [{ label: named('Map'), cells }] }
  const picture: Picture = { columns: [[panel]], below: [], legend: [] }
  const options = ['b', 'c'].map((id) => ({ id, name: named(id) }))
  const question = choice('test.where', 'player', named('Where?'), options, { points: { by: 'place' } })
  const lit = '\u001B[7m'
  expect(drawPicture(picture, question)[1]).toContain(`A     ${lit}Bridge`)
  expect(drawPicture(picture, question)[1]?.split(lit)).toHaveLength(2)
  expect(drawPicture(picture)[1]).not.toContain(lit)
  vi.unstubAllEnvs()
})

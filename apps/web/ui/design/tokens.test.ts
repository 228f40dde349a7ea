import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const app = path.join(import.meta.dirname, '../..')
const tokens = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

type Colours = Readonly<Record<string, string>>

function coloursIn(block: string, scheme: 0 | 1): Colours {
  const declared = block.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)
  return Object.fromEntries(
    [...declared].map(([, name = '', light, dark, both]) => [name, both ?? [light, dark][scheme] ?? '']),
  )
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['paper', 'card', 'raised', 'well']
const pairs: readonly (readonly [string, string, number])[] = [
  ...['ink', 'soft', 'bot', 'player', 'special', 'accent'].flatMap((words) =>
    surfaces.map((surface) => [words, surface, 4.5] as const),
  ),
  ...['bot', 'player', 'special', 'accent'].flatMap(
    (side) =>
      [
        ['ink', `${side}-wash`, 4.5],
        [side, `${side}-wash`, 4.5],
      ] as const,
  ),
  ['soft', 'accent-wash', 4.5],
  ['accent-ink', 'accent', 4.5],
  ['on-side', 'bot-fill', 4.5],
  ['on-side', 'player-fill', 4.5],
  ['board-ink', 'land', 4.5],
  ['board-ink', 'sea', 4.5],
  ['edge', 'card', 3],
  ['edge', 'paper', 3],
  ['focus', 'card', 3],
  ['focus', 'paper', 3],
]

const [standard = ''] = tokens.split('[data-game')
const games = [...tokens.matchAll(/\[data-game="([^"]+)"\] \{([^}]+)\}/g)]
const highContrast = tokens.slice(tokens.indexOf('prefers-contrast'))
const themes = [
  ['outside of a game', ''],
  ...games.map(([, game = '', block = '']) => [game, block] as const),
  ['with more contrast', highContrast],
] as const

describe.each(themes)('colours %s', (_, block) => {
  test.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('%s', (_name, scheme) => {
    const colours = { ...coloursIn(standard, scheme), ...coloursIn(block, scheme) }
    const low = pairs.filter(([a, b, least]) => contrast(colours[a] ?? '', colours[b] ?? '') < least)
    expect(low).toEqual([])
  })
})

test('every game with an accent has its own board', () => {
  expect(games.length).toBeGreaterThan(0)
  for (const [, game = ''] of games)
    expect(globSync(`table/boards/${game}/board.tsx`, { cwd: app })).toHaveLength(1)
})

test('every variable of a style is defined', () => {
  const styles = globSync('{ui,table,screens}/**/*.css', { cwd: app }).map((file) =>
    readFileSync(path.join(app, file), 'utf8'),
  )
  const scripts = globSync('{.,ui,table,screens}/**/*.tsx', { cwd: app })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
  const defined = new Set(
    [...styles.join('\n').matchAll(/(?:^|[\s;{])(--[\w-]+):|@property (--[\w-]+)/g)].map(
      ([, plain, typed]) => plain ?? typed,
    ),
  )
  for (const [, name] of scripts.join('\n').matchAll(/'(--[\w-]+)'/g)) defined.add(name)
  const used = [...styles.join('\n').matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(used.filter((name) => !defined.has(name))).toEqual([])
})

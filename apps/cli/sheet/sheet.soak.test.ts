import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { runCommandLine, makeScratchFolder } from '../testing/opfor.ts'

const folder = makeScratchFolder()
const page = path.join(folder, 'page.md')
const edited = path.join(folder, 'edited.md')
const match = path.join(folder, 'match.json')

test('a new page has no findings, and a wrong one exits with 1', () => {
  expect(runCommandLine(['sheet', 'new', 'by-class', '--out', page]).code).toBe(0)
  expect(runCommandLine(['sheet', 'check', page])).toMatchObject({ code: 0 })
  writeFileSync(edited, readFileSync(page, 'utf8').replace('Tie: roll d6\n', ''))
  const { code, out } = runCommandLine(['sheet', 'check', edited, '--json'])
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ findings: [{ line: 13 }] })
})

test('a match of a page is kept with its text, and opens without the page', () => {
  const play = ['play', page, '--journal', match, '--seed', '1', '--standard', '--dice', 'real']
  const { code, out } = runCommandLine(play, ['2', 'go-on', 'quit'])
  expect(code).toBe(3)
  expect(out).toContain('It shoots at the nearest of you.')
  expect(JSON.parse(readFileSync(match, 'utf8'))).toMatchObject({
    game: 'sheet',
    rules: { text: readFileSync(page, 'utf8') },
  })
  const { out: link } = runCommandLine(['replay', match, '--link'])
  expect(runCommandLine(['replay', link.trim(), '--check'])).toMatchObject({ code: 0 })
})

test('replay --on shows the first decision that differs, with both reasons', () => {
  expect(runCommandLine(['replay', match, '--on', page])).toMatchObject({ code: 0 })
  writeFileSync(edited, readFileSync(page, 'utf8').replace('gun, runner', 'runner, gun'))
  const { code, out } = runCommandLine(['replay', match, '--on', edited])
  expect(code).toBe(1)
  expect(out).toContain('Now: Next gives Little')
  expect(out).toContain('in order of its class: runner, gun')
})

test('a plain list becomes a page without findings, which can be printed', () => {
  const list = path.join(folder, 'list.txt')
  const made = path.join(folder, 'made.md')
  writeFileSync(list, 'Raiders\n1. If a raider is near, it attacks.\n2. It runs to the nearest unit.\n')
  expect(runCommandLine(['sheet', 'new', '--from', list, '--out', made]).code).toBe(0)
  expect(readFileSync(made, 'utf8')).toContain('2. Choose Target. It runs to the nearest unit.')
  expect(runCommandLine(['sheet', 'check', made]).code).toBe(0)
  expect(runCommandLine(['sheet', 'print', made]).out).toContain('Raiders is shared as a file.')
  const { code, err } = runCommandLine(['sheet', 'new', '--from', made])
  expect([code, err.trim()]).toEqual([
    1,
    `opfor: ${made} is not a plain list: it needs at least two lines, and no headings "##" or tables.`,
  ])
})

const german = `# Die Wache
Sprache: de

## Einheiten
| Einheit  | Modelle |
|----------|--------:|
| Schützen |       6 |
| Geschütz |       3 |

## Handelnde
Wähle eine der Einheiten.
1. bevorzugt: ein Feind ist in ihrer Sicht
Gleichstand: der Reihe nach

## Zug
1. Wähle Handelnde. Sie feuert.
2. Hört sie etwas?
   - ja: Sie ruft.
   - nein: Sie wartet.
3. Du: ziehe.
`

test('a German page is played in German, and German answers are understood', () => {
  writeFileSync(page, german)
  const { out, err } = runCommandLine(
    ['play', page, '--seed', '1', '--standard'],
    ['keine', 'vielleicht', 'ja', 'quit'],
  )
  expect(out).toContain('Aufbau:')
  expect(out).toContain('Alle, auf die es zutrifft, durch Kommas getrennt, oder „keine“.')
  expect(out).toContain('Sie ruft.')
  expect(err).toContain('Tippe ja oder nein.')
})

test('--language is stronger than the page, and the environment speaks for other pages and games', () => {
  expect(runCommandLine(['sheet', 'check', page, '--language', 'en']).out).toContain('No findings.')
  expect(runCommandLine(['sheet', 'check', page], [], 'en_US.UTF-8').out).toContain('Keine Befunde.')
  const game = runCommandLine(['play', 'blitzkrieg', '--standard', '--seed', '1'], ['quit'], 'de_DE.UTF-8')
  expect(game.out).toContain('? Wohin setzt du eine Einheit?')
})

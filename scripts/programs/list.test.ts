import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { commands, listOf } from './list.ts'

const root = path.join(import.meta.dirname, '../..')
const programs = Object.values(commands).flatMap((each) => each.programs)

function scriptsIn(folder: string): Readonly<Record<string, string>> {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  return manifest.scripts
}
const scripts = scriptsIn('.')

test.each(Object.keys(commands))('npm run %s is a script and lists its programs', (command) => {
  expect(scripts[command]).toBe(`node scripts/programs/run.ts ${command}`)
  for (const { name } of commands[command]?.programs ?? []) expect(listOf(command)).toContain(`    ${name} `)
})

test.each(programs)('$file of $name exists', ({ file }) => {
  expect(existsSync(path.join(root, file))).toBe(true)
})

test('program names are unique per command', () => {
  for (const { programs: list } of Object.values(commands))
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
})

test('every prove and compare program of a game is listed', () => {
  const files = globSync('evidence/games/*/programs/{prove,compare}.ts', { cwd: root })
  const named = new Set(programs.map(({ file }) => file))
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !named.has(file))).toEqual([])
})

describe('commands in documents and code exist:', () => {
  const files = globSync(
    ['*.md', '{docs,kernel,games,variants,lab,studies,sync,apps,scripts}/**/*.{md,ts,tsx}'],
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/dist/**', 'scripts/programs/**'],
    },
  )
  const mentioned = files.flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/npm run ([\w:-]+)(?: ([a-z][\w-]*))?/g)].map(
      ([, script = '', name]) => ({ file, script, name }),
    ),
  )

  test('scripts', () => {
    const known = new Set([...Object.keys(scripts), ...Object.keys(scriptsIn('apps/web'))])
    expect(mentioned.length).toBeGreaterThan(50)
    expect(mentioned.filter(({ script }) => !known.has(script))).toEqual([])
  })

  test('programs', () => {
    const unknown = mentioned.filter(
      ({ script, name }) =>
        name !== undefined &&
        commands[script] !== undefined &&
        !commands[script].programs.some((each) => each.name === name),
    )
    expect(unknown).toEqual([])
  })
})

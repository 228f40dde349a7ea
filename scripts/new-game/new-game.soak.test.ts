import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeScratch } from '../check/scratch.ts'

const root = path.join(import.meta.dirname, '../..')
const scratch = makeScratch()
const game = 'games/newest-game'
const registry = ['games/index.ts']

interface ToolResult {
  readonly code: number | null
  readonly output: string
}

function run(file: string, args: readonly string[], input = ''): ToolResult {
  const { status, stdout, stderr } = spawnSync(file, args, {
    cwd: scratch.folder,
    encoding: 'utf8',
    input,
    env: { ...process.env, OPFOR_GAMES: 'newest-game', OPFOR_NO_BUILD: '1', NO_COLOR: '1' },
  })
  return { code: status, output: stdout + stderr }
}
const tool = (name: string, ...args: readonly string[]): ToolResult =>
  run(path.join(scratch.folder, 'node_modules/.bin', name), args)
const opfor = (args: readonly string[], input = ''): ToolResult =>
  run(process.execPath, ['apps/cli/main.ts', ...args], input)
const newGame = (): ToolResult => run(process.execPath, ['scripts/new-game/new-game.ts', 'newest-game'])

beforeAll(() => {
  for (const name of [
    'scripts',
    'biome.json',
    '.gitignore',
    'vitest.config.ts',
    'apps/web/delivery/preact.ts',
    'apps/web/delivery/languages-module.ts',
    'apps/web/delivery/pseudo-language.ts',
  ])
    cpSync(path.join(root, name), path.join(scratch.folder, name), { recursive: true })
  expect(newGame()).toMatchObject({ code: 0 })
})
afterAll(() => {
  scratch.remove()
})

describe('a new game', () => {
  test.each(['rules', 'node'])('compiles: tsconfig.%s.json', (project) => {
    const files = [project === 'rules' ? `${game}/index.ts` : `${game}/rulebook.test.ts`]
    const own = {
      extends: `./tsconfig.${project}.json`,
      compilerOptions: { incremental: false },
      include: [],
      files,
    }
    scratch.write(`tsconfig.new-${project}.json`, JSON.stringify(own))
    expect(tool('tsc', '--project', `tsconfig.new-${project}.json`, '--pretty', 'false')).toEqual({
      code: 0,
      output: '',
    })
  })

  test('passes the lint and the formatter', () => {
    expect(tool('oxlint', game, ...registry)).toMatchObject({ code: 0 })
    expect(tool('biome', 'format', '--vcs-enabled=false', game, ...registry)).toMatchObject({ code: 0 })
  })

  test('passes the contract tests, the language tests and its own tests', () => {
    const result = tool(
      'vitest',
      'run',
      '--project',
      'unit',
      '--project',
      'soak',
      game,
      'evidence/games/contract/registry.soak.test.ts',
      'scripts/translations/translations.soak.test.ts',
      'evidence/games/explained.test.ts',
      '-t',
      'Newest Game|newest-game|README|the target|the raid|the end|first-match',
    )
    expect(result).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Test Files +6 passed \(6\)/) as unknown,
    })
  })

  test('can be played in the terminal and by the lab', () => {
    const played = opfor(['play', 'newest-game', '--standard', '--seed', '3'], 'ford\nwhy\n')
    expect(played.output).toContain('the patrol is elsewhere [ruling: “Scouts”]: the mill and the abbey')
    expect(opfor(['lab', 'match', 'newest-game', '--seed', '3', '--policy', 'greedy']).output).toMatch(/^= /m)
  })

  test('is not created twice', () => {
    expect(newGame()).toEqual({ code: 1, output: expect.stringContaining('is taken') as unknown })
    const index = readFileSync(path.join(scratch.folder, 'games/index.ts'), 'utf8')
    expect(index.match(/newestGame/g)).toHaveLength(2)
  })
})

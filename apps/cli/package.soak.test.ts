import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { programPath, makeScratchFolder } from './testing/opfor.ts'
import { programVersion } from './files/version.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = makeScratchFolder()
const empty = path.join(folder, 'empty')

function opfor(args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(path.join(empty, 'node_modules/.bin/opfor'), args, {
    cwd: empty,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

beforeAll(() => {
  const npm = (cwd: string, ...args: readonly string[]) =>
    execFileSync('npm', [...args, '--silent'], { cwd, encoding: 'utf8' })
  npm(folder, 'pack', path.dirname(programPath), '--pack-destination', folder)
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  mkdirSync(empty)
  writeFileSync(path.join(empty, 'package.json'), '{}')
  npm(empty, 'install', '--offline', '--no-audit', '--no-fund', path.join(folder, tarball))
}, 120_000)

test('the packed package, installed into an empty folder, plays a match from a file of answers and runs the lab', () => {
  execFileSync('npx', ['--no-install', 'publint', path.dirname(programPath), '--strict'], { cwd: root })
  expect(opfor(['--version']).stdout.trim()).toBe(programVersion())
  const match = opfor(['play', 'blitzkrieg', '--standard', '--seed', '3'], '1\n'.repeat(200))
  expect(match.stdout).toMatch(/(You win|The bot wins)/)
  expect(match.status).toBe(0)
  const twenty = ['--games', '20', '--workers', '2', '--report', 'report.html', '--json']
  const lab = opfor(['lab', 'blitzkrieg', ...twenty])
  expect(lab.stderr).not.toContain('opfor:')
  expect(JSON.parse(lab.stdout)).toMatchObject({ game: 'blitzkrieg', games: 20, workers: 2 })
  expect(readFileSync(path.join(empty, 'report.html'), 'utf8')).toContain('<svg')
})

test('every command of the README that needs no database runs from the packed package', () => {
  const [, block = ''] =
    /```sh\n(.*?)```/s.exec(readFileSync(path.join(empty, 'node_modules/opfor/README.md'), 'utf8')) ?? []
  const commands = block
    .split('\n')
    .flatMap((line) => /^opfor (.*?)\s+#/.exec(line)?.[1] ?? [])
    .filter((command) => !/^(study submit|worker)/.test(command))
  expect(commands.length).toBeGreaterThan(10)
  const study = { opfor: 1, name: 'Short', game: 'blitzkrieg', policies: ['random'], until: { games: 20 } }
  writeFileSync(path.join(empty, 'study.json'), JSON.stringify(study))
  writeFileSync(path.join(empty, 'page.md'), opfor(['sheet', 'new', 'lists']).stdout)
  writeFileSync(path.join(empty, 'mine.md'), opfor(['variant', 'blitzkrieg']).stdout)
  writeFileSync(
    path.join(empty, 'list.txt'),
    '1. Move towards the nearest enemy.\n2. Shoot at the nearest enemy.\n',
  )
  for (const command of commands) {
    const isLong = /^lab (?:diff |lines )?blitzkrieg/.test(command)
    const fewGames = isLong ? ['--games', command.startsWith('lab lines') ? '2' : '20'] : []
    const { status, stderr, stdout } = opfor([...command.split(' '), ...fewGames], '1\n'.repeat(40))
    // A match that is unfinished when the input ends has its own code.
    const isFine = status === 0 || (status === 3 && command.startsWith('play'))
    expect({ command, isFine, error: isFine ? '' : stderr, silent: stdout === '' }).toEqual({
      command,
      isFine: true,
      error: '',
      silent: false,
    })
  }
}, 120_000)

const olderNode = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .map((each) => path.join(each, 'node'))
  .find(
    (node) =>
      existsSync(node) && /^v(1\d|2[0-3])\./.test(spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout),
  )

// Needs an older Node on the path, because recent machines have only their own.
test.skipIf(olderNode === undefined)('the packed package says to an older Node what it needs', () => {
  const program = path.join(empty, 'node_modules/opfor/opfor.mjs')
  const { status, stderr } = spawnSync(olderNode ?? '', [program, 'games'], { encoding: 'utf8' })
  expect(stderr).toMatch(/^Opfor needs Node 24 or newer; this is Node \d/)
  expect(status).toBe(1)
})

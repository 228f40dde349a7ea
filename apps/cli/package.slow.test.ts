import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from './testing/opfor.ts'

const root = path.resolve(import.meta.dirname, '../..')

test('the packed package, installed into an empty folder, plays a match from a file of answers and runs the lab', () => {
  execFileSync(process.execPath, ['scripts/build-cli.ts'], { cwd: root })
  const folder = scratch()
  const npm = (...args: readonly string[]) =>
    execFileSync('npm', [...args, '--silent'], { cwd: folder, encoding: 'utf8' })
  npm('pack', path.join(root, 'apps/cli/dist'), '--pack-destination', folder)
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  mkdirSync(path.join(folder, 'empty'))
  writeFileSync(path.join(folder, 'empty/package.json'), '{}')
  execFileSync(
    'npm',
    ['install', '--offline', '--no-audit', '--no-fund', '--silent', path.join(folder, tarball)],
    {
      cwd: path.join(folder, 'empty'),
    },
  )
  const { status, stdout } = spawnSync(
    path.join(folder, 'empty/node_modules/.bin/opfor'),
    ['play', 'blitzkrieg', '--standard', '--seed', '3'],
    { input: '1\n'.repeat(200), encoding: 'utf8' },
  )
  expect(stdout).toMatch(/(You win|The bot wins)/)
  expect(status).toBe(0)
  const lab = spawnSync(
    path.join(folder, 'empty/node_modules/.bin/opfor'),
    ['lab', 'blitzkrieg', '--games', '20', '--workers', '2', '--report', 'report.html', '--json'],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(lab.stderr).not.toContain('opfor:')
  expect(JSON.parse(lab.stdout)).toMatchObject({ game: 'blitzkrieg', games: 20, workers: 2 })
  expect(readFileSync(path.join(folder, 'report.html'), 'utf8')).toContain('<svg')
})

import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrations } from '../../database/migrations.ts'
import { pageBlocks } from './page-commands.ts'

const root = path.join(import.meta.dirname, '../../../..')

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
}

/** The last commit without the newest migration: an update from it changes the tables. */
function commitBefore(): string {
  const newest = Object.keys(migrations).at(-1) ?? ''
  const commits = git('log', '--format=%H', `-S'${newest}'`, '--', 'apps/server/database/migrations.ts')
  return git('rev-parse', `${commits.split('\n').at(-1)}^`)
}

/**
 * Builds the release of the newest commit and, if wanted, of an older one, as the page says, each in an export of the repository.
 * They are kept in a folder, by commit.
 */
export function buildReleases(
  cache: string,
  startsOlder: boolean,
): { readonly before: string; readonly now: string } {
  const now = build(git('rev-parse', 'HEAD'), cache)
  return { before: startsOlder ? build(commitBefore(), cache) : now, now }
}

function build(commit: string, cache: string): string {
  const built = path.join(cache, commit)
  if (existsSync(built)) return built
  const copy = mkdtempSync(path.join(os.tmpdir(), 'opfor-export-'))
  const run = (command: string): void => {
    execFileSync('bash', ['-euo', 'pipefail', '-c', command], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'ignore'],
    })
  }
  execFileSync('bash', ['-c', `git archive ${commit} | tar --extract --directory ${copy}`], { cwd: root })
  for (const { first, commands } of pageBlocks()) if (first === 'npm ci') run(commands)
  mkdirSync(`${built}.unfinished`, { recursive: true })
  const release = path.join(copy, 'dist/release')
  for (const name of readdirSync(release))
    if (/^opfor-(?:server-)?\d.*\.(?:zip|tgz)$/.test(name))
      copyFileSync(
        path.join(release, name),
        path.join(`${built}.unfinished`, name.replace(/\d+\.\d+\.\d+/, '')),
      )
  execFileSync('mv', [`${built}.unfinished`, built])
  rmSync(copy, { recursive: true })
  return built
}

import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pageBlocks } from './page-commands.ts'

const root = path.join(import.meta.dirname, '../../../../..')

/** Builds the release of the newest commit as the page says, in an export of the repository. It is kept in a folder, by commit. */
export function buildRelease(cache: string): string {
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
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

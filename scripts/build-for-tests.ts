/**
 * Builds the terminal program and the server once, for all slow tests or browser tests of a run: a bundle starts in a quarter of the
 * time that the source files take, and it is what people install. Each run has its own folder, so that several can run at once.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** Builds both, and returns what removes them. */
export default async function build(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'opfor-built-'))
  const [terminal, server] = [path.join(folder, 'terminal'), path.join(folder, 'server')]
  // In processes of their own: the test runners replace how modules are loaded.
  const run = (script: string, ...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [path.join(import.meta.dirname, script), ...args])
  await Promise.all([run('build-cli.ts', terminal), run('bundle-server.ts', server)])
  process.env['TEST_TERMINAL'] = path.join(terminal, 'opfor.mjs')
  process.env['TEST_SERVER'] = path.join(server, 'server.mjs')
  return () => {
    rmSync(folder, { recursive: true })
  }
}

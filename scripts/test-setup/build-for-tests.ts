/**
 * Builds the CLI and the server once for all soak or browser tests of a run: bundles start four times faster than source files,
 * and users install bundles. Each run has its own folder, so runs can be parallel.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** Returns the function that removes the builds. */
export default async function build(): Promise<() => void> {
  // The quick check runs no test that needs builds.
  if (process.env['OPFOR_NO_BUILD'] !== undefined) return () => undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'opfor-built-'))
  const [terminal, server] = [path.join(folder, 'terminal'), path.join(folder, 'server')]
  // In separate processes, because the test runners replace module loading.
  const run = (script: string, ...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [path.join(import.meta.dirname, '../build', script), ...args])
  await Promise.all([run('build-cli.ts', terminal), run('bundle-server.ts', server)])
  process.env['TEST_TERMINAL'] = path.join(terminal, 'opfor.mjs')
  process.env['TEST_SERVER'] = path.join(server, 'server.mjs')
  return () => {
    rmSync(folder, { recursive: true })
  }
}

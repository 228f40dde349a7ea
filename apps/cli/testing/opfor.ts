import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const sourceProgramPath: string = path.join(import.meta.dirname, '../bin/opfor.mjs')

/** The program built for the tests, otherwise its source. */
export const programPath: string = process.env['TEST_TERMINAL'] ?? sourceProgramPath

export interface ProgramResult {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** In English, unless the locale is another. */
export function runCommandLine(
  args: readonly string[],
  lines: readonly string[] = [],
  locale = 'C.UTF-8',
  file = programPath,
): ProgramResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined, COLUMNS: undefined, LC_ALL: locale },
  })
  return { code: status, out: stdout, err: stderr }
}

export function makeScratchFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'opfor-'))
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The terminal program, run from its source. */
export const sourceProgram: string = path.join(import.meta.dirname, '../bin/opfor.mjs')

/** The terminal program: the one that was built for the tests, otherwise from its source. */
export const program: string = process.env['TEST_TERMINAL'] ?? sourceProgram

/** The result of a run. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the program with these arguments and lines on standard input, in English unless the locale is another. */
export function opfor(
  args: readonly string[],
  lines: readonly string[] = [],
  locale = 'C.UTF-8',
  file = program,
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    input: lines.map((line) => `${line}\n`).join(''),
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined, COLUMNS: undefined, LC_ALL: locale },
  })
  return { code: status, out: stdout, err: stderr }
}

/** Makes a temporary folder. */
export function scratch(): string {
  return mkdtempSync(path.join(tmpdir(), 'opfor-'))
}

import type { Parsed } from '@opfor/kernel'
import { printError } from './output.ts'

/** Ends a command: prints its problem, or exits with the code that it gave. */
export function finish(done: Parsed<unknown>): void {
  if (!done.ok) printError(done.problem)
  process.exitCode = done.ok ? (typeof done.value === 'number' ? done.value : 0) : 1
}

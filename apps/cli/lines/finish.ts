import type { Parsed } from '@opfor/kernel'
import { InvalidArgumentError } from 'commander'
import { localize } from '../text/language.ts'
import { settingWords } from '../text/setting-words.ts'
import { printError } from './output.ts'

export function parseWholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError(localize(settingWords.wholeNumber))
  return Number(value)
}

export function collectFlagValues(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}

/** Prints the problem, or exits with the command's code. */
export function finishCommand(done: Parsed<unknown>): void {
  if (!done.ok) printError(done.problem)
  process.exitCode = done.ok ? (typeof done.value === 'number' ? done.value : 0) : 1
}

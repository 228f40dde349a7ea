import { chanceOf } from '@opfor/kernel'
import type { Finding } from '../../../sheets/index.ts'
import { readSheet } from '../../../sheets/index.ts'
import { mutatedSheet } from './mutated-sheet.ts'

/** A text of a few kB may take this much CPU time of its thread, in milliseconds. */
const maxMs = 2000

/** Reads the mutated text of a seed: how many findings it has, and what is wrong with its reading. */
export function triedText(sheets: readonly string[], seed: number) {
  const text = mutatedSheet(sheets, chanceOf(seed, 0))
  const start = process.threadCpuUsage()
  try {
    const { findings, hints } = readSheet(text)
    const { user } = process.threadCpuUsage(start)
    const lines = text.replaceAll(/\r\n?/g, '\n').split('\n').length
    const wrong = [...findings, ...hints]
      .filter((each) => !isPlaced(each, lines))
      .map((each) => `${each.id} has no place`)
    return {
      steps: findings.length,
      wrong: user / 1000 > maxMs ? [...wrong, `took ${user / 1000} ms`] : wrong,
    }
  } catch (error) {
    return { steps: 0, wrong: [`threw ${String(error)}`] }
  }
}

/** Whether a finding stands in the text, its end not before its beginning. */
function isPlaced({ line, column, end }: Finding, lines: number): boolean {
  const inText = line >= 1 && column >= 1 && line <= lines && end.line <= lines
  return inText && (end.line > line || (end.line === line && end.column >= column))
}

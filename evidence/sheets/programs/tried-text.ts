import { seededRandom } from '@opfor/kernel'
import type { SheetDiagnostic } from '../../../sheets/index.ts'
import { readSheet } from '../../../sheets/index.ts'
import { mutatedSheet } from './mutated-sheet.ts'

/** Maximum CPU milliseconds of the thread for a text of a few kB. */
const maxMs = 2000

/** Returns the number of diagnostics of a seed's mutated text, and errors of the reader. */
export function triedText(sheets: readonly string[], seed: number) {
  const text = mutatedSheet(sheets, seededRandom(seed, 0))
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

/** True if the range is inside the text and does not end before its start. */
function isPlaced({ line, column, end }: SheetDiagnostic, lines: number): boolean {
  const inText = line >= 1 && column >= 1 && line <= lines && end.line <= lines
  return inText && (end.line > line || (end.line === line && end.column >= column))
}

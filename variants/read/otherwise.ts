import { fill } from '@opfor/kernel'
import type { ListLine } from '@opfor/sheets'
import { words } from '../say/words.ts'
import { type Reading, report, writing } from './reading.ts'

/** Whether the line above an `otherwise` may keep nobody; reports it if not, and offers the line without its `otherwise`. */
export function checkOtherwise(
  line: ListLine & { readonly form: 'otherwise' },
  above: ListLine | undefined,
  reading: Reading,
): boolean {
  if (above !== undefined && above.form !== 'most' && above.form !== 'fewest') return true
  const [only, ...more] = line.lines
  const isBehind = only?.at.line === line.at.line && more.length === 0
  const told =
    above === undefined
      ? fill(words.otherwiseFirst, { line: numberOf(line) })
      : fill(words.otherwiseNever, { above: numberOf(above), line: numberOf(line) })
  report(reading, line, told, isBehind && only !== undefined ? [writing(line, only.text)] : [])
  return false
}

function numberOf({ path }: ListLine): string {
  return path.join('.')
}

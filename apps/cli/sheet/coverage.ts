import { good, type Parsed, say } from '@opfor/kernel'
import { type Coverage, coverageOf, type LineCoverage } from '@opfor/sheets'
import { print, printJson, styled } from '../output.ts'
import { readSheetFile } from './sheet-file.ts'

/** `opfor sheet coverage`: which line spoke, decided or never did, in matches with random answers. */
export function sheetCoverage(file: string, games: number, json: boolean): Parsed<number> {
  const sheet = readSheetFile(file)
  if (!sheet.ok) return sheet
  const coverage = coverageOf(sheet.value, games)
  if (json)
    printJson({
      ...coverage,
      with: 'random answers',
      endings: coverage.endings.map(({ name, count }) => ({ name: say(name), count })),
      lines: coverage.lines.map(({ rule, ...more }) => ({ id: rule.id, text: say(rule.text), ...more })),
    })
  else print(...linesOf(coverage))
  return good(0)
}

function linesOf({ matches, turns, lines, questions, endings }: Coverage): readonly string[] {
  const never = lines.filter(({ spoke }) => spoke === 0)
  const sections = Map.groupBy(lines, ({ section }) => section)
  const ended = endings.filter(({ count }) => count > 0).map(({ name, count }) => `${count} x ${say(name)}`)
  return [
    styled('strong', `${matches} matches, ${turns} turns, with random answers`),
    `Questions a turn: ${questions.median} at the median, ${questions.most} at 95%, pauses not counted.`,
    `Endings: ${ended.join('; ')}`,
    ...[...sections].flatMap(([section, all]) => ['', styled('strong', section), head, ...all.map(lineTold)]),
    '',
    never.length === 0 ? 'Every line spoke.' : `${never.length} of ${lines.length} lines never spoke.`,
  ]
}

const head = '     spoke   decided'

function lineTold({ rule, spoke, decided }: LineCoverage): string {
  const number = rule.number === undefined ? '' : `${rule.number}. `
  const numbers = `${String(spoke).padStart(10)}${String(decided).padStart(10)}`
  const what = rule.how === 'tie' ? `Tie: ${say(rule.text)}` : `${number}${say(rule.text)}`
  return spoke === 0 ? styled('bad', `${numbers}  ${what} (never)`) : `${numbers}  ${what}`
}

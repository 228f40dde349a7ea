import { good, type Parsed } from '@opfor/kernel'
import { type Coverage, coverageOf, type LineCoverage } from '@opfor/sheets'
import { print, printJson, styled } from '../output.ts'
import { readSheetFile } from './sheet-file.ts'
import { say } from '../text/language.ts'
import { coverageWords } from './words.ts'

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
  const ended = endings
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => say(coverageWords.ending, { count, ending: name }))
  return [
    styled('strong', say(coverageWords.matches, { matches, turns })),
    say(coverageWords.questions, { median: questions.median, most: questions.most }),
    say(coverageWords.endings, { endings: ended.join('; ') }),
    ...[...sections].flatMap(([section, all]) => [
      '',
      styled('strong', section),
      headLine(all),
      ...all.map(lineTold),
    ]),
    '',
    never.length === 0
      ? say(coverageWords.everyLine)
      : say(coverageWords.neverLines, { count: never.length, lines: lines.length }),
  ]
}

/** The head of a section; steps and cards decide nothing. */
function headLine(lines: readonly LineCoverage[]): string {
  const decided = lines.some(decides) ? say(coverageWords.decided).padStart(10) : ''
  return `${say(coverageWords.spoke).padStart(10)}${decided}`
}

function decides({ rule }: LineCoverage): boolean {
  return rule.how !== 'step' && rule.how !== 'card'
}

function lineTold(line: LineCoverage): string {
  const { rule, spoke, decided } = line
  const number = rule.number === undefined ? '' : `${rule.number}. `
  const numbers = `${String(spoke).padStart(10)}${(decides(line) ? String(decided) : '').padStart(10)}`
  const what = rule.how === 'tie' ? say(coverageWords.tie, { rule: rule.text }) : `${number}${say(rule.text)}`
  return spoke === 0
    ? styled('bad', `${numbers}  ${say(coverageWords.never, { line: what })}`)
    : `${numbers}  ${what}`
}

import { parseSuccess, type Parsed } from '@opfor/kernel'
import { type Coverage, measureCoverage, type LineCoverage } from '@opfor/sheets'
import { print, printJson, applyStyle } from '../lines/output.ts'
import { readSheetFile } from '../files/sheet-file.ts'
import { localize } from '../text/language.ts'
import { coverageWords } from './words.ts'

/** Counts lines that reached, decided or never did, with random answers. */
export function sheetCoverage(file: string, games: number, json: boolean): Parsed<number> {
  const sheet = readSheetFile(file)
  if (!sheet.ok) return sheet
  const coverage = measureCoverage(sheet.value, games)
  if (json)
    printJson({
      ...coverage,
      with: 'random answers',
      endings: coverage.endings.map(({ name, count }) => ({ name: localize(name), count })),
      lines: coverage.lines.map(({ rule, ...more }) => ({ id: rule.id, text: localize(rule.text), ...more })),
    })
  else print(...linesOf(coverage))
  return parseSuccess(0)
}

function linesOf({ matches, turns, lines, questions, endings }: Coverage): readonly string[] {
  const never = lines.filter(({ reached }) => reached === 0)
  const sections = Map.groupBy(lines, ({ section }) => section)
  const ended = endings
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => localize(coverageWords.ending, { count, ending: name }))
  return [
    applyStyle('strong', localize(coverageWords.matches, { matches, turns })),
    localize(coverageWords.questions, { median: questions.median, most: questions.most }),
    localize(coverageWords.endings, { endings: ended.join('; ') }),
    ...[...sections].flatMap(([section, all]) => [
      '',
      applyStyle('strong', section),
      headLine(all),
      ...all.map(lineTold),
    ]),
    '',
    never.length === 0
      ? localize(coverageWords.everyLine)
      : localize(coverageWords.neverLines, { count: never.length, lines: lines.length }),
  ]
}

/** Steps and cards decide nothing. */
function headLine(lines: readonly LineCoverage[]): string {
  const decided = lines.some(decides) ? localize(coverageWords.decided).padStart(10) : ''
  return `${localize(coverageWords.reached).padStart(10)}${decided}`
}

function decides({ rule }: LineCoverage): boolean {
  return rule.how !== 'step' && rule.how !== 'card'
}

function lineTold(line: LineCoverage): string {
  const { rule, reached, decided } = line
  const number = rule.number === undefined ? '' : `${rule.number}. `
  const numbers = `${String(reached).padStart(10)}${(decides(line) ? String(decided) : '').padStart(10)}`
  const what =
    rule.how === 'tie' ? localize(coverageWords.tie, { rule: rule.text }) : `${number}${localize(rule.text)}`
  return reached === 0
    ? applyStyle('bad', `${numbers}  ${localize(coverageWords.never, { line: what })}`)
    : `${numbers}  ${what}`
}

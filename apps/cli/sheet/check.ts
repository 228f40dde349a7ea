import { good, type Parsed, say } from '@opfor/kernel'
import { type Finding, playExamples, type Sheet } from '@opfor/sheets'
import { print, printJson, styled, wrap } from '../output.ts'
import { readSheetFile } from './sheet-file.ts'

interface Told {
  readonly line: number
  readonly column: number
  readonly id: string
  readonly message: string
  readonly fixes: readonly string[]
}

/** `opfor sheet check`: all findings and failing examples, in the order of the page. Exit code 1 if there are any. */
export function checkSheet(file: string, json: boolean): Parsed<number> {
  const sheet = readSheetFile(file)
  if (!sheet.ok) return sheet
  const found = findingsOf(sheet.value)
  const hints = sheet.value.hints.map(told)
  if (json) printJson({ file, findings: found, hints, asked: sheet.value.asked })
  else {
    for (const each of found) print(...linesOf(file, each, 'bad'))
    for (const each of hints) print(...linesOf(file, each, 'faint'))
    print(summaryOf(sheet.value, found.length))
  }
  return good(found.length === 0 ? 0 : 1)
}

function findingsOf(sheet: Sheet): readonly Told[] {
  const failing = playExamples(sheet).flatMap(({ at, problem }): readonly Told[] =>
    problem === undefined
      ? []
      : [
          {
            line: at.line,
            column: at.column,
            id: problem.id,
            message: `Example: ${say(problem)}`,
            fixes: [],
          },
        ],
  )
  return [...sheet.findings.map(told), ...failing].toSorted(
    (one, other) => one.line - other.line || one.column - other.column,
  )
}

function told({ line, column, id, message, fixes }: Finding): Told {
  return { line, column, id, message: say(message), fixes: fixes.map((fix) => say(fix.message)) }
}

function linesOf(
  file: string,
  { line, column, message, fixes }: Told,
  style: 'bad' | 'faint',
): readonly string[] {
  return [
    `${styled(style, `${file}:${line}:${column}`)} ${message}`,
    ...fixes.flatMap((fix) => wrap(`    ${fix}`, '    ')),
  ]
}

function summaryOf({ sections, examples, asked }: Sheet, findings: number): string {
  const counts = `${count(sections.length, 'section')}, ${count(examples.length, 'example')}, ${count(asked.length, 'thing')} to ask`
  return findings === 0
    ? styled('good', `No findings. ${counts}.`)
    : `${count(findings, 'finding')}. ${counts}.`
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

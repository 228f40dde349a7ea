import { parseSuccess, type Parsed } from '@opfor/kernel'
import { allDiagnostics, type Sheet } from '@opfor/sheets'
import { print, printJson, applyStyle } from '../lines/output.ts'
import { findingLines, formatFinding } from '../lines/finding-lines.ts'
import { readSheetFile } from '../files/sheet-file.ts'
import { checkHouseRules } from '../variant/check.ts'
import { localize } from '../text/language.ts'
import { sheetWords } from './words.ts'

/** Prints all findings and failing examples in page order; exit code 1 if there are any. */
export function checkSheet(file: string, json: boolean): Parsed<number> {
  const house = checkHouseRules(file, json)
  if (house !== undefined) return house
  const sheet = readSheetFile(file)
  if (!sheet.ok) return sheet
  const found = allDiagnostics(sheet.value).map(formatFinding)
  const hints = sheet.value.hints.map(formatFinding)
  if (json) printJson({ file, findings: found, hints, asked: sheet.value.asked })
  else {
    for (const each of found) print(...findingLines(file, each, 'bad'))
    for (const each of hints)
      print(
        ...findingLines(
          file,
          { ...each, message: localize(sheetWords.note, { text: each.message }) },
          'faint',
        ),
      )
    print(...askedLines(sheet.value), summaryOf(sheet.value, found.length))
  }
  return parseSuccess(found.length === 0 ? 0 : 1)
}

/** Lists the questions of a match, which reveals phrases that should be known. */
function askedLines({ asked }: Sheet): readonly string[] {
  if (asked.length === 0) return []
  const lines = asked.map(({ at, words }) => `${String(at.line).padStart(6)}  ${words}`)
  return [applyStyle('strong', localize(sheetWords.asked)), ...lines]
}

function summaryOf({ sections, examples, asked }: Sheet, findings: number): string {
  const counts = [
    localize(sheetWords.sections, { count: sections.length }),
    localize(sheetWords.examples, { count: examples.length }),
    localize(sheetWords.toAsk, { count: asked.length }),
  ].join(', ')
  return findings === 0
    ? applyStyle('good', `${localize(sheetWords.noFindings)} ${counts}.`)
    : `${localize(sheetWords.findings, { count: findings })} ${counts}.`
}

import { good, type Parsed } from '@opfor/kernel'
import { allFindings, type Sheet } from '@opfor/sheets'
import { print, printJson, styled } from '../output.ts'
import { findingLines, toldFinding } from './finding-lines.ts'
import { readSheetFile } from './sheet-file.ts'
import { checkHouseRules } from '../variant/check.ts'
import { say } from '../text/language.ts'
import { sheetWords } from './words.ts'

/** `opfor sheet check`: all findings and failing examples, in the order of the page. Exit code 1 if there are any. */
export function checkSheet(file: string, json: boolean): Parsed<number> {
  const house = checkHouseRules(file, json)
  if (house !== undefined) return house
  const sheet = readSheetFile(file)
  if (!sheet.ok) return sheet
  const found = allFindings(sheet.value).map(toldFinding)
  const hints = sheet.value.hints.map(toldFinding)
  if (json) printJson({ file, findings: found, hints, asked: sheet.value.asked })
  else {
    for (const each of found) print(...findingLines(file, each, 'bad'))
    for (const each of hints)
      print(
        ...findingLines(file, { ...each, message: say(sheetWords.note, { text: each.message }) }, 'faint'),
      )
    print(...askedLines(sheet.value), summaryOf(sheet.value, found.length))
  }
  return good(found.length === 0 ? 0 : 1)
}

/** What a person will be asked: a phrase that should be known is easily seen here. */
function askedLines({ asked }: Sheet): readonly string[] {
  if (asked.length === 0) return []
  const lines = asked.map(({ at, words }) => `${String(at.line).padStart(6)}  ${words}`)
  return [styled('strong', say(sheetWords.asked)), ...lines]
}

function summaryOf({ sections, examples, asked }: Sheet, findings: number): string {
  const counts = [
    say(sheetWords.sections, { count: sections.length }),
    say(sheetWords.examples, { count: examples.length }),
    say(sheetWords.toAsk, { count: asked.length }),
  ].join(', ')
  return findings === 0
    ? styled('good', `${say(sheetWords.noFindings)} ${counts}.`)
    : `${say(sheetWords.findings, { count: findings })} ${counts}.`
}

import { parseSuccess, type Parsed } from '@opfor/kernel'
import { formatChange, gameNameIn, moddableGameInText, readVariant } from '@opfor/variants'
import { print, printJson } from '../lines/output.ts'
import { findingLines, formatFinding } from '../lines/finding-lines.ts'
import { readPage } from '../files/sheet-file.ts'
import { localize } from '../text/language.ts'
import { changesTitle, variantWords } from './words.ts'

/** Undefined for a page without house rules; exit code 1 if something is wrong. */
export function checkHouseRules(file: string, json: boolean): Parsed<number> | undefined {
  const page = readPage(file)
  if (!page.ok) return page
  if (gameNameIn(page.value) === undefined) return undefined
  const opponent = moddableGameInText(page.value)
  if (!opponent.ok) return opponent
  const { title, findings, changes, warnings } = readVariant(page.value, opponent.value)
  const wrong = findings.map(formatFinding)
  const warned = warnings.map(formatFinding)
  const told = changes.map((each) => localize(formatChange(each)))
  if (json)
    printJson({ file, game: opponent.value.game.id, title, findings: wrong, warnings: warned, changes: told })
  else if (wrong.length > 0) print(...wrong.flatMap((each) => findingLines(file, each, 'bad')))
  else
    print(
      changesTitle(title, opponent.value.game.title),
      ...(told.length === 0 ? [localize(variantWords.unchanged)] : told.map((each) => `  ${each}`)),
      ...warned.flatMap((each) => findingLines(file, each, 'faint')),
    )
  return parseSuccess(wrong.length === 0 ? 0 : 1)
}

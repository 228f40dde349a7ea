import { good, type Parsed } from '@opfor/kernel'
import { changeTold, gameNamedBy, opponentIn, readVariant } from '@opfor/variants'
import { print, printJson } from '../output.ts'
import { findingLines, toldFinding } from '../sheet/finding-lines.ts'
import { readPage } from '../sheet/sheet-file.ts'
import { say } from '../text/language.ts'
import { changesTitle } from './title.ts'
import { variantWords } from './words.ts'

/** What is wrong with a page of house rules, or what it changes; undefined for another page. Exit code 1 if something is wrong. */
export function checkHouseRules(file: string, json: boolean): Parsed<number> | undefined {
  const page = readPage(file)
  if (!page.ok) return page
  if (gameNamedBy(page.value) === undefined) return undefined
  const opponent = opponentIn(page.value)
  if (!opponent.ok) return opponent
  const { title, findings, changes, warnings } = readVariant(page.value, opponent.value)
  const wrong = findings.map(toldFinding)
  const warned = warnings.map(toldFinding)
  const told = changes.map((each) => say(changeTold(each)))
  if (json)
    printJson({ file, game: opponent.value.game.id, title, findings: wrong, warnings: warned, changes: told })
  else if (wrong.length > 0) print(...wrong.flatMap((each) => findingLines(file, each, 'bad')))
  else
    print(
      changesTitle(title, opponent.value.game.title),
      ...(told.length === 0 ? [say(variantWords.unchanged)] : told.map((each) => `  ${each}`)),
      ...warned.flatMap((each) => findingLines(file, each, 'faint')),
    )
  return good(wrong.length === 0 ? 0 : 1)
}

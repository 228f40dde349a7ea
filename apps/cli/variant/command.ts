import { existsSync, writeFileSync } from 'node:fs'
import { bad, good, type Parsed } from '@opfor/kernel'
import { opponentOf, printedVariant } from '@opfor/variants'
import { Command } from 'commander'
import { finish } from '../finish.ts'
import { findGame } from '../journal-file.ts'
import { print } from '../output.ts'
import { isSheetFile } from '../sheet/sheet-file.ts'
import { fileWords } from '../text/file-words.ts'
import { say } from '../text/language.ts'
import { flagWords, programWords } from '../text/program-words.ts'
import { checkHouseRules } from './check.ts'
import { printKnown } from './known.ts'
import { variantWords } from './words.ts'

/** `opfor variant`: writes the printed opponent of a game out, or says what a page of house rules changes. */
export function variantCommand(): Command {
  return new Command('variant')
    .argument('<game|page.md>', say(flagWords.gameOrHouseRules))
    .description(say(programWords.variant))
    .option('--out <file>', say(flagWords.out))
    .option('--known', say(flagWords.known))
    .option('--json', say(flagWords.json))
    .action((id: string, flags: VariantFlags) =>
      finish(isSheetFile(id) ? checkPage(id, flags.json === true) : writeVariant(id, flags)),
    )
}

interface VariantFlags {
  readonly out?: string
  readonly known?: boolean
  readonly json?: boolean
}

function writeVariant(id: string, { out, known, json }: VariantFlags): Parsed<number> {
  const game = findGame(id)
  if (!game.ok) return game
  const opponent = opponentOf(game.value.id)
  if (opponent === undefined) return bad(say(variantWords.noLists, { game: game.value.title }))
  if (known === true) {
    printKnown(opponent, json === true)
    return good(0)
  }
  const page = printedVariant(opponent)
  if (out === undefined) print(page.trimEnd())
  else if (existsSync(out)) return bad(say(fileWords.exists, { file: out }))
  else writeFileSync(out, page)
  return good(0)
}

function checkPage(file: string, json: boolean): Parsed<number> {
  return checkHouseRules(file, json) ?? bad(say(variantWords.noHouseRules, { file }))
}

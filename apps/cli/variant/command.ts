import { existsSync, writeFileSync } from 'node:fs'
import { parseFailure, parseSuccess, type Parsed } from '@opfor/kernel'
import {
  namedSourcesOf,
  type HouseRuleName,
  houseRuleNamesFor,
  type ModdableGame,
  findModdableGame,
  writePrintedVariant,
} from '@opfor/variants'
import { Command } from 'commander'
import { findGame } from '../files/journal-file.ts'
import { isSheetFile } from '../files/sheet-file.ts'
import { finishCommand } from '../lines/finish.ts'
import { print, printJson } from '../lines/output.ts'
import { fileWords } from '../text/file-words.ts'
import { localize } from '../text/language.ts'
import { flagWords, programWords } from '../text/program-words.ts'
import { checkHouseRules } from './check.ts'
import { variantWords } from './words.ts'

const kinds = [
  'fact',
  'number',
  'condition',
  'action',
  'result',
] as const satisfies readonly HouseRuleName['kind'][]

export function printHouseRuleNames(opponent: ModdableGame, json: boolean): void {
  const { game } = opponent
  const lists = namedSourcesOf(game).map(({ heading }) => ({
    heading,
    names: houseRuleNamesFor(heading, opponent),
  }))
  if (json) {
    printJson({ game: game.id, lists })
    return
  }
  print(
    localize(variantWords.known, { game: game.title, placeholder: '{n}' }),
    ...lists.flatMap(({ heading, names }) => [
      '',
      `## ${heading}`,
      ...kinds.flatMap((kind) => linesOf(kind, names)),
    ]),
  )
}

function linesOf(kind: HouseRuleName['kind'], all: readonly HouseRuleName[]): readonly string[] {
  const names = all.flatMap((each) => (each.kind === kind ? [`- ${each.name}`] : []))
  return names.length === 0 ? [] : ['', localize(variantWords[kind]), ...names]
}

/** Writes the printed opponent out, or lists the changes of a page. */
export function variantCommand(): Command {
  return new Command('variant')
    .argument('<game|page.md>', localize(flagWords.gameOrHouseRules))
    .description(localize(programWords.variant))
    .option('--out <file>', localize(flagWords.out))
    .option('--known', localize(flagWords.known))
    .option('--json', localize(flagWords.json))
    .action((id: string, flags: VariantFlags) =>
      finishCommand(isSheetFile(id) ? checkPage(id, flags.json === true) : writeVariant(id, flags)),
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
  const opponent = findModdableGame(game.value.id)
  if (opponent === undefined) return parseFailure(localize(variantWords.noLists, { game: game.value.title }))
  if (known === true) {
    printHouseRuleNames(opponent, json === true)
    return parseSuccess(0)
  }
  const page = writePrintedVariant(opponent)
  if (out === undefined) print(page.trimEnd())
  else if (existsSync(out)) return parseFailure(localize(fileWords.exists, { file: out }))
  else writeFileSync(out, page)
  return parseSuccess(0)
}

function checkPage(file: string, json: boolean): Parsed<number> {
  return checkHouseRules(file, json) ?? parseFailure(localize(variantWords.noHouseRules, { file }))
}

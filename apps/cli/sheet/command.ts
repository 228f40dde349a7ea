import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { bad, good, type Parsed } from '@opfor/kernel'
import { firstSheet, plainList, printedPage, shapes } from '@opfor/sheets'
import { Command } from 'commander'
import { finish } from '../finish.ts'
import { print } from '../output.ts'
import { fileWords } from '../text/file-words.ts'
import { say } from '../text/language.ts'
import { flagWords, programWords } from '../text/program-words.ts'
import { wholeNumber } from '../whole-number.ts'
import { checkSheet } from './check.ts'
import { sheetCoverage } from './coverage.ts'
import { readSheetFile } from './sheet-file.ts'
import { sheetWords } from './words.ts'

/** `opfor sheet` and its subcommands. */
export function sheetCommand(): Command {
  const page = ['<page.md>', say(flagWords.page)] as const
  const sheet = new Command('sheet').description(say(programWords.sheet))
  sheet
    .command('check')
    .argument(...page)
    .description(say(programWords.sheetCheck))
    .option('--json', say(flagWords.json))
    .action((file: string, { json }: { json?: boolean }) => finish(checkSheet(file, json === true)))
  sheet
    .command('coverage')
    .argument(...page)
    .description(say(programWords.sheetCoverage))
    .option('--games <number>', say(flagWords.matches), wholeNumber, 10_000)
    .option('--json', say(flagWords.json))
    .action((file: string, { games, json }: { games: number; json?: boolean }) =>
      finish(sheetCoverage(file, games, json === true)),
    )
  sheet
    .command('print')
    .argument(...page)
    .description(say(programWords.sheetPrint))
    .option('--out <file>', say(flagWords.out))
    .action((file: string, { out }: { out?: string }) => finish(printSheet(file, out)))
  sheet
    .command('new')
    .argument('[shape]', say(flagWords.shape, { shapes: shapes.map(({ id }) => id).join(', ') }))
    .description(say(programWords.sheetNew))
    .option('--from <list.txt>', say(flagWords.fromList))
    .option('--out <file>', say(flagWords.out))
    .action((shape: string | undefined, { from, out }: { from?: string; out?: string }) =>
      finish(from === undefined ? newSheet(shape ?? '', out) : sheetFromList(from, out)),
    )
  return sheet
}

function printSheet(file: string, out: string | undefined): Parsed<number> {
  const sheet = readSheetFile(file)
  return sheet.ok ? written(printedPage(sheet.value, { say }), out) : sheet
}

function newSheet(id: string, out: string | undefined): Parsed<number> {
  const shape = shapes.find((each) => each.id === id)
  if (shape === undefined)
    return bad(say(sheetWords.unknownShape, { shape: id, shapes: shapes.map((each) => each.id).join(', ') }))
  return written(shape.text, out)
}

/** A first page of a plain list, with every line that can be a priority taken for one. */
function sheetFromList(file: string, out: string | undefined): Parsed<number> {
  if (!existsSync(file)) return bad(say(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return bad(say(fileWords.folder, { file }))
  const list = plainList(readFileSync(file, 'utf8'))
  return list === undefined
    ? bad(say(sheetWords.noList, { file }))
    : written(
        firstSheet(list, () => true),
        out,
      )
}

function written(text: string, out: string | undefined): Parsed<number> {
  if (out === undefined) print(text.trimEnd())
  else if (existsSync(out)) return bad(say(fileWords.exists, { file: out }))
  else writeFileSync(out, text)
  return good(0)
}

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { parseFailure, parseSuccess, type Parsed } from '@opfor/kernel'
import { convertListToSheet, parsePlainList, renderSheetPage, starterSheets } from '@opfor/sheets'
import { Command } from 'commander'
import { finishCommand, parseWholeNumber } from '../lines/finish.ts'
import { print } from '../lines/output.ts'
import { fileWords } from '../text/file-words.ts'
import { localize } from '../text/language.ts'
import { flagWords, programWords } from '../text/program-words.ts'
import { checkSheet } from './check.ts'
import { sheetCoverage } from './coverage.ts'
import { readSheetFile } from '../files/sheet-file.ts'
import { sheetWords } from './words.ts'

export function sheetCommand(): Command {
  const page = ['<page.md>', localize(flagWords.page)] as const
  const sheet = new Command('sheet').description(localize(programWords.sheet))
  sheet
    .command('check')
    .argument(...page)
    .description(localize(programWords.sheetCheck))
    .option('--json', localize(flagWords.json))
    .action((file: string, { json }: { json?: boolean }) => finishCommand(checkSheet(file, json === true)))
  sheet
    .command('coverage')
    .argument(...page)
    .description(localize(programWords.sheetCoverage))
    .option('--games <number>', localize(flagWords.matches), parseWholeNumber, 10_000)
    .option('--json', localize(flagWords.json))
    .action((file: string, { games, json }: { games: number; json?: boolean }) =>
      finishCommand(sheetCoverage(file, games, json === true)),
    )
  sheet
    .command('print')
    .argument(...page)
    .description(localize(programWords.sheetPrint))
    .option('--out <file>', localize(flagWords.out))
    .action((file: string, { out }: { out?: string }) => finishCommand(printSheet(file, out)))
  sheet
    .command('new')
    .argument('[shape]', localize(flagWords.shape, { shapes: starterSheets.map(({ id }) => id).join(', ') }))
    .description(localize(programWords.sheetNew))
    .option('--from <list.txt>', localize(flagWords.fromList))
    .option('--out <file>', localize(flagWords.out))
    .action((shape: string | undefined, { from, out }: { from?: string; out?: string }) =>
      finishCommand(from === undefined ? newSheet(shape ?? '', out) : sheetFromList(from, out)),
    )
  return sheet
}

function printSheet(file: string, out: string | undefined): Parsed<number> {
  const sheet = readSheetFile(file)
  return sheet.ok ? written(renderSheetPage(sheet.value, { say: localize }), out) : sheet
}

function newSheet(id: string, out: string | undefined): Parsed<number> {
  const shape = starterSheets.find((each) => each.id === id)
  if (shape === undefined)
    return parseFailure(
      localize(sheetWords.unknownShape, {
        shape: id,
        shapes: starterSheets.map((each) => each.id).join(', '),
      }),
    )
  return written(shape.text, out)
}

/** Treats every line that can be a priority as one. */
function sheetFromList(file: string, out: string | undefined): Parsed<number> {
  if (!existsSync(file)) return parseFailure(localize(fileWords.notFound, { file }))
  if (statSync(file).isDirectory()) return parseFailure(localize(fileWords.folder, { file }))
  const list = parsePlainList(readFileSync(file, 'utf8'))
  return list === undefined
    ? parseFailure(localize(sheetWords.noList, { file }))
    : written(
        convertListToSheet(list, () => true),
        out,
      )
}

function written(text: string, out: string | undefined): Parsed<number> {
  if (out === undefined) print(text.trimEnd())
  else if (existsSync(out)) return parseFailure(localize(fileWords.exists, { file: out }))
  else writeFileSync(out, text)
  return parseSuccess(0)
}

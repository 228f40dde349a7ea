import { existsSync, writeFileSync } from 'node:fs'
import { bad, good, type Parsed } from '@opfor/kernel'
import { printedPage, shapes } from '@opfor/sheets'
import { Command } from 'commander'
import { print, printError } from '../output.ts'
import { wholeNumber } from '../whole-number.ts'
import { checkSheet } from './check.ts'
import { sheetCoverage } from './coverage.ts'
import { readSheetFile } from './sheet-file.ts'

const page = ['<page.md>', 'an opponent written as a Markdown page'] as const

/** `opfor sheet` and its subcommands. */
export function sheetCommand(): Command {
  const sheet = new Command('sheet').description('write an opponent as a Markdown page')
  sheet
    .command('check')
    .argument(...page)
    .description('print what is wrong with a page; exit with 1 if there is anything')
    .option('--json', 'output JSON')
    .action((file: string, { json }: { json?: boolean }) => finish(checkSheet(file, json === true)))
  sheet
    .command('coverage')
    .argument(...page)
    .description('play matches with random answers and count which lines speak and decide')
    .option('--games <number>', 'number of matches', wholeNumber, 10_000)
    .option('--json', 'output JSON')
    .action((file: string, { games, json }: { games: number; json?: boolean }) =>
      finish(sheetCoverage(file, games, json === true)),
    )
  sheet
    .command('print')
    .argument(...page)
    .description('print a page for the printer, as one HTML file')
    .option('--out <file>', 'write it to this file')
    .action((file: string, { out }: { out?: string }) => finish(printSheet(file, out)))
  sheet
    .command('new')
    .argument('<shape>', `one of: ${shapes.map(({ id }) => id).join(', ')}`)
    .description('print a short page of a shape, to begin from')
    .option('--out <file>', 'write it to this file')
    .action((shape: string, { out }: { out?: string }) => finish(newSheet(shape, out)))
  return sheet
}

function printSheet(file: string, out: string | undefined): Parsed<number> {
  const sheet = readSheetFile(file)
  return sheet.ok ? written(printedPage(sheet.value), out) : sheet
}

function newSheet(id: string, out: string | undefined): Parsed<number> {
  const shape = shapes.find((each) => each.id === id)
  if (shape === undefined)
    return bad(`Unknown shape "${id}". Available: ${shapes.map((each) => each.id).join(', ')}.`)
  return written(shape.text, out)
}

function written(text: string, out: string | undefined): Parsed<number> {
  if (out === undefined) print(text.trimEnd())
  else if (existsSync(out)) return bad(`${out} exists already.`)
  else writeFileSync(out, text)
  return good(0)
}

function finish(done: Parsed<number>): void {
  if (!done.ok) printError(done.problem)
  process.exitCode = done.ok ? done.value : 1
}

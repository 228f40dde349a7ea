import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Game, format } from '@opfor/kernel'
import { root, type SiteSettings } from '../settings.ts'
import { readSource } from './documents.ts'
import { addressOf } from './links.ts'
import { escapeText, sectionOf, splitTitle, type Table, tablesIn, tableText } from './markdown.ts'
import type { Page } from './page.ts'
import { anchorOf } from './rulings-page.ts'

/** Omits file names and replaces test names by their number. */
export function ledgerPage(game: Game, settings: SiteSettings): Page {
  const [file, body] = ledgerText(game.id)
  const short = tablesIn(body).reduce(
    (text, table) => text.replace(blockOf(table, text), `${tableTexts(table, game, settings)}\n`),
    withoutTestNames(body),
  )
  return {
    route: `players/${game.id}/ledger`,
    language: 'en',
    title: `${game.title}: what is covered`,
    description: `What each sentence of the rules of ${game.title} asks for, and the tests that show it.`,
    body: [
      'Every sentence of the solo rules that asks for something, in our own words: how many tests show that Opfor does it, and the rulings if the sentence can be read in more than one way.',
      short.trim(),
      `The files and the names of the tests are in the repository, in \`${file}\`.`,
    ].join('\n\n'),
  }
}

function ledgerText(id: string): readonly [file: string, body: string] {
  const ledger = `games/${id}/ledger.md`
  if (existsSync(path.join(root, ledger))) {
    const { body } = splitTitle(readSource(ledger))
    return [ledger, body.slice(body.search(/^## /m))]
  }
  const readme = `games/${id}/README.md`
  const sections = ['The leaflet, line by line', 'Where the rules are silent']
  return [readme, sections.map((each) => `## ${each}\n${sectionOf(readSource(readme), each)}`).join('\n')]
}

function withoutTestNames(body: string): string {
  return body.replaceAll(/^(?!\|).+(?:\n(?!\|).+)*/gm, (paragraph) =>
    paragraph.replace(/, named\s+as \*file › title\*/, '').replaceAll(/,\s+`[^`]+ › [^`]+`/g, ''),
  )
}

function blockOf({ heads }: Table, text: string): string {
  const start = text.indexOf(`| ${heads.join(' | ')} |\n|---`)
  return /^(?:\|.*\n?)+/.exec(text.slice(start))?.[0] ?? ''
}

/** If the first column is a heading, writes one section per heading. */
function tableTexts(table: Table, game: Game, settings: SiteSettings): string {
  const { heads, rows } = forPlayers(table, game, settings)
  if (heads[0] !== 'heading') return tableText({ heads, rows })
  return [...Map.groupBy(rows, ([heading = '']) => heading)]
    .map(([heading, ofHeading]) => {
      const shown = { heads: heads.slice(1), rows: ofHeading.map((cells) => cells.slice(1)) }
      return `### ${heading}\n\n${tableText(shown)}`
    })
    .join('\n\n')
}

function forPlayers({ heads, rows }: Table, game: Game, settings: SiteSettings): Table {
  const tests = heads.findIndex((head) => /^tests?$/.test(head))
  const left = new Set([heads.indexOf('files'), heads.indexOf('rulings')])
  const shown = (cells: readonly string[]): readonly string[] => cells.filter((_cell, at) => !left.has(at))
  return {
    heads: shown(heads.map((head, at) => (at === tests ? 'shown by' : head))),
    rows: rows.map((cells) => {
      const rulings = rulingLinks(cells[heads.indexOf('rulings')] ?? '', game, settings)
      return shown(
        cells.map((cell, at) =>
          at === tests ? shownBy(cell, rulings) : rulingLinks(withoutFiles(cell), game, settings),
        ),
      )
    }),
  }
}

function shownBy(tests: string, rulings: string): string {
  const count = (tests.match(/`[^`]+`/g) ?? []).length
  return [`${count} ${count === 1 ? 'test' : 'tests'}`, rulings].filter(Boolean).join('<br>')
}

function withoutFiles(cell: string): string {
  const left = cell.replaceAll(/[;,]?(?: as in)? ?`[^`]+\.ts`/g, '').trim()
  return left === '' && cell !== '' ? 'the code' : left
}

function rulingLinks(cell: string, { id, rulings }: Game, settings: SiteSettings): string {
  return cell.replaceAll(/`([^`]+)`/g, (code, name: string) => {
    const ruling = rulings.find((each) => anchorOf(each.id) === name)
    if (ruling === undefined) return code
    const address = addressOf(`players/${id}/rulings#${name}`, { settings, language: 'en' })
    return `[${escapeText(format(ruling.name))}](${address})`
  })
}

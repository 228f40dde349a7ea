/** Compares reading and checking a 500-line sheet with the Markdown parser alone, in one run: `npm run bench sheets`. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { sheetReader } from '../../../sheets/index.ts'

export const garrison = readFileSync(path.join(import.meta.dirname, 'garrison.md'), 'utf8')

/** Repeats the garrison with other section names. */
function longSheet(lines: number): string {
  const [head = '', ...sections] = garrison.split(/^(?=## )/m)
  const own = sections.filter((text) => /^## (?:Actor|Order|Fire|Assault|Target)\n/.test(text))
  const rest = sections.filter((text) => !own.includes(text))
  const copies: string[] = []
  const count = () => [head, ...copies, ...rest].join('').split('\n').length
  for (let copy = 1; count() < lines - own.join('').split('\n').length; copy += 1) {
    copies.push(...own.map((text) => text.replaceAll(/\b(Actor|Order|Fire|Assault|Target)\b/g, `$1 ${copy}`)))
  }
  return [head, ...copies, ...own, ...rest].join('')
}

const rounds = Number(process.argv[2] ?? 60)
const text = longSheet(500)
const lines = text.split('\n').length

/** Limits as multiples of the parser's own time. */
const maxWhole = 2
const maxAgain = 0.3

function cpuMs(run: () => void): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0
}

const parser: number[] = []
const whole: number[] = []
const sameLines: number[] = []
const moreLines: number[] = []
const kept = sheetReader()
kept(text)
for (let round = 0; round < rounds; round += 1) {
  parser.push(
    cpuMs(() => fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })),
  )
  whole.push(cpuMs(() => sheetReader()(text)))
  const word = text.replace('it was hit this turn', `it was hit ${round} times`)
  sameLines.push(cpuMs(() => kept(word)))
  const line = word.replace('2. prefer: it was', `2. prefer: it is seen ${round}\n3. prefer: it was`)
  moreLines.push(cpuMs(() => kept(line)))
}

// The first half warms up the engine.
const [alone, read, again, shifted] = [parser, whole, sameLines, moreLines].map((all) =>
  median(all.slice(all.length / 2)),
)
const ratio = (time = 0) => time / (alone ?? 1)
console.log(`${lines} lines, CPU ms at the median of ${rounds / 2} rounds`)
console.log(`Markdown parser alone      ${alone?.toFixed(1)}`)
console.log(
  `read and checked           ${read?.toFixed(1)}   ${ratio(read).toFixed(2)} (at most ${maxWhole})`,
)
console.log(
  `after an edited word       ${again?.toFixed(1)}   ${ratio(again).toFixed(2)} (at most ${maxAgain})`,
)
console.log(
  `after a line was added     ${shifted?.toFixed(1)}   ${ratio(shifted).toFixed(2)} (at most ${maxAgain})`,
)
if (ratio(read) > maxWhole || ratio(again) > maxAgain || ratio(shifted) > maxAgain) process.exitCode = 1

import { styleText } from 'node:util'
import { say } from './text/language.ts'
import { matchWords } from './text/match-words.ts'

/** The styles of a text; NO_COLOR and pipes are respected. */
export type Style = 'strong' | 'faint' | 'bot' | 'player' | 'special' | 'good' | 'bad' | 'highlight'

const formats = {
  strong: 'bold',
  faint: 'dim',
  bot: 'redBright',
  player: 'cyanBright',
  special: 'yellowBright',
  good: 'green',
  bad: 'red',
  highlight: 'inverse',
} as const

/** The text in its style, if the terminal supports it. */
export function styled(style: Style, text: string): string {
  return styleText(formats[style], text, { stream: process.stdout })
}

/** Writes lines to standard output. */
export function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

/** Writes one value as a line of JSON to standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

/** The width of a line. */
export function width(): number {
  return Math.max(40, Math.min(process.stdout.columns ?? 80, 160))
}

/** A text wrapped to the width, with all lines after the first indented; lines of the text stay lines. */
export function wrap(text: string, indent = '', columns = width()): readonly string[] {
  const [first = '', ...rest] = text.split('\n')
  return [
    ...wrapLine(first, indent, columns),
    ...rest.flatMap((line) => wrapLine(`${indent}${line}`, `${indent}   `, columns)),
  ]
}

function wrapLine(text: string, indent: string, columns: number): readonly string[] {
  const lines: string[] = []
  const [lead = ''] = /^ */.exec(text) ?? []
  let line = ''
  for (const word of text.slice(lead.length).split(' ')) {
    const next = line === '' ? `${lead}${word}` : `${line} ${word}`
    if (next.length > columns && line.trim() !== '') {
      lines.push(line)
      line = `${indent}${word}`
    } else line = next
  }
  return [...lines, line]
}

/** Prints an error to standard error. */
export function printError(problem: string): void {
  const name = styleText('red', 'opfor:', { stream: process.stderr })
  const text = process.stderr.isTTY ? wrap(`opfor: ${problem}`, '  ').join('\n').slice(7) : problem
  process.stderr.write(`${name} ${text}\n`)
}

/** Prints how a command is typed, as an error. */
export function printUsage(usage: string): void {
  printError(say(matchWords.usage, { usage }))
}

import { styleText } from 'node:util'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'

/** Respects NO_COLOR and pipes. */
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

export function applyStyle(style: Style, text: string): string {
  return styleText(formats[style], text, { stream: process.stdout })
}

export function print(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}

export function terminalWidth(): number {
  return Math.max(40, Math.min(process.stdout.columns ?? 80, 160))
}

/** Indents all lines after the first; preserves line breaks. */
export function wrapText(text: string, indent = '', columns = terminalWidth()): readonly string[] {
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

export function printError(problem: string): void {
  const name = styleText('red', 'opfor:', { stream: process.stderr })
  const text = process.stderr.isTTY ? wrapText(`opfor: ${problem}`, '  ').join('\n').slice(7) : problem
  process.stderr.write(`${name} ${text}\n`)
}

export function printUsage(usage: string): void {
  printError(localize(matchWords.usage, { usage }))
}

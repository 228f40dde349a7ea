import { print } from './output.ts'
import type { LineInput } from './terminal-match.ts'
import { say } from './text/language.ts'
import { matchWords } from './text/match-words.ts'

/** Maximum number of lines beyond the screen that are printed without a prompt. */
const maxOverflow = 5

/** Prints lines; on a screen page by page. */
export async function page(input: LineInput, lines: readonly string[]): Promise<void> {
  const rows = process.stdout.isTTY ? Math.max(5, (process.stdout.rows ?? 24) - 1) : lines.length
  for (let from = 0; ; from += rows) {
    const left = lines.length - from - rows
    if (left <= maxOverflow) return print(...lines.slice(from))
    print(...lines.slice(from, from + rows))
    const line = await input.next(say(matchWords.more, { lines: left }))
    if (line === undefined || line.trim() === 'q') return undefined
    if (line.trim() !== '') return input.putBack(line)
  }
}

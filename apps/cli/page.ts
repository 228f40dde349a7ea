import { print } from './output.ts'
import type { Person } from './terminal-match.ts'

/** Maximum number of lines beyond the screen that are printed without a prompt. */
const spare = 5

/** Prints lines; on a screen page by page. */
export async function page(person: Person, lines: readonly string[]): Promise<void> {
  const rows = process.stdout.isTTY ? Math.max(5, (process.stdout.rows ?? 24) - 1) : lines.length
  for (let from = 0; ; from += rows) {
    const left = lines.length - from - rows
    if (left <= spare) return print(...lines.slice(from))
    print(...lines.slice(from, from + rows))
    const said = await person.next(`-- ${left} more lines: Enter for more, q to quit -- `)
    if (said === undefined || said.trim() === 'q') return undefined
    if (said.trim() !== '') return person.putBack(said)
  }
}

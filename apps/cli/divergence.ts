import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Conversation, type Departure, restTold, say } from '@opfor/kernel'
import { print, styled, wrap } from './output.ts'

/** Prints where a match diverges from the rules, what differs, and the steps after that. */
export function printDivergence(match: Conversation<unknown>, { differs, changes, rest }: Departure): void {
  const applied = match.steps.length
  print(
    styled('strong', 'The rules have changed since this match was played.'),
    ...wrap(`${applied} of its ${applied + rest.length} steps still apply; the match continues from there.`),
    ...differs.flatMap((each) => wrap(`  ${say(each)}`, '  ')),
    ...changes.flatMap((each) => wrap(`  Changed since: ${say(each)}`, '  ')),
  )
  if (rest.length === 0) return
  print('', 'Played after that:')
  for (const [at, text] of restTold(match, rest).entries())
    print(...wrap(`${String(applied + at + 1).padStart(4)}  ${say(text)}`, '      '))
}

/** A free file name for the continued match, next to the old file, which is not changed. */
export function nextFreeFile(file: string): string {
  const { dir, name, ext } = path.parse(file)
  for (let nth = 2; ; nth += 1) {
    const candidate = path.join(dir, `${name}-${nth}${ext}`)
    if (!existsSync(candidate)) return candidate
  }
}

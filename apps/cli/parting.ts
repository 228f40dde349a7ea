import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Conversation, type Departure, restTold, say } from '@opfor/kernel'
import { print, styled, wrapped } from './output.ts'

/** Says where a match parts from the rules, what differs, and what was played after that. */
export function tellParting(match: Conversation<unknown>, { differs, changes, rest }: Departure): void {
  const taken = match.steps.length
  print(
    styled('strong', 'The rules have changed since this match was played.'),
    ...wrapped(`${taken} of its ${taken + rest.length} steps still hold; the match goes on from there.`),
    ...differs.flatMap((each) => wrapped(`  ${say(each)}`, '  ')),
    ...changes.flatMap((each) => wrapped(`  Changed since: ${say(each)}`, '  ')),
  )
  if (rest.length === 0) return
  print('', 'Played after that:')
  for (const [at, told] of restTold(match, rest).entries())
    print(...wrapped(`${String(taken + at + 1).padStart(4)}  ${say(told)}`, '      '))
}

/** A name for the file of the match that goes on, beside the old one, which stays as it is. */
export function fileBeside(file: string): string {
  const { dir, name, ext } = path.parse(file)
  for (let nth = 2; ; nth += 1) {
    const beside = path.join(dir, `${name}-${nth}${ext}`)
    if (!existsSync(beside)) return beside
  }
}

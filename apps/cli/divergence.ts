import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Conversation, type Departure, restTold } from '@opfor/kernel'
import { print, styled, wrap } from './output.ts'
import { say } from './text/language.ts'
import { changedRulesWords } from './text/match-words.ts'

/** Prints where a match diverges from the rules, what differs, and the steps after that. */
export function printDivergence(match: Conversation<unknown>, { differs, changes, rest }: Departure): void {
  const applied = match.steps.length
  print(
    styled('strong', say(changedRulesWords.changed)),
    ...wrap(say(changedRulesWords.applies, { steps: applied, all: applied + rest.length })),
    ...differs.flatMap((each) => wrap(`  ${say(each)}`, '  ')),
    ...changes.flatMap((each) => wrap(`  ${say(changedRulesWords.since, { change: each })}`, '  ')),
  )
  if (rest.length === 0) return
  print('', say(changedRulesWords.after))
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

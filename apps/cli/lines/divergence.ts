import { existsSync } from 'node:fs'
import path from 'node:path'
import { type LiveMatch, type Divergence, formatRemainingSteps } from '@opfor/kernel'
import { print, applyStyle, wrapText } from './output.ts'
import { localize } from '../text/language.ts'
import { changedRulesWords } from '../text/match-words.ts'

export function printDivergence(match: LiveMatch<unknown>, { mismatch, changes, rest }: Divergence): void {
  const applied = match.steps.length
  print(
    applyStyle('strong', localize(changedRulesWords.changed)),
    ...wrapText(localize(changedRulesWords.applies, { steps: applied, all: applied + rest.length })),
    ...mismatch.flatMap((each) => wrapText(`  ${localize(each)}`, '  ')),
    ...changes.flatMap((each) => wrapText(`  ${localize(changedRulesWords.since, { change: each })}`, '  ')),
  )
  if (rest.length === 0) return
  print('', localize(changedRulesWords.after))
  for (const [at, text] of formatRemainingSteps(match, rest).entries())
    print(...wrapText(`${String(applied + at + 1).padStart(4)}  ${localize(text)}`, '      '))
}

/** Finds a new name, because the old file is not changed. */
export function nextFreeFile(file: string): string {
  const { dir, name, ext } = path.parse(file)
  for (let nth = 2; ; nth += 1) {
    const candidate = path.join(dir, `${name}-${nth}${ext}`)
    if (!existsSync(candidate)) return candidate
  }
}

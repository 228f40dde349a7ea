import type { Compiled } from '../language/index.ts'
import { openingsOf } from './kind.ts'
import { type Letters, lettersOf } from './letters.ts'
import type { Outline } from './outline.ts'
import { part, type Phrase, textOf } from './phrase.ts'

/** The words that say what a list chooses from, a bag is filled with, or a hand is drawn from. */
export function listBase(outline: Outline, language: Compiled): Letters | undefined {
  const place = { language, firstLine: 0, names: { several: new Map<string, readonly string[]>() } }
  const { openings } = openingsOf(outline, place)
  const said = openings.find(({ form }) => form === 'list' || form === 'bagOf' || form === 'hand')
  if (said === undefined) return undefined
  const set = said.form === 'hand' ? said.slots.rest : said.slots.set
  const text = set && textOf(said.form === 'list' ? set : part(set, set.from, endOfWords(set, language)))
  return text === undefined ? undefined : lettersOf([{ line: 0, column: 1, text }])
}

/** Where a phrase ends before ", hidden" or ", empty at first". */
export function endOfWords({ low, from, to }: Phrase, { words }: Compiled): number {
  const found = [...words.hidden, ...words.emptyAtFirst]
    .map((each) => low.indexOf(`, ${each}`, from))
    .filter((at) => at >= 0 && at < to)
  return found.length === 0 ? to : Math.min(...found)
}

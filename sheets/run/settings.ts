import { choice, fill, type Option, type Ruling } from '@opfor/kernel'
import type { Sheet } from '../model/index.ts'
import { citeOf, named, slug, words as worded } from './naming.ts'
import { words } from './words.ts'

/** The options of a sheet, chosen before a match. */
export function optionsOf({ options }: Sheet): readonly Option[] {
  return options.map(({ name, values, standard }) => ({
    question: choice(name, 'player', fill(words.option, { name }), values.map(named)),
    standard: named(standard).id,
  }))
}

/** The rulings of a sheet. */
export function rulingsOf(sheet: Sheet): readonly Ruling[] {
  return sheet.rulings.map(({ name, values, standard, question, because }) => ({
    id: `sheet.ruling.${slug(name)}`,
    name: worded(name),
    question: worded(question),
    readings: Object.fromEntries(values.map((each) => [each, worded(each)])),
    standard,
    why: because === undefined ? words.noWhy : worded(because),
    cite: citeOf(sheet, name),
  }))
}

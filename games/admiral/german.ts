import { firstMinute } from './german/first-minute.ts'
import { counters } from './german/counters.ts'
import { lists } from './german/lists.ts'
import { missing } from './german/missing.ts'
import { names } from './german/names.ts'
import { pack } from './german/pack.ts'
import { reasons } from './german/reasons.ts'
import { rulings } from './german/rulings.ts'
import { words } from './german/words.ts'

/** German: all that the game says, in our own words. */
export const germanTexts: Readonly<Record<string, string>> = {
  ...names,
  ...counters,
  ...words,
  ...rulings,
  ...lists,
  ...reasons,
  ...pack,
  ...missing,
  ...firstMinute,
}

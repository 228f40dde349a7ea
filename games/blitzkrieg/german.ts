import { firstMinute } from './german/first-minute.ts'
import { explained } from './german/explained.ts'
import { lists } from './german/lists.ts'
import { names } from './german/names.ts'
import { rulings } from './german/rulings.ts'
import { words } from './german/words.ts'

/** German: all that the game says, in our own words. */
export const germanTexts: Readonly<Record<string, string>> = {
  ...names,
  ...words,
  ...explained,
  ...rulings,
  ...lists,
  ...firstMinute,
}

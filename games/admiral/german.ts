import { lists } from './german/lists.ts'
import { names } from './german/names.ts'
import { rulings } from './german/rulings.ts'
import { words } from './german/words.ts'

/** German: everything that this game says. */
export const germanTexts = { ...names, ...lists, ...rulings, ...words } as const

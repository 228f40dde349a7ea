import { firstMinute } from './german/first-minute.ts'
import { baseGame } from './german/base-game.ts'
import { counters } from './german/counters.ts'
import { fewQuestions } from './german/few-questions.ts'
import { fields } from './german/fields.ts'
import { layOut } from './german/lay-out.ts'
import { lists } from './german/lists.ts'
import { map } from './german/map.ts'
import { screens } from './german/screens.ts'
import { missing } from './german/missing.ts'
import { names } from './german/names.ts'
import { versionThree } from './german/version-3.ts'
import { questions } from './german/questions.ts'
import { reasons } from './german/reasons.ts'
import { rulings } from './german/rulings.ts'
import { words } from './german/words.ts'

/** German: all that the game says, in our own words. */
export const germanTexts: Readonly<Record<string, string>> = {
  ...names,
  ...map,
  ...layOut,
  ...screens,
  ...counters,
  ...questions,
  ...words,
  ...rulings,
  ...baseGame,
  ...lists,
  ...reasons,
  ...fields,
  ...missing,
  ...versionThree,
  ...fewQuestions,
  ...firstMinute,
}

import { firstMinute } from './german/first-minute.ts'
import { briefing } from './german/briefing.ts'
import { counters } from './german/counters.ts'
import { fewQuestions } from './german/few-questions.ts'
import { lists } from './german/lists.ts'
import { missionWords } from './german/mission-words.ts'
import { names } from './german/names.ts'
import { pack } from './german/pack.ts'
import { questions } from './german/questions.ts'
import { rulings } from './german/rulings.ts'
import { soloRulings } from './german/solo-rulings.ts'
import { words } from './german/words.ts'

/** German: all that the game says, in our own words. */
export const germanTexts: Readonly<Record<string, string>> = {
  ...counters,
  ...names,
  ...questions,
  ...fewQuestions,
  ...words,
  ...missionWords,
  ...rulings,
  ...soloRulings,
  ...lists,
  ...briefing,
  ...pack,
  ...firstMinute,
}

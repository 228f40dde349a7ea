import { german as ofShelf } from '@opfor/games/german'
import { type Language, translated } from '@opfor/kernel'
import { german as ofSheets } from '@opfor/sheets/german'
import { germanTexts as ofCorrections } from './correction/german.ts'
import { germanTexts as ofSheetCommands } from './sheet/german.ts'
import { germanTexts as ofFiles } from './text/german/files.ts'
import { germanTexts as ofMatches } from './text/german/match.ts'
import { germanTexts as ofProgram } from './text/german/program.ts'
import { germanTexts as ofQuestions } from './text/german/questions.ts'
import { german as ofHouseRules } from '@opfor/variants/german'
import { germanTexts as ofVariants } from './variant/german.ts'

/** All German texts: games, sheets and the terminal. */
export const german: Language = translated(
  ofShelf,
  ofSheets,
  ofHouseRules,
  ofVariants,
  ofMatches,
  ofQuestions,
  ofFiles,
  ofCorrections,
  ofSheetCommands,
  ofProgram,
)

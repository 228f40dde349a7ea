import { german as ofShelf } from '@opfor/games/german'
import { type Language, translated } from '@opfor/kernel'
import { germanTexts as ofAccount } from './account/german.ts'
import { germanTexts as ofBoards } from './boards/german.ts'
import { germanTexts as ofChallenge } from './challenge/german.ts'
import { germanTexts as ofCorrecting } from './corrections/german.ts'
import { germanTexts as ofExamples } from './examples/german.ts'
import { germanTexts as ofHints } from './first-match/german.ts'
import { germanTexts as ofHome } from './home/german.ts'
import { germanTexts as ofInPlay } from './in-play/german.ts'
import { germanTexts as ofLibrary } from './library/german.ts'
import { germanTexts as ofPaper } from './print/german.ts'
import { germanTexts as ofKeeping } from './saved-matches/german.ts'
import { germanTexts as ofOpponents } from './opponents/german.ts'
import { germanTexts as ofPacks } from './packs/german.ts'
import { germanTexts as ofParted } from './diverged/german.ts'
import { germanTexts as ofPlays } from './plays/german.ts'
import { germanTexts as ofReference } from './reference/german.ts'
import { germanTexts as ofResult } from './result/german.ts'
import { germanTexts as ofSetUp } from './set-up/german.ts'
import { germanTexts as ofSettings } from './settings/german.ts'
import { germanTexts as ofShortcuts } from './shortcuts/german.ts'
import { germanTexts as ofSharing } from './sharing/german.ts'
import { germanTexts as ofLab } from './lab/german.ts'
import { germanTexts as ofStudies } from './studies/german.ts'
import { germanTexts as ofWatching } from './watch/german.ts'
import { germanTexts as ofHealth } from './workshop/health/german.ts'
import { germanTexts as ofHouseRules } from './workshop/house/german.ts'
import { germanTexts as ofWorkshop } from './workshop/german.ts'
import { germanTexts as ofWhy } from './why/german.ts'
import { germanTexts as ofShell } from './text/german.ts'
import { german as ofLabFigures } from '@opfor/lab/german'
import { german as ofSheets } from '@opfor/sheets/german'
import { german as ofVariants } from '@opfor/variants/german'

/** All German texts: games, shell and boards. */
export const german: Language = translated(
  ofShelf,
  ofShell,
  ofHome,
  ofSetUp,
  ofWatching,
  ofBoards,
  ofHints,
  ofShortcuts,
  ofPacks,
  ofOpponents,
  ofLibrary,
  ofPaper,
  ofWorkshop,
  ofHealth,
  ofHouseRules,
  ofSheets,
  ofVariants,
  ofReference,
  ofResult,
  ofSettings,
  ofKeeping,
  ofParted,
  ofPlays,
  ofSharing,
  ofLab,
  ofStudies,
  ofWhy,
  ofInPlay,
  ofExamples,
  ofLabFigures,
  ofAccount,
  ofChallenge,
  ofCorrecting,
)

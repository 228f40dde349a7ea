import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isUsedIn, textsOf, type Vocabularies, vocabulariesIn } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { accessWords } from './screens/account/access-words.ts'
import { conflictWords } from './screens/account/conflict-words.ts'
import { screenWords } from './screens/account/screen-words.ts'
import { accountWords } from './ui/text/account-words.ts'
import { battleEditorWords } from './table/boards/admiral/editor/words.ts'
import { gridWords } from './table/boards/admiral/words.ts'
import { symbolWords } from './table/boards/blitzkrieg/symbols/words.ts'
import { enlargedWords } from './table/boards/blitzkrieg/enlarged-words.ts'
import { words } from './table/boards/blitzkrieg/words.ts'
import { editorWords } from './table/boards/blood-and-plunder/editor/words.ts'
import { tableWords } from './table/boards/blood-and-plunder/words.ts'
import { cardEditorWords } from './table/boards/conflict-of-heroes/editor/words.ts'
import { briefingWords, mapWords, panelWords } from './table/boards/conflict-of-heroes/words.ts'
import { correctionWords } from './table/corrections/words.ts'
import { exampleWords } from './table/examples/words.ts'
import { hintWords } from './table/first-match/words.ts'
import { homeWords } from './screens/home/words.ts'
import { installWords } from './ui/installing/words.ts'
import { comparisonWords } from './screens/lab/comparison-words.ts'
import { openingWords } from './screens/opening/words.ts'
import { inPlayWords } from './table/in-play/words.ts'
import { referenceWords } from './table/reference/words.ts'
import { libraryWords } from './screens/library/words.ts'
import { plainListWords } from './screens/opponents/plain-list-words.ts'
import { shareWords } from './ui/text/share-words.ts'
import { opponentWords, shapeWords } from './screens/opponents/words.ts'
import { paperWords } from './screens/print/words.ts'
import { packWords } from './table/packs/words.ts'
import { setUpWords } from './table/set-up/words.ts'
import { settingWords } from './screens/settings/words.ts'
import { importedWords } from './data/storage/import-told.ts'
import { importWords } from './screens/saved-matches/import-words.ts'
import { saveErrorWords } from './screens/saved-matches/save-error-words.ts'
import { noticeWords } from './table/failures/notice-words.ts'
import { storageWords } from './screens/saved-matches/storage-words.ts'
import { progressWords } from './data/storage/progress-text.ts'
import { savedMatchWords } from './ui/text/saved-match-words.ts'
import { deferredWords } from './ui/text/deferred-words.ts'
import { houseWords } from './ui/text/house-words.ts'
import { offlineWords } from './ui/text/offline-words.ts'
import { labWords } from './screens/lab/words.ts'
import { strengthWords } from './screens/new-match/words.ts'
import { divergedWords } from './table/diverged/words.ts'
import { playWords } from './screens/plays/words.ts'
import { sharingWords } from './ui/sharing/words.ts'
import { shortcutWords } from './ui/shortcuts/words.ts'
import { checklistWords } from './table/match/checklist-words.ts'
import { historyWords } from './table/match/history-words.ts'
import { roundWords } from './ui/components/round-words.ts'
import { resultWords } from './table/result/words.ts'
import { watchWords } from './screens/watch/words.ts'
import { healthWords, offerWords } from './screens/workshop/health/words.ts'
import { compareWords } from './screens/workshop/house/compare-words.ts'
import { houseRulesWords } from './screens/workshop/house/words.ts'
import { searchWords, workshopWords } from './screens/workshop/words.ts'
import { todayWords } from './table/today/words.ts'
import { whyWords } from './table/why/words.ts'
import { ui } from './ui/text/words.ts'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:dist|node_modules|e2e)\/|\.test\.ts/.test(name))
  .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  .join('\n')

const vocabularies: Vocabularies = {
  ui,
  homeWords,
  setUpWords,
  watchWords,
  words,
  symbolWords,
  tableWords,
  enlargedWords,
  editorWords,
  gridWords,
  battleEditorWords,
  cardEditorWords,
  briefingWords,
  mapWords,
  panelWords,
  hintWords,
  shortcutWords,
  referenceWords,
  settingWords,
  savedMatchWords,
  importWords,
  importedWords,
  progressWords,
  saveErrorWords,
  noticeWords,
  storageWords,
  checklistWords,
  historyWords,
  resultWords,
  roundWords,
  divergedWords,
  playWords,
  sharingWords,
  packWords,
  opponentWords,
  shapeWords,
  shareWords,
  plainListWords,
  libraryWords,
  paperWords,
  labWords,
  strengthWords,
  deferredWords,
  houseWords,
  offlineWords,
  accountWords,
  screenWords,
  accessWords,
  conflictWords,
  correctionWords,
  whyWords,
  todayWords,
  workshopWords,
  searchWords,
  healthWords,
  houseRulesWords,
  compareWords,
  comparisonWords,
  installWords,
  openingWords,
  offerWords,
  inPlayWords,
  exampleWords,
}
const all = textsOf(vocabularies)

test.each(all)('%s is used', (name) => {
  expect(isUsedIn(sources, name)).toBe(true)
})

test('all vocabularies are checked', () => {
  expect(vocabulariesIn(sources)).toEqual(Object.keys(vocabularies).toSorted())
})

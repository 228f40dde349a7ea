import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isUsedIn, textsOf, type Vocabularies, vocabulariesIn } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { accessWords } from './account/access-words.ts'
import { conflictWords } from './account/conflict-words.ts'
import { screenWords } from './account/screen-words.ts'
import { accountWords } from './account/words.ts'
import { battleEditorWords } from './boards/admiral/editor/words.ts'
import { gridWords } from './boards/admiral/words.ts'
import { symbolWords } from './boards/blitzkrieg/symbols/words.ts'
import { enlargedWords } from './boards/blitzkrieg/enlarged-words.ts'
import { words } from './boards/blitzkrieg/words.ts'
import { editorWords } from './boards/blood-and-plunder/editor/words.ts'
import { tableWords } from './boards/blood-and-plunder/words.ts'
import { cardEditorWords } from './boards/conflict-of-heroes/editor/words.ts'
import { briefingWords, mapWords, panelWords } from './boards/conflict-of-heroes/words.ts'
import { correctionWords } from './corrections/words.ts'
import { exampleWords } from './examples/words.ts'
import { hintWords } from './first-match/words.ts'
import { homeWords } from './home/words.ts'
import { installWords } from './installing/words.ts'
import { comparisonWords } from './lab/comparison-words.ts'
import { openingWords } from './opening/words.ts'
import { inPlayWords } from './in-play/words.ts'
import { referenceWords } from './reference/words.ts'
import { libraryWords } from './library/words.ts'
import { plainListWords } from './opponents/plain-list-words.ts'
import { shareWords } from './opponents/share-words.ts'
import { opponentWords, shapeWords } from './opponents/words.ts'
import { paperWords } from './print/words.ts'
import { packWords } from './packs/words.ts'
import { setUpWords } from './set-up/words.ts'
import { settingWords } from './settings/words.ts'
import { importedWords } from './storage/import-told.ts'
import { importWords } from './saved-matches/import-words.ts'
import { saveErrorWords } from './saved-matches/save-error-words.ts'
import { noticeWords } from './saved-matches/notice-words.ts'
import { storageWords } from './saved-matches/storage-words.ts'
import { progressWords } from './storage/progress-text.ts'
import { savedMatchWords } from './saved-matches/words.ts'
import { deferredWords } from './text/deferred-words.ts'
import { houseWords } from './text/house-words.ts'
import { offlineWords } from './text/offline-words.ts'
import { labWords } from './lab/words.ts'
import { strengthWords } from './new-match/words.ts'
import { divergedWords } from './diverged/words.ts'
import { playWords } from './plays/words.ts'
import { sharingWords } from './sharing/words.ts'
import { shortcutWords } from './shortcuts/words.ts'
import { checklistWords } from './match/checklist-words.ts'
import { historyWords } from './match/history-words.ts'
import { roundWords } from './components/round-words.ts'
import { resultWords } from './result/words.ts'
import { watchWords } from './watch/words.ts'
import { healthWords, offerWords } from './workshop/health/words.ts'
import { compareWords } from './workshop/house/compare-words.ts'
import { houseRulesWords } from './workshop/house/words.ts'
import { searchWords, workshopWords } from './workshop/words.ts'
import { todayWords } from './today/words.ts'
import { whyWords } from './why/words.ts'
import { ui } from './text/words.ts'

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

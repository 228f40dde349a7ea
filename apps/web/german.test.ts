import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Message, partsOf } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { accountWords } from './account/words.ts'
import { battleEditorWords } from './boards/admiral/editor/words.ts'
import { gridWords } from './boards/admiral/words.ts'
import { symbolWords } from './boards/blitzkrieg/symbols/words.ts'
import { words } from './boards/blitzkrieg/words.ts'
import { editorWords } from './boards/blood-and-plunder/editor/words.ts'
import { tableWords } from './boards/blood-and-plunder/words.ts'
import { cardEditorWords } from './boards/conflict-of-heroes/editor/words.ts'
import { briefingWords, mapWords, panelWords } from './boards/conflict-of-heroes/words.ts'
import { challengeWords } from './challenge/words.ts'
import { correctionWords } from './corrections/words.ts'
import { exampleWords } from './examples/words.ts'
import { hintWords } from './first-match/words.ts'
import { german } from './german.ts'
import { homeWords } from './home/words.ts'
import { inPlayWords } from './in-play/words.ts'
import { referenceWords } from './reference/words.ts'
import { packWords } from './packs/words.ts'
import { setUpWords } from './set-up/words.ts'
import { settingWords } from './settings/words.ts'
import { saveErrorWords } from './saved-matches/save-error-words.ts'
import { noticeWords } from './saved-matches/notice-words.ts'
import { storageWords } from './saved-matches/storage-words.ts'
import { progressWords } from './storage/progress-text.ts'
import { savedMatchWords } from './saved-matches/words.ts'
import { deferredWords } from './text/deferred-words.ts'
import { offlineWords } from './text/offline-words.ts'
import { labWords } from './lab/words.ts'
import { divergedWords } from './diverged/words.ts'
import { playWords } from './plays/words.ts'
import { sharingWords } from './sharing/words.ts'
import { shortcutWords } from './shortcuts/words.ts'
import { studyWords } from './studies/words.ts'
import { checklistWords } from './match/checklist-words.ts'
import { historyWords } from './match/history-words.ts'
import { roundWords } from './components/round-words.ts'
import { resultWords } from './result/words.ts'
import { watchWords } from './watch/words.ts'
import { whyWords } from './why/words.ts'
import { ui } from './text/words.ts'

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/(?:^|\/)(?:dist|node_modules|e2e)\/|\.test\.ts/.test(name))
  .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  .join('\n')

const vocabularies: Readonly<Record<string, Readonly<Record<string, Message>>>> = {
  ui,
  homeWords,
  setUpWords,
  watchWords,
  words,
  symbolWords,
  tableWords,
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
  labWords,
  deferredWords,
  offlineWords,
  accountWords,
  challengeWords,
  correctionWords,
  studyWords,
  whyWords,
  inPlayWords,
  exampleWords,
}
const all = Object.entries(vocabularies).flatMap(([vocabulary, each]) =>
  Object.entries(each).map(([key, message]) => [`${vocabulary}.${key}`, message] as const),
)

test.each(all)('%s has a German text with the same parameters', (_, message) => {
  expect(Object.keys(german.texts)).toContain(message.id)
  expect(partsOf(german.texts[message.id] ?? '')).toEqual(partsOf(message.text))
})

test.each(all)('%s is used', (name) => {
  const [vocabulary = '', key = ''] = name.split('.')
  expect(new RegExp(`\\b${vocabulary}\\.${key}\\b|'${key}'`).test(sources)).toBe(true)
})

test('all vocabularies are checked', () => {
  const found = sources.match(/^export const \w+(?= = \{\n {2}\w+: message\()/gm) ?? []
  expect(found.map((each) => each.replace('export const ', '')).toSorted()).toEqual(
    Object.keys(vocabularies).toSorted(),
  )
})

test('no German text of the shell is unused', () => {
  const message = new Set(all.map(([, each]) => each.id))
  const unused = Object.keys(german.texts).filter((id) => id.startsWith('web.') && !message.has(id))
  expect(unused).toEqual([])
})

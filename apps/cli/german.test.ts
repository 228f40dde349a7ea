import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isUsedIn, textsOf, type Vocabularies, vocabulariesIn } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { correctionWords, misfitWords } from './correction/words.ts'
import { coverageWords, sheetWords } from './sheet/words.ts'
import { decisionWords } from './text/decision-words.ts'
import { fileWords, replayWords } from './text/file-words.ts'
import { helpWords } from './text/help-words.ts'
import { listWords } from './text/list-words.ts'
import { changedRulesWords, matchWords } from './text/match-words.ts'
import { flagWords, programWords } from './text/program-words.ts'
import { answerWords, formWords, questionWords } from './text/question-words.ts'
import { referenceWords, settingWords } from './text/setting-words.ts'
import { termWords, usageWords } from './text/usage-words.ts'
import { variantWords } from './variant/words.ts'

const programs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !/(?:^|\/)(?:node_modules|proofs)\/|\.test\.ts/.test(name))
  .map((name) => [name, readFileSync(path.join(import.meta.dirname, name), 'utf8')] as const)
const sources = programs.map(([, text]) => text).join('\n')

const vocabularies: Vocabularies = {
  answerWords,
  changedRulesWords,
  correctionWords,
  coverageWords,
  decisionWords,
  fileWords,
  flagWords,
  formWords,
  helpWords,
  listWords,
  matchWords,
  misfitWords,
  programWords,
  questionWords,
  referenceWords,
  replayWords,
  settingWords,
  sheetWords,
  termWords,
  usageWords,
  variantWords,
}
const all = textsOf(vocabularies)

test.each(all.filter(([name]) => !/^(?:usage|term)Words\./.test(name)))('%s is used', (name) => {
  expect(isUsedIn(sources, name)).toBe(true)
})

test('all vocabularies are checked', () => {
  expect(vocabulariesIn(sources)).toEqual(Object.keys(vocabularies).toSorted())
})

test('texts are messages and not written into the code', () => {
  const own = programs.filter(([name]) => !/^(?:lab|studies)\//.test(name))
  const written = /\b(?:bad|print|printError|printUsage|styled\('\w+',|wrap)\s*\(?\s*['`][ ?]*[A-Z].*/g
  expect(own.flatMap(([, text]) => text.match(written) ?? [])).toEqual([])
})

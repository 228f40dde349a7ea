import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { english, message } from '@opfor/kernel'
import { textFiles } from '@opfor/kernel/text-files'
import { afterAll, expect, test } from 'vitest'
import { chooseLanguage } from './choose-language.ts'
import { Languages } from './language-files.ts'
import { localize, setLanguage, currentLanguage } from './language.ts'

const root = mkdtempSync(path.join(tmpdir(), 'opfor-texts-'))
mkdirSync(path.join(root, 'raid/texts'), { recursive: true })
writeFileSync(path.join(root, 'raid/texts/it.json'), '{ "raid.hill": "la collina", "raid.ford": "" }')
afterAll(() => {
  setLanguage(english)
  rmSync(root, { recursive: true, force: true })
})

test('one file makes a language for the terminal; what it lacks is said in English', () => {
  const languages = new Languages(textFiles(root, ['raid']))
  expect(languages.codes).toEqual(['en', 'it'])
  chooseLanguage(['play', '--language', 'it'], {}, languages)
  expect(currentLanguage().code).toBe('it')
  const said = [message('raid.hill', 'the hill'), message('raid.ford', 'the ford')]
  expect(said.map((each) => localize(each))).toEqual(['la collina', 'the ford'])
  expect(currentLanguage().list(['uno', 'due', 'tre'])).toBe('uno, due e tre')
})

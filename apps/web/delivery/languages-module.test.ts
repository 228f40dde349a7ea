import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { textFiles } from '@opfor/kernel/text-files'
import { afterAll, expect, test } from 'vitest'
import { appLanguages, languagesCode } from './languages-module.ts'

const root = mkdtempSync(path.join(tmpdir(), 'opfor-texts-'))
mkdirSync(path.join(root, 'raid/texts'), { recursive: true })
writeFileSync(path.join(root, 'raid/texts/it.json'), '{ "raid.hill": "la collina", "raid.ford": "" }')
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('one file makes a language of the web app, loaded when it is chosen', () => {
  const files = textFiles(root, ['raid'])
  expect(languagesCode(files, '\0virtual:languages')).toBe(
    "export const loaders = { 'it': () => import('virtual:language/it') }\n",
  )
  expect(languagesCode(files, '\0virtual:language/it')).toContain(
    `languageOf('it', {"raid.hill":"la collina"})`,
  )
  expect(languagesCode(files, '\0virtual:languages-told')).toContain('unreviewed = ["it"]')
})

test('the app has German', () => {
  expect(appLanguages()).toContain('de')
})

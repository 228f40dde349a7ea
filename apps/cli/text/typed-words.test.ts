import { english, languageOf } from '@opfor/kernel'
import { afterEach, expect, test } from 'vitest'
import { setLanguage } from './language.ts'
import { isNone, isNoneOfThem, yesOrNo } from './typed-words.ts'

afterEach(() => setLanguage(english))

test('yes, no and none are understood in the language of the program, and in English', () => {
  setLanguage(languageOf('fr', { 'cli.yes': 'oui', 'cli.no': 'non', 'cli.none': 'aucun' }))
  expect(['oui', 'O', 'yes', 'non', 'n', 'peut-être', ''].map(yesOrNo)).toEqual([
    true,
    true,
    true,
    false,
    false,
    undefined,
    undefined,
  ])
  expect(['aucun', 'none', 'oui'].map(isNone)).toEqual([true, true, false])
  expect(['non', 'aucun', '0', 'oui'].map(isNoneOfThem)).toEqual([true, true, true, false])
})

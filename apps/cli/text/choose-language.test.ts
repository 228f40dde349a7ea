import { english } from '@opfor/kernel'
import { afterEach, expect, test } from 'vitest'
import { chooseLanguage, setLanguageOfSheet } from './choose-language.ts'
import { joinWithAnd, joinWithOr, localize, setLanguage, currentLanguage } from './language.ts'
import { matchWords } from './match-words.ts'

afterEach(() => {
  chooseLanguage(['--language', 'en'], {})
  setLanguage(english)
})

function chosen(args: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  chooseLanguage(args, environment)
  return currentLanguage().code
}

test('the language is English without any choice', () => {
  expect(chosen([])).toBe('en')
  expect(chosen([], { LANG: 'C.UTF-8' })).toBe('en')
  expect(chosen([], { LANG: 'xx_XX.UTF-8' })).toBe('en')
})

test('it comes from the environment: LC_ALL, otherwise LC_MESSAGES, otherwise LANG', () => {
  expect(chosen([], { LANG: 'de_DE.UTF-8' })).toBe('de')
  expect(chosen([], { LC_MESSAGES: 'de_AT', LANG: 'en_US.UTF-8' })).toBe('de')
  expect(chosen([], { LC_ALL: 'C', LC_MESSAGES: 'de_AT', LANG: 'de_DE.UTF-8' })).toBe('en')
  expect(chosen([], { LC_ALL: '', LANG: 'de_CH' })).toBe('de')
})

test('--language is stronger than the environment', () => {
  expect(chosen(['play', 'admiral', '--language', 'de'], { LANG: 'en_US' })).toBe('de')
  expect(chosen(['play', 'admiral', '--language=en'], { LANG: 'de_DE' })).toBe('en')
})

test('a page in German is German, unless --language says otherwise', () => {
  chooseLanguage([], { LANG: 'en_US' })
  setLanguageOfSheet('de')
  expect(currentLanguage().code).toBe('de')
  chooseLanguage(['--language', 'en'], {})
  setLanguageOfSheet('de')
  expect(currentLanguage().code).toBe('en')
})

test('a page in English, or in a language that is not there, is read in the language of the environment', () => {
  chooseLanguage([], { LANG: 'de_DE' })
  setLanguageOfSheet('en')
  setLanguageOfSheet('xx')
  expect(currentLanguage().code).toBe('de')
})

test('texts and lists of names are in the language', () => {
  chooseLanguage(['--language', 'de'], {})
  expect(localize(matchWords.saved, { file: 'a.json' })).toBe('Gespeichert in a.json.')
  expect([joinWithAnd(['a', 'b', 'c']), joinWithOr(['a', 'b', 'c'])]).toEqual(['a, b und c', 'a, b oder c'])
})

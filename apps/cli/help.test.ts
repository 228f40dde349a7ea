import { english } from '@opfor/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { commands } from './commands.ts'
import { helpLines } from './help.ts'
import { languages } from './text/language-files.ts'
import { speak } from './text/language.ts'

afterEach(() => speak(english))

describe.each(languages.codes.flatMap((code) => languages.find(code) ?? []))('help in $code', (language) => {
  test('fits on a screen of 80 by 24, with a question of three lines, a space and the prompt below it', () => {
    speak(language)
    expect(helpLines().length).toBeLessThanOrEqual(24 - 5)
    expect(helpLines().filter(({ length }) => length > 80)).toEqual([])
  })

  test('lists every command', () => {
    speak(language)
    const text = helpLines().join(' ')
    expect(Object.keys(commands).filter((word) => !text.includes(word))).toEqual([])
  })
})

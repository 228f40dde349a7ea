import { languageOf, message, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { appLanguages, languagesCode, pseudoModule } from './languages-module.ts'
import { pseudoCode, pseudoText } from './pseudo-language.ts'

test('a text gets accents, brackets and two fifths more length', () => {
  expect(pseudoText('Match settings')).toBe('⟦Mátçh šéttíñğš ~~~~~~⟧')
})

test('placeholders and the forms of plurals stay as they are', () => {
  expect(pseudoText('{count, plural, =0 {none} one {# unit of {side}} other {# units}}: {name}')).toMatch(
    /^⟦\{count, plural, =0 \{ñóñé\} one \{# úñít óf \{side\}\} other \{# úñítš\}\}: \{name\} [~ ]+⟧$/,
  )
  const text = '{count, plural, one {# unit} other {# units}} of {side}'
  const pseudo = languageOf(pseudoCode, { left: pseudoText(text) })
  expect(format(message('left', text, { count: 2, side: 'Axis' }), pseudo)).toMatch(/^⟦2 úñítš óf Axis ~+⟧$/)
})

test('it is made of the English texts for tests, and not among the languages of the app', () => {
  expect(languagesCode([], '\0virtual:languages')).not.toContain(pseudoCode)
  expect(appLanguages()).not.toContain(pseudoCode)
  expect(pseudoModule([])).toContain(`languageOf('${pseudoCode}'`)
})

import { array, assert, constantFrom, property, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { readSheet } from '../sheet-reader.ts'
import { convertListToSheet, parsePlainList } from './index.ts'

function sheetOf(text: string): string {
  const list = parsePlainList(text)
  if (list === undefined) throw new Error('This is no plain list.')
  return convertListToSheet(list, () => true)
}

test('numbered sentences are steps, and what speaks of the nearest is a list that the step chooses by', () => {
  expect(
    sheetOf(`Goblin raiders
1. If a goblin is next to one of your units, it attacks.
2. Otherwise it moves toward the nearest unit.
3. Draw a card for loot.
`),
  ).toMatchInlineSnapshot(`
    "# Goblin raiders

    ## Turn
    1. If a goblin is next to one of your units: it attacks.
    2. Otherwise: choose Target. It moves toward the nearest unit.
    3. "Draw a card for loot".

    ## Target
    Choose one of your units.
    1. nearest
    Tie: you choose
    "
  `)
})

test('lines below a step are its priorities', () => {
  expect(
    sheetOf(`The sniper

1. It shoots at one of your units:
   - in the open
   - closest to the objective
   - the unit with the fewest models
   - highest value in points
2) It hides.
`),
  ).toMatchInlineSnapshot(`
    "# The sniper

    ## Turn
    1. Choose Target. It shoots at one of your units.
    2. It hides.

    ## Target
    Choose one of your units.
    1. prefer: in the open
    2. nearest to the objective
    3. fewest models
    4. most value
    Tie: you choose
    "
  `)
})

test('a list without numbers is one too', () => {
  expect(
    sheetOf(`Must be in range
Prefer wounded units
The nearest one
Most hit points left`),
  ).toMatchInlineSnapshot(`
    "# My opponent

    ## Turn
    1. Choose Target.

    ## Target
    Choose one of your units.
    1. must: it is in range
    2. prefer: wounded units
    3. nearest
    4. most hit points
    Tie: you choose
    "
  `)
})

test('a German list becomes a German sheet', () => {
  expect(
    sheetOf(`Die Räuber
1. Wenn ein Räuber neben einer Einheit steht, greift er an.
2. Er zieht zu einer Einheit:
   a) am nächsten zum Lager
   b) die Einheit mit den meisten Modellen
   c) die schwächste
3. Ziehe eine Karte.
`),
  ).toMatchInlineSnapshot(`
    "# Die Räuber
    Sprache: de

    ## Zug
    1. Wenn ein Räuber neben einer Einheit steht: greift er an.
    2. Wähle Ziel. Er zieht zu einer Einheit.
    3. "Ziehe eine Karte".

    ## Ziel
    Wähle eine deiner Einheiten.
    1. am nächsten zu Lager
    2. meiste Modellen
    3. wenigste Stärke
    Gleichstand: du wählst
    "
  `)
})

test('what is not taken stays a step', () => {
  const list = parsePlainList('1. Attack the nearest unit.\n2. Run.')
  expect(list?.lines.map(({ priority }) => priority)).toEqual(['nearest', undefined])
  expect(list && convertListToSheet(list, () => false)).toContain('1. Attack the nearest unit.')
})

test.each([
  ['a sheet', '# A\n\n## Turn\n1. Go.\n2. Stop.\n'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |\n'],
  ['one line', 'Attack the nearest unit.'],
  ['nothing', ''],
])('%s is no plain list', (_, text) => {
  expect(parsePlainList(text)).toBeUndefined()
})

test.each([
  '1. Roll a die.\n2. Move Bob. Draw 2.\n3. Ask "who"?\n4. Choose wisely.\n',
  '- go to the moon\n- set fire to it\n- if x, y, z\n- add some\n  - nested\n  - most\n',
  'A\n1. **Bold** words\n2. Repeat:\n3. You win if nobody is left.\n4. Turn: 3 x A (0 to 6)\n',
  '1. Ziehe den nächsten.\n2. Wenn x ist, dann y.\n3. Würfle.\n4. Lege die Karte ab und die andere auch.\n',
])('the reader finds nothing in the first sheet of %j', (text) => {
  expect(readSheet(sheetOf(text)).findings.map(({ message, line }) => `${line}: ${message.id}`)).toEqual([])
})

const someWords =
  'if the nearest unit is most 3 or more: draw "a" card, then choose **Target** (0 to 6) wenn nächste ziehe'

test('any lines make a page that can be read', () => {
  const line = array(constantFrom(...someWords.split(' ')), { minLength: 1, maxLength: 9 })
  const marks = constantFrom('', '1. ', '- ', '   - ', 'a) ')
  const lines = array(tuple(marks, line), { minLength: 2, maxLength: 12 })
  assert(
    property(lines, (all) => {
      const text = all.map(([mark, words]) => mark + words.join(' ')).join('\n')
      const list = parsePlainList(text)
      const made = list && readSheet(convertListToSheet(list, () => true))
      return made === undefined || (made.sections[0]?.kind === 'steps' && made.title !== '')
    }),
    { numRuns: 100 },
  )
})

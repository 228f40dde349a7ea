import { expect, test } from 'vitest'
import { applyFix } from '../apply-fix.ts'
import type { SourcePosition } from '../model/index.ts'
import { readSheet, sheetReader } from '../sheet-reader.ts'
import { garrisonSheet } from '../testing/garrison.ts'
import { isNameTaken, syntaxMarksOf, nameAt, namesOf, renameEdits, verbsFor } from './index.ts'

const sheet = readSheet(garrisonSheet)

function lettersAt(text: string, { line, column, endColumn }: SourcePosition): string {
  return text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1) ?? ''
}

function marksIn(text: string, words: string): readonly string[] {
  const line = text.split('\n').findIndex((each) => each.includes(words)) + 1
  return syntaxMarksOf(readSheet(text))
    .flatMap(({ marks }) => marks)
    .filter(({ at }) => at.line === line)
    .map(({ kind, at }) => `${kind}: ${lettersAt(text, at)}`)
}

test('verbs, names and what will be asked are marked', () => {
  expect(marksIn(garrisonSheet, 'prefer: an enemy')).toEqual([
    'verb: prefer:',
    'asked: an enemy is in its sight',
  ])
  expect(marksIn(garrisonSheet, 'if Alarm is 3')).toEqual([
    'verb: if',
    'verb: prefer:',
    'name: Alarm',
    'name: gate',
  ])
  expect(marksIn(garrisonSheet, 'Until every')).toEqual([
    'verb: Until',
    'name: unit',
    'name: models',
    'name: acted',
  ])
  expect(marksIn(garrisonSheet, 'Reshuffle')).toEqual(['verb: A deck', 'verb: Reshuffle when empty'])
  expect(marksIn(garrisonSheet, 'You win')).toEqual(['verb: You win when', 'name: unit', 'name: models'])
  expect(marksIn(garrisonSheet, '3. nearest')).toEqual(['verb: nearest', 'asked: nearest'])
})

test('a sentence that is told has names as they are spelled, and no verb', () => {
  expect(marksIn(garrisonSheet, 'It fires at')).toEqual(['verb: Choose', 'name: Target', 'name: Target'])
})

test('a name inside of a verb is the verb', () => {
  expect(marksIn(garrisonSheet, 'in order of its class')).toContain('verb: in order of')
  expect(marksIn(garrisonSheet, 'in order of its class')).not.toContain('name: order')
})

test('text for the reader is not marked', () => {
  expect(marksIn(garrisonSheet, 'It holds the fort')).toEqual([])
})

test('German verbs are marked too', () => {
  const text =
    '# Wache\nSprache: de\n\n## Zug\n1. Wähle Ziel.\n\n## Ziel\nWähle eine deiner Einheiten.\n1. nächste\n'
  expect(marksIn(text, '1. Wähle Ziel')).toEqual(['verb: Wähle', 'name: Ziel'])
  expect(marksIn(text, 'Sprache')).toEqual(['verb: Sprache'])
})

test('every name is listed once, as it is defined', () => {
  const names = namesOf(sheet).map(({ kind, name }) => `${kind} ${name}`)
  expect(names).toEqual(
    expect.arrayContaining(['section Actor', 'piece Rifles A', 'counter Alarm', 'one unit']),
  )
  expect(new Set(names).size).toBe(names.length)
})

test('a name is renamed everywhere, with its endings, and the page stays without findings', () => {
  const found = nameAt(sheet, 10, 4)
  expect(found).toMatchObject({ name: 'unit', kind: 'one' })
  if (found === undefined) return
  const renamed = applyFix(garrisonSheet, {
    message: { id: '', text: '' },
    edits: renameEdits(sheet, found, 'squad'),
  })
  expect(renamed).toContain('| squad      | class')
  expect(renamed).toContain('Until every squad that has models')
  expect(renamed).toContain('You win when no squad has models')
  expect(readSheet(renamed).findings).toEqual([])
})

test('a name of several words is renamed in examples too', () => {
  const text = applyFix(garrisonSheet, {
    message: { id: '', text: '' },
    edits: renameEdits(sheet, { name: 'Field gun', kind: 'piece' }, 'Mortar'),
  })
  expect(text).toContain('Rifles B, Mortar; Actor gives Mortar (line 3)')
  expect(text).not.toContain('Field gun')
})

test('a name that another thing has is taken; its own in other letters is not', () => {
  expect(isNameTaken(sheet, { name: 'Alarm', kind: 'counter' }, 'target')).toBe(true)
  expect(isNameTaken(sheet, { name: 'Alarm', kind: 'counter' }, 'alarm')).toBe(false)
})

test('verbs are offered by the kind of a section', () => {
  const words = (kind: Parameters<typeof verbsFor>[1]) => verbsFor(sheet, kind).map((each) => each.words)
  expect(words('list')).toEqual(expect.arrayContaining(['must: ', 'prefer: ', 'nearest']))
  expect(words('steps')).toEqual(expect.arrayContaining(['choose ', 'until ', 'draw from ']))
  expect(words('steps')).not.toContain('must: ')
})

test('only the section that was edited is marked again', () => {
  const read = sheetReader()
  const before = syntaxMarksOf(read(garrisonSheet))
  const after = syntaxMarksOf(read(garrisonSheet.replace('most models', 'fewest models')))
  const edited = after.filter((part) => part.line > 1 && !before.includes(part))
  expect(edited).toHaveLength(1)
  expect(edited[0]?.marks.length).toBeGreaterThan(0)
})

test('the name of a heading is found from the beginning of its line', () => {
  const line = garrisonSheet.split('\n').indexOf('## Units') + 1
  expect(nameAt(sheet, line, 1)?.name).toBe('Units')
  expect(nameAt(sheet, 2, 1)).toBeUndefined()
})

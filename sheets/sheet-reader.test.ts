import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyFix } from './apply-fix.ts'
import { incrementalReader, readSheet, sheetReader } from './sheet-reader.ts'
import { garrisonSheet } from './testing/garrison.ts'

const broken = [
  ['no tie', garrisonSheet.replace('Tie: roll d6\n', '')],
  [
    'no tie, with the line ends of Windows',
    garrisonSheet.replace('Tie: roll d6\n', '').replaceAll('\n', '\r\n'),
  ],
  ['a misspelled counter', garrisonSheet.replace('if Alarm is', 'if Alrm is')],
] as const

test.each(broken)('the first fix of %s leaves no finding', (_, text) => {
  const [finding] = readSheet(text).findings
  const fix = finding?.fixes[0]
  if (fix === undefined) throw new Error('No fix is offered.')
  expect(readSheet(applyFix(text, fix)).findings).toEqual([])
})

/** Sheets of published games: rules references, which are not part of the repository. */
const references = path.join(import.meta.dirname, '../../shared/sheets')
const files = existsSync(references) ? readdirSync(references).filter((name) => name.endsWith('.md')) : []

describe.runIf(files.length > 0)('the typed opponents', () => {
  test.each(files)('%s is read without a finding', (name) => {
    const sheet = readSheet(readFileSync(path.join(references, name), 'utf8'))
    expect(sheet.findings).toEqual([])
    expect(sheet.examples.flatMap(({ parts }) => parts.filter(({ form }) => form === 'unknown'))).toEqual([])
  })

  test.each(files)('%s is read after an edit as if it were new', (name) => {
    const text = readFileSync(path.join(references, name), 'utf8')
    const read = sheetReader()
    read(text)
    for (const edited of edits(text)) {
      expect(JSON.stringify(read(edited)) === JSON.stringify(readSheet(edited))).toBe(true)
    }
  })
})

/** A line added at the top, a row removed, a heading changed, words changed. */
function edits(text: string): readonly string[] {
  const lines = text.split('\n')
  const row = lines.findIndex((line) => line.startsWith('| '))
  return [
    ['# Another title', ...lines].join('\n'),
    lines.filter((_, at) => at !== row + 2).join('\n'),
    text.replace(/^## (.+)$/m, '## $1 again'),
    text.replace('most', 'fewest'),
  ]
}

test('what is not there is empty, and never wrong', () => {
  expect(readSheet('')).toEqual({
    text: '',
    title: '',
    language: 'en',
    plays: '',
    game: '',
    from: '',
    prose: [],
    options: [],
    rulings: [],
    measures: [],
    examples: [],
    notes: [],
    sections: [],
    findings: [],
    hints: [],
    asked: [],
  })
})

test('positions are those of the text, whatever the line ends', () => {
  const text = '# A\r\n\r\n## Turn\r\n1. Say **this** now. Add 2 cubes.\r\n'
  const { sections, findings } = readSheet(text)
  const [turn] = sections
  const sentences = turn?.kind === 'steps' ? turn.steps[0]?.sentences : []
  expect(sentences).toMatchObject([
    { text: 'Say this now', at: { line: 4, column: 4, endLine: 4, endColumn: 20 } },
    { text: 'Add 2 cubes', at: { line: 4, column: 22, endLine: 4, endColumn: 33 } },
  ])
  expect(findings.map(({ id, line, column }) => [id, line, column])).toEqual([
    ['sheets.notAName', 4, 10],
    ['sheets.looksDone', 4, 22],
  ])
})

test('a line that begins Tie: or Only if starts over, under a list and under a table', () => {
  const { sections } = readSheet(
    '## Units\n| unit | effect |\n|--|--|\n| A | ? |\nEffect: none, some\n\n## Target\nChoose one of Units.\n1. first\nTie: in order\n\n## Go\nOnly if it rains.\nOnly if it pours.\n1. It goes.\n',
  )
  expect(sections).toMatchObject([
    { kind: 'roster', rows: [{ name: 'A' }], columns: [{ holds: 'word', words: ['none', 'some'] }] },
    { kind: 'list', lines: [{ form: 'first' }], ties: [{ by: 'inOrder' }] },
    { kind: 'steps', onlyIf: [{ words: 'it rains' }, { words: 'it pours' }] },
  ])
})

test('a table of cards makes a card for each number of a span', () => {
  const [deck] = readSheet(
    '## Deck\nA deck.\n| card | suit | value |\n|--|--|--|\n| Spades | black | 1-3 |\n| 2 x Event | none | 0 |\n',
  ).sections
  expect(deck).toMatchObject({
    kind: 'deck',
    cards: [
      { name: 'Spades 1', kind: 'Spades', count: 1, values: ['black', 1] },
      { name: 'Spades 2', values: ['black', 2] },
      { name: 'Spades 3', values: ['black', 3] },
      { name: 'Event', count: 2, values: ['none', 0] },
    ],
  })
})

test('a text is read in parts, and one that is no longer wanted does not disturb the next', () => {
  const read = incrementalReader()
  const changed = garrisonSheet.replace('## Units', '## Troops')
  const abandoned = read(changed)
  for (let part = 0; part < 4; part += 1) expect(abandoned.next().done).toBe(false)
  const reading = read(garrisonSheet)
  let parts = 0
  let last = reading.next()
  for (; last.done !== true; last = reading.next()) parts += 1
  expect(parts).toBeGreaterThan(10)
  expect(last.value).toEqual(readSheet(garrisonSheet))
})

test('a line above the options does not make the sections be read again', () => {
  const read = sheetReader()
  const text = garrisonSheet.replace('> Option', '\n\n> Option')
  const [before] = read(garrisonSheet).sections
  const after = read(text).sections[0]
  expect(after?.at.line).toBe((before?.at.line ?? 0) + 2)
  expect(JSON.stringify(read(text))).toBe(JSON.stringify(readSheet(text)))
})

import { describe, expect, test } from 'vitest'
import type { SheetDiagnostic } from '../model/index.ts'
import { applyFix } from '../apply-fix.ts'
import { readSheet } from '../sheet-reader.ts'

const units = `## Units
| unit | class | morale | acted |
|------|-------|-------:|-------|
| Rifles A | foot | 6 | no |
| Field gun | gun | 3 | no |

## Tracks
- Alarm: 0 (0 to 6)
`
const turn = '## Turn\n1. It waits.\n'

function pointed(text: string, { line, column, end }: SheetDiagnostic): string {
  const rows = text.split('\n')
  return line === end.line
    ? (rows[line - 1] ?? '').slice(column - 1, end.column - 1)
    : (rows[line - 1] ?? '').slice(column - 1)
}

interface Case {
  readonly id: string
  readonly text: string
  readonly at: string
  readonly fix?: true
}

const cases: readonly Case[] = [
  {
    id: 'noTie',
    at: 'Target',
    fix: true,
    text: `${units}## Target\nChoose one of Units.\n1. most morale\n\n## Turn\n1. Choose Target.\n`,
  },
  {
    id: 'gap',
    at: '5-6',
    text: `## Order\nRoll d6.\n| roll | result |\n|--|--|\n| 1-3 | Hold |\n| 5-6 | Fire |\n\n## Turn\n1. Read Order.\n`,
  },
  {
    id: 'gap',
    at: '1-5',
    text: `## Order\nRoll d6.\n| roll | result |\n|--|--|\n| 1-5 | Hold |\n\n## Turn\n1. Read Order.\n`,
  },
  {
    id: 'overlap',
    at: '3-6',
    text: `## Order\nRoll d6.\n| roll | result |\n|--|--|\n| 1-3 | Hold |\n| 3-6 | Fire |\n\n## Turn\n1. Read Order.\n`,
  },
  {
    id: 'noRowFor',
    at: 'Die',
    text: `## Die\nRoll one of: 2 x Ace, 1 x Miss.\n| die | result |\n|--|--|\n| Ace | Hold |\n\n## Turn\n1. Read Die.\n`,
  },
  {
    id: 'noColumnFor',
    at: 'Die',
    text: `## Die\nRoll d6. Column: it is seen?\n| die | yes | maybe |\n|--|--|--|\n| 1-6 | Hold | Run |\n\n## Turn\n1. Read Die.\n`,
  },
  { id: 'notReached', at: 'Hold', text: `${turn}\n## Hold\n1. It holds.\n` },
  { id: 'noTurn', at: '', text: '## Hold\n1. It holds.\n' },
  {
    id: 'didYouMean',
    at: 'Moral',
    fix: true,
    text: `## Tracks\n- Morale: 0 (0 to 6)\n\n## Turn\n1. If Moral is 3 or more: it runs.\n`,
  },
  {
    id: 'didYouMean',
    at: 'Targt',
    fix: true,
    text: `${units}## Target\nChoose one of Units.\n1. most morale\nTie: in order\n\n## Turn\n1. Choose Target. Choose Targt.\n`,
  },
  {
    id: 'didYouMean',
    at: 'Asault',
    fix: true,
    text: `## Order\nRoll d6.\n| roll | result |\n|--|--|\n| 1-6 | Asault |\n\n## Assault\n1. It runs.\n\n## Turn\n1. Read Order. Do Assault.\n`,
  },
  {
    id: 'looksKnown',
    at: 'Alarm is red',
    fix: true,
    text: `${units}## Turn\n1. If Alarm is red: it runs.\n`,
  },
  {
    id: 'looksKnown',
    at: 'Alarm >= 3',
    fix: true,
    text: `${units}## Turn\n1. If Alarm >= 3: it runs.\n`,
  },
  {
    id: 'looksKnown',
    at: 'its morale<2',
    fix: true,
    text: `${units}## Target\nChoose one of Units.\n1. prefer: its morale<2\nTie: in order\n\n## Turn\n1. Choose Target.\n`,
  },
  {
    id: 'looksKnown',
    at: 'the wind is 3 or more',
    fix: true,
    text: `## Turn\n1. If the wind is 3 or more: it runs.\n`,
  },
  {
    id: 'halfKnown',
    at: 'Alarm is 3 and the sun shines',
    fix: true,
    text: `${units}## Turn\n1. If Alarm is 3 and the sun shines: it runs.\n`,
  },
  { id: 'looksDone', at: 'Add two cubes', fix: true, text: `## Turn\n1. Add two cubes.\n` },
  {
    id: 'looksDone',
    at: 'Draw an Event',
    fix: true,
    text: `## Events\nA deck. Reshuffle when empty.\n- 3 x Quiet\n\n## Turn\n1. Draw an Event.\n`,
  },
  {
    id: 'notChanged',
    at: 'Alarm +1',
    fix: true,
    text: `${units}## Turn\n1. If it rains: Alarm +1.\n`,
  },
  {
    id: 'notAHead',
    at: 'When it rains: it runs',
    fix: true,
    text: `## Turn\n1. When it rains: it runs.\n`,
  },
  { id: 'notOnRoll', at: 'On a 6: it runs', fix: true, text: `## Turn\n1. On a 6: it runs.\n` },
  {
    id: 'needsColon',
    at: 'If Alarm is 3, it runs',
    fix: true,
    text: `${units}## Turn\n1. If Alarm is 3, it runs.\n`,
  },
  {
    id: 'notAWord',
    at: "Set Field gun's class to horse",
    text: `${units}## Turn\n1. Set Field gun's class to horse.\n`,
  },
  {
    id: 'looksLikeSet',
    at: 'are seen',
    fix: true,
    text: `${units}## Target\nChoose one of Units that are seen.\n1. nearest\nTie: in order\n\n## Turn\n1. Choose Target.\n`,
  },
  { id: 'noSuchStep', at: 'go to 7', fix: true, text: `## Turn\n1. If it rains: go to 7.\n` },
  { id: 'foreignVerb', at: 'Würfle W6', text: `## Turn\n1. Würfle W6.\n` },
  {
    id: 'fallsThrough',
    at: 'no: It waits.',
    fix: true,
    text: `## Turn\n1. Is it near?\n   - yes: go to 3\n   - no: It waits.\n2. It runs.\n3. It looks.\n`,
  },
  {
    id: 'aboutCandidate',
    at: 'it has acted',
    text: `${units}## Target\nChoose one of Units.\n1. if it has acted: most morale\nTie: in order\n\n## Turn\n1. Choose Target.\n`,
  },
  { id: 'headWithoutBody', at: 'If it rains:', text: `## Turn\n1. If it rains:\n2. It waits.\n` },
  {
    id: 'headWithoutBody',
    at: 'If it rains:',
    fix: true,
    text: `## Turn\n${'1. It waits.\n'.repeat(9)}10. If it rains:\n   1. It runs.\n`,
  },
  { id: 'bulletsBelowHead', at: 'If it rains:', text: `## Turn\n1. If it rains:\n   - It runs.\n` },
  { id: 'otherwiseWithoutIf', at: 'Otherwise: it runs', text: `## Turn\n1. Otherwise: it runs.\n` },
  { id: 'endlessLoop', at: 'Alarm is 3', text: `${units}## Turn\n1. Until Alarm is 3: it waits.\n` },
  {
    id: 'neverReshuffled',
    at: 'Events',
    fix: true,
    text: `## Events\nA deck.\n- 3 x Quiet\n\n## Turn\n1. Draw from Events.\n`,
  },
  {
    id: 'neverReshuffled',
    at: 'Events',
    fix: true,
    text: `## Events\n- 3 x Quiet\n\n## Turn\n1. Draw from Events.\n`,
  },
  { id: 'optionNotRead', at: 'Option Level: easy, hard', text: `> Option Level: easy, hard\n\n${turn}` },
  { id: 'badOption', at: 'Option Level', text: `> Option Level\n\n${turn}` },
  { id: 'badRuling', at: 'Ruling Gate', text: `> Ruling Gate\n\n${turn}` },
  { id: 'badMeasure', at: 'Measure distance: far', text: `> Measure distance: far\n\n${turn}` },
  { id: 'badExample', at: 'nonsense', text: `${turn}\n> Example: nonsense; Turn gives x\n` },
  { id: 'emptyExample', at: 'Example: it is near: yes', text: `${turn}\n> Example: it is near: yes\n` },
  { id: 'sameName', at: 'Alarm', text: `${units}${turn}\n## Alarm\n1. It rings.\n` },
  { id: 'notAName', at: 'Marale', text: `${units}${turn}\nMind the **Marale** of each.\n` },
  {
    id: 'noSuchName',
    at: 'in order of its class: tank, foot',
    text: `${units}## Target\nChoose one of Units.\n1. in order of its class: tank, foot\nTie: in order\n\n## Turn\n1. Choose Target.\n`,
  },
  {
    id: 'notALine',
    at: 'the bravest',
    text: `${units}## Target\nChoose one of Units.\n1. the bravest\nTie: in order\n\n## Turn\n1. Choose Target.\n`,
  },
  ...(
    [
      ['noColon', 'must be seen by it'],
      ['noColon', 'prefer the wounded'],
      ['noColon', 'must not have acted'],
      ['noColon', 'otherwise most morale'],
      ['noColon', 'if Alarm is 3, most morale'],
      ['otherLine', 'lowest morale'],
      ['otherLine', 'the highest morale'],
      ['otherLine', 'most: morale'],
      ['otherLine', 'closest'],
    ] as const
  ).map(
    ([id, at]): Case => ({
      id,
      at,
      fix: true,
      text: `${units}## Target\nChoose one of Units.\n1. first\n2. ${at}\nTie: in order\n\n## Turn\n1. Choose Target.\n`,
    }),
  ),
  ...(
    [
      ['Tie: a coin', 'a coin'],
      ['Tie: roll a d6', 'roll a d6'],
      ['Tie: if Alarm is 3: random', 'if Alarm is 3: random'],
      ['\nTie random', 'Tie random', 'tieColon'],
      ['\nTies are broken by the player.', 'Ties are broken by the player.', 'tieColon'],
    ] as const
  ).map(
    ([tie, at, id = 'notATie']): Case => ({
      id,
      at,
      fix: true,
      text: `${units}## Target\nChoose one of Units.\n1. most morale\n${tie}\n\n## Turn\n1. Choose Target.\n`,
    }),
  ),
  { id: 'notAnEnding', at: 'Somebody is tired', text: `${turn}\n## End\n- Somebody is tired.\n` },
  {
    id: 'notARoll',
    at: 'Roll the bones',
    text: `## Order\nRoll the bones.\n| roll | result |\n|--|--|\n| 1 | Hold |\n\n## Turn\n1. Read Order.\n`,
  },
  {
    id: 'notAModifier',
    at: 'one more',
    text: `## Order\nRoll d6:\n- one more\n\n| roll | result |\n|--|--|\n| 1-6 | Hold |\n\n## Turn\n1. Read Order.\n`,
  },
  {
    id: 'notAQuantity',
    at: 'the wind',
    text: `## Order\nRow: the wind.\n| wind | result |\n|--|--|\n| 1 | Hold |\n\n## Turn\n1. Read Order.\n`,
  },
  { id: 'almostCounter', at: 'Alarm: 0', text: `## Tracks\n- Alarm: 0\n\n${turn}` },
  { id: 'noHeading', at: '', text: `${turn}\n##\nText.\n` },
  { id: 'secondBody', at: 'It runs.', text: `${turn}\nAnd then:\n\n- It runs.\n` },
  { id: 'secondBody', at: 'It runs.', text: `## Turn\n- It hides.\n1. It runs.\n` },
  { id: 'unnumbered', at: 'It runs.', text: `## Turn\n1. It hides.\n- It runs.\n3. It shoots.\n` },
  { id: 'secondList', at: 'yes: done', text: `## Turn\n1. If it rains:\n   1. It runs.\n\n   - yes: done\n` },
  {
    id: 'tooDeep',
    at: 'e',
    text: `## Turn\n1. If a:\n   1. If b:\n      1. If c:\n         1. If d:\n            1. e\n`,
  },
  { id: 'nameTooLong', at: 'x'.repeat(61), text: `${turn}\n## ${'x'.repeat(61)}\nText.\n` },
  { id: 'unknownLanguage', at: 'Language: xx', text: `# A\nLanguage: xx\n\n${turn}` },
  { id: 'tooManySections', at: '', text: `${turn}${'## a\n'.repeat(205)}` },
  { id: 'tooLong', at: '', text: `${turn}${'word '.repeat(14_000)}` },
]

describe('a finding stands where it is, and its fix removes it', () => {
  test.each(cases)('$id at "$at"', ({ id, text, at, fix }) => {
    const findings = readSheet(text).findings.filter((each) => each.id === `sheets.${id}`)
    const [first] = findings
    expect(readSheet(text).findings.map((each) => each.id)).toContain(`sheets.${id}`)
    if (first === undefined) return
    expect(pointed(text, first)).toBe(at)
    const [offered] = first.fixes
    expect(fix === undefined || offered !== undefined).toBe(true)
    if (offered === undefined || fix === undefined) return
    const after = readSheet(applyFix(text, offered)).findings.map((each) => each.id)
    expect(after.filter((each) => each === `sheets.${id}`)).toHaveLength(findings.length - 1)
  })
})

test.each([
  ['Tie: roll a d6', 'Tie: roll d6'],
  ['Tie: die', 'Tie: roll d6'],
  ['Tie: d10', 'Tie: roll d10'],
  ['Tie: random', 'Tie: at random'],
  ['Tie: the player chooses', 'Tie: you choose'],
  ['Tie: top to bottom', 'Tie: in order'],
  ['Tie: whatever', 'Tie: you choose'],
  ['Tie:', 'Tie: you choose'],
  ['\nTie - random', '\nTie: at random', 'tieColon'],
] as const)(
  '%j is one finding, and its fix is the nearest known tie',
  (tie, known, id: string = 'notATie') => {
    const page = (line: string) =>
      `${units}## Target\nChoose one of Units.\n1. most morale\n${line}\n\n## Turn\n1. Choose Target.\n`
    const { findings } = readSheet(page(tie))
    expect(findings.map(({ id }) => id)).toEqual([`sheets.${id}`])
    expect(findings[0]?.fixes.map((fix) => applyFix(page(tie), fix))).toEqual([page(known)])
  },
)

test.each([
  ['must be seen by it', 'must: be seen by it'],
  ['if Alarm is 3, most morale', 'if Alarm is 3: most morale'],
  ['lowest morale', 'fewest morale'],
  ['biggest morale', 'most morale'],
  ['most: morale', 'most morale'],
  ['furthest', 'farthest'],
])('the line %s is offered as %s', (line, known) => {
  const page = (each: string) =>
    `${units}## Target\nChoose one of Units.\n1. ${each}\nTie: in order\n\n## Turn\n1. Choose Target.\n`
  const [finding] = readSheet(page(line)).findings
  expect(finding?.fixes.map((fix) => applyFix(page(line), fix))).toEqual([page(known)])
  expect(readSheet(page(known)).findings).toEqual([])
})

test('a denial behind a verb is no missing colon', () => {
  const lines = '1. prefer not pinned units\n2. must be near: it is near'
  const text = `${units}## Target\nChoose one of Units.\n${lines}\nTie: in order\n\n## Turn\n1. Choose Target.\n`
  expect(readSheet(text).findings.map(({ id }) => id)).toEqual(['sheets.notALine', 'sheets.notALine'])
})

test('in German, too, the colon of a line is put, and the known word is offered', () => {
  const page = (line: string) =>
    `# A\nSprache: de\n## Ziel\nWähle eine der Einheiten.\n1. ${line}\nGleichstand: du wählst\n\n## Zug\n1. Wähle Ziel.\n`
  for (const [line, known] of [
    ['bevorzugt verwundete', 'bevorzugt: verwundete'],
    ['geringste Stärke', 'wenigste Stärke'],
    ['wenn es regnet, meiste Stärke', 'wenn es regnet: meiste Stärke'],
  ] as const) {
    const [finding] = readSheet(page(line)).findings
    expect(finding?.fixes.map((fix) => applyFix(page(line), fix))).toEqual([page(known)])
  }
})

test('a hint says whom "it" means after a second choice', () => {
  const text = `${units}## Actor\nChoose one of Units.\n1. most morale\nTie: in order\n\n## Target\nChoose one of your units.\n1. nearest\nTie: in order\n\n## Turn\n1. Choose Actor. Choose Target. It fires.\n`
  const { hints, findings } = readSheet(text)
  expect(findings).toEqual([])
  expect(hints).toMatchObject([
    { id: 'sheets.whoIsIt', message: { params: { first: 'Actor', second: 'Target' } } },
  ])
})

test('what will be asked is listed by section with its cost', () => {
  const text = `${units}## Target\nChoose one of your units.\n1. must: it can be seen\n2. nearest\nTie: you choose\n\n## Turn\n1. Choose Target. If it rains: ask Alarm.\n\n## End\n- You win when the fort falls.\n`
  expect(readSheet(text).asked.map(({ section, kind, words, cost }) => [section, kind, words, cost])).toEqual(
    [
      ['Target', 'pieces', 'your units', 'game'],
      ['Target', 'condition', 'it can be seen', 'candidate'],
      ['Target', 'measured', 'distance', 'candidate'],
      ['Target', 'tie', 'you choose', 'time'],
      ['Turn', 'condition', 'it rains', 'time'],
      ['Turn', 'variable', 'ask Alarm', 'time'],
      ['End', 'ending', 'the fort falls', 'offered'],
    ],
  )
})

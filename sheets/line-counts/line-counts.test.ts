import { expect, test } from 'vitest'
import { readSheet } from '../sheet-reader.ts'
import { garrisonSheet } from '../testing/garrison.ts'
import { measureCoverage } from './index.ts'

test('says which lines reached and decided, and what a turn asks, with random answers', () => {
  const { matches, turns, lines, questions, endings } = measureCoverage(readSheet(garrisonSheet), 30)
  expect(matches).toBe(30)
  expect(turns).toBeGreaterThan(matches)
  expect(lines.find(({ rule }) => rule.id === 'sheet.actor.1')?.reached).toBeGreaterThan(0)
  expect(lines.every(({ reached, decided }) => decided <= reached)).toBe(true)
  expect(questions.median).toBeGreaterThan(0)
  expect(questions.most).toBeGreaterThanOrEqual(questions.median)
  expect(endings.reduce((sum, { count }) => sum + count, 0)).toBe(30)
})

test('a line that cannot speak never does', () => {
  const text =
    '# A\n\n## Tracks\n- Alarm: 0 (0 to 6)\n\n## Units\n| unit | men |\n|--|--|\n| A | 1 |\n| B | 2 |\n'
  const list =
    '\n## Actor\nChoose one of Units.\n1. if Alarm is 3 or more: most men\n2. fewest men\nTie: in order\n'
  const { lines } = measureCoverage(
    readSheet(`${text}${list}\n## Turn\n1. Choose Actor.\n\n## End\n- You win after turn 2.\n`),
    5,
  )
  expect(lines.map(({ rule, reached }) => [rule.number, reached])).toEqual([
    ['1', 0],
    ['2', 10],
    [undefined, 0],
    ['1', 10],
  ])
})

test('steps and cards are counted, also those that are never reached', () => {
  const text =
    '# A\n\n## Tracks\n- Alarm: 0 (0 to 6)\n\n## Events\nA deck. Reshuffle when empty.\n- 1 x Quiet\n- 1 x Shots: set Alarm to 1\n'
  const turn =
    '\n## Turn\n1. Draw from Events.\n2. If Alarm is 2 or more:\n   1. It runs.\n\n## End\n- You win after turn 2.\n'
  const { lines } = measureCoverage(readSheet(`${text}${turn}`), 5)
  expect(lines.map(({ rule, reached }) => [rule.id, rule.how, reached])).toEqual([
    ['sheet.events.Quiet', 'card', 5],
    ['sheet.events.Shots', 'card', 5],
    ['sheet.turn.1', 'step', 10],
    ['sheet.turn.2', 'step', 10],
    ['sheet.turn.2.1', 'step', 0],
  ])
})

test('what a step asks is counted at the step, not at the head of the table', () => {
  const text = `# Guard

## Guards
| guard | men |
|-------|-----|
| Ann   | 3   |

## Turn
1. For each guard:
   1. Ask its men.
2. You: go on.

## End
- You win after turn 2.
`
  expect(measureCoverage(readSheet(text), 5).asked).toEqual([{ line: 10, count: 10 }])
})

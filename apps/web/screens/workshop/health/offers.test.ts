import { say } from '@opfor/kernel'
import { RandomCounter, readSheet } from '@opfor/sheets'
import { expect, test } from 'vitest'
import { type Figures, figuresOf } from './figures.ts'
import { lineMarks } from './marks.ts'
import { offersOf } from './offers.ts'

const text = `# Gang

## Tracks
- Alarm: 0 (0 to 6)

## Gang
| member | class | men |
|--------|-------|----:|
| Big    | gun   |   2 |
| Little | run   |   2 |

## Next
Choose one of Gang.
1. if Alarm is 3 or more: prefer: its class is gun
2. most men
3. prefer: an enemy is near
Tie: roll d6

## Flight
1. It runs.
2. It hides.

## Turn
1. Choose Next.
2. If Alarm is 2 or more: Do Flight.
3. You: go on.

## End
- You win after turn 3.
`

function figures(matches: number): Figures {
  const counter = new RandomCounter(readSheet(text))
  for (let played = 0; played < matches; played += 1) counter.play()
  return figuresOf(text, counter.coverage, counter.expensiveTurn)
}

/** The number of the line with these words. */
function lineWith(words: string): number {
  return text.split('\n').findIndex((line) => line.includes(words)) + 1
}

test('what never spoke or decided and what ties often is offered, with what to do', () => {
  const offers = offersOf(figures(100)).map(({ at, text: words }) => [at.line, say(words)])
  expect(offers).toEqual([
    [
      lineWith('1. if Alarm'),
      'This line never spoke in 100 matches: those before it had settled the choice, or its condition did not hold. Move it up, or take it out.',
    ],
    [
      lineWith('2. most men'),
      'This line has never decided in 100 matches, though it spoke 300 times. Move it up, or take it out to ask less.',
    ],
    [
      lineWith('Tie: roll'),
      expect.stringMatching(/^\d\d % of the choices of "Next" end in a tie\. One more line before the tie/),
    ],
    [lineWith('1. It runs'), '"Flight" was never used in 100 matches. See what leads to it, or take it out.'],
  ])
})

test('few matches suggest nothing', () => {
  expect(offersOf(figures(20))).toEqual([])
})

test('a line that costs most of the questions is mentioned', () => {
  const all = {
    ...figures(100),
    turns: 300,
    asked: [
      { line: 15, count: 600 },
      { line: 16, count: 100 },
    ],
  }
  expect(offersOf(all).map(({ text: words }) => say(words))).toContain(
    'This line asks 2 questions a turn, 86 % of all. What stands in a column or a counter is not asked.',
  )
})

test('the figures of each line stand beside it', () => {
  const marks = new Map(
    lineMarks(figures(20), (words, params) => say({ ...words, ...(params && { params }) })).map((mark) => [
      mark.line,
      mark,
    ]),
  )
  expect(marks.get(lineWith('2. most men'))).toMatchObject({ share: '0 %', asks: '', isIdle: true })
  expect(marks.get(lineWith('3. prefer'))).toMatchObject({ asks: '3', isIdle: false })
  expect(marks.get(lineWith('1. It runs'))).toMatchObject({ share: 'never', isIdle: true })
  expect(marks.get(lineWith('1. Choose Next'))).toMatchObject({ share: '3 ×', isIdle: false })
  expect(marks.get(lineWith('2. most men'))?.title).toBe('Spoke 60 times. Decided 0 times.')
})

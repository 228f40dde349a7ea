import { type LiveMatch, type Json, autoPlay, format, seededAnswerer, explainDecision } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { findQuestionPosition, findRulePosition } from '../editing/index.ts'
import { gameOfSheet } from '../run/game.ts'
import type { Situation } from '../declare/situation.ts'
import { readSheet } from '../sheet-reader.ts'
import { matchOf } from '../testing/match.ts'
import { replayWithRules } from './index.ts'

const text = `# Gang

## Gang
| member | class | hurt | acted |
|--------|-------|------|-------|
| Big    | gun   | no   | no    |
| Little | run   | no   | no    |

## Next
Choose one of Gang that has not acted.
1. prefer: an enemy is near
2. in order of its class: gun, run
Tie: in order

## Turn
1. Until every member has acted:
   1. Choose Next. It moves. Mark it acted.
2. Clear acted.
3. You: take your turn.
`

function played(...answers: readonly Json[]): LiveMatch<Situation> {
  const match = matchOf(text)
  for (const answer of answers) {
    autoPlay(match, () => seededAnswerer)
    expect(match.answer(answer, 'person', 'player').ok).toBe(true)
  }
  return match
}

function replayed(before: LiveMatch<Situation>, now: string) {
  const replay = replayWithRules(before, gameOfSheet(readSheet(now)))
  if (!replay.ok) throw new Error(replay.problem)
  return replay.value
}

test('a text that decides the same takes over every answer', () => {
  const match = played([], 'go-on', ['Little'])
  const { taken, of, decision, question } = replayed(match, text.replace('It moves', 'It walks'))
  expect({ taken, of, decision, question }).toEqual({
    taken: 3,
    of: 3,
    decision: undefined,
    question: undefined,
  })
})

test('the first decision that changed is told with both reasons', () => {
  const match = played([], 'go-on')
  const { decision } = replayed(match, text.replace('gun, run', 'run, gun'))
  expect(format(decision?.was.chosen?.name ?? { id: '', text: '' })).toBe('Big')
  expect(decision && explainDecision(decision.is).map((line) => format(line))).toEqual([
    'an enemy is near: for which of these? You answered: none',
    '1. prefer: an enemy is near: none, skipped',
    '2. in order of its class: run, gun: Little',
    'Next: Little',
  ])
})

test('the answers end at the first question that differs', () => {
  const match = played([], 'go-on', ['Little'])
  const { taken, question, decision } = replayed(match, text.replace('take your turn', 'take two turns'))
  expect(taken).toBe(1)
  expect(decision).toBeUndefined()
  expect(question?.was && format(question.was.text)).toContain('take your turn')
  expect(question?.is && format(question.is.text)).toContain('take two turns')
})

test('a line and a question are found in the text', () => {
  const sheet = readSheet(text)
  const match = played([])
  const [decision] = match.log.filter((each) => each.kind === 'decision')
  const lines = decision?.lines.flatMap((line) =>
    'rule' in line ? [findRulePosition(sheet, line.rule)?.line] : [],
  )
  expect(lines).toEqual([11, 12])
  const asked = matchOf(text).question
  expect(asked && findQuestionPosition(sheet, asked)).toMatchObject({ line: 11, column: 12 })
  expect(match.question && findQuestionPosition(sheet, match.question)?.line).toBe(19)
})

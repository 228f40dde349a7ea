import { answer, said } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { matchOf } from '../testing/match.ts'

const tracks = '# A\n\n## Tracks\n- Silver: 3 (0 to 9)\n- Mood: calm (calm, bold)\n\n'

test('a question that is known answers itself, and goes to its step', () => {
  const match = matchOf(`${tracks}## Turn
1. Silver is less than 2?
   - yes: done
   - no: go to 3
2. Skipped.
3. Reached. Go to Tax.
4. Not reached.

## Tax
1. Add 9 to Silver.
`)
  expect(said(match)).toEqual(['Turn 1', 'Reached.', 'Silver is now 9.'])
})

test('otherwise belongs to the if before it, in the same step or in the step before', () => {
  const match = matchOf(`${tracks}## Turn
1. If Silver is 9: One. Otherwise: Two.
2. If Silver is 9: Three.
3. Otherwise: Four.
4. If Silver is 3: Five.
5. Otherwise: Six.
`)
  expect(said(match)).toEqual(['Turn 1', 'Two.', 'Four.', 'Five.'])
})

test('loops repeat, and stop', () => {
  const match = matchOf(`${tracks}## Turn
1. Repeat 2 times:
   1. Take 1 from Silver.
2. Until Silver is 0:
   1. Take 1 from Silver. Set Mood to bold. Stop.
3. Repeat Silver times: Never.
`)
  expect(match.situation.counters).toEqual({ Silver: 0, Mood: 'bold' })
})

test('an endless loop ends at its limit, in words', () => {
  const match = matchOf(`${tracks}## Turn
1. Until Silver is 9:
   1. Set Mood to calm.
`)
  expect(said(match)).toContain('This loop had 500 rounds, the limit, and ends here.')
})

test('sections that do each other end at a limit, in words', () => {
  const match = matchOf('# A\n\n## Turn\n1. Do Other.\n\n## Other\n1. Do Turn.\n')
  expect(said(match).at(-1)).toMatch(/^This turn had \d+ steps, the limit, and ends here\.$/)
})

test('a report and an ending that the app cannot see are offered at a pause', () => {
  const match = matchOf(`${tracks}## Turn
1. You: move.

## When you pay
1. Take 1 from Silver.

## End
- You win when the sun sets.
`)
  expect(match.question?.options?.map(({ id }) => id)).toEqual([
    'go-on',
    'sheet.when-you-pay',
    'sheet.ended.1',
  ])
  answer(match, ['pause', 'sheet.when-you-pay'])
  expect(match.situation.counters['Silver']).toBe(2)
  answer(match, ['pause', 'sheet.ended.1'])
  expect(match.outcome?.winner).toBe('player')
})

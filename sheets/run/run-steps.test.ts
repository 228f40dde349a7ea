import { format } from '@opfor/kernel'
import { playAnswers, logTexts } from '@opfor/kernel/testing'
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
  expect(logTexts(match)).toEqual(['Turn 1', 'Reached.', 'Tax', 'Silver is now 9.'])
})

test('otherwise belongs to the if before it, in the same step or in the step before', () => {
  const match = matchOf(`${tracks}## Turn
1. If Silver is 9: One. Otherwise: Two.
2. If Silver is 9: Three.
3. Otherwise: Four.
4. If Silver is 3: Five.
5. Otherwise: Six.
`)
  expect(logTexts(match)).toEqual(['Turn 1', 'Two.', 'Four.', 'Five.'])
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
  expect(logTexts(match)).toContain('This loop had 500 rounds, the limit, and ends here.')
})

test('sections that do each other end at a limit, in words', () => {
  const match = matchOf('# A\n\n## Turn\n1. Do Other.\n\n## Other\n1. Do Turn.\n')
  expect(logTexts(match).at(-1)).toMatch(/^This turn had \d+ steps, the limit, and ends here\.$/)
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
  playAnswers(match, ['pause', 'sheet.when-you-pay'])
  expect(match.situation.counters['Silver']).toBe(2)
  playAnswers(match, ['pause', 'sheet.ended.1'])
  expect(match.outcome?.winner).toBe('player')
})

test('nothing could be done is about the last that was tried, not about one before it or within it', () => {
  const match = matchOf(`${tracks}## Turn
1. Do Walk. If nothing could be done: One.
2. Set Silver to 2. Do Walk. If nothing could be done: Two.
3. Set Silver to 3. Do Walk. If nothing could be done: Three.
4. Do Rest. If nothing could be done: Four.

## Walk
Do the first that can be done.
1. Spend

## Spend
Only if Silver is 2.
1. Do Sing.

## Sing
Only if Mood is bold.
1. It sings.

## Rest
1. It rests.
`)
  expect(logTexts(match)).toEqual([
    'Turn 1',
    'One.',
    'Silver is now 2.',
    'Spend',
    'Silver is now 3.',
    'Three.',
    'It rests.',
  ])
})

test('what to look for is asked line by line, as it stands on the page', () => {
  const match = matchOf(`# The Hunter
## Turn
1. Do Hex.

## Hex
Find a hex.
1. must: it is not in the open
2. prefer: it is next to one of your units
   or its friends
3. nearest
`)
  expect(format(match.question?.text ?? { id: '', text: '' })).toBe(
    'Find a hex:\n1. must: it is not in the open\n2. prefer: it is next to one of your units or its friends\n3. nearest.',
  )
})

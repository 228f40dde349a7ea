import { format } from '@opfor/kernel'
import { playAnswers, logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { matchOf } from '../testing/match.ts'

const units = `# A

## Units
| unit | models | acted |
|------|-------:|-------|
| Ann  |      2 | no    |
| Bob  |      1 | no    |

## Actor
Choose one of Units that has not acted.
1. most models
Tie: in order

## Foe
Choose one of Units.
1. must: "the foe is near"
Tie: in order
`

test('it is the first one chosen, the others go by the name of their list', () => {
  const match = matchOf(`${units}
## Turn
1. Choose Actor. Choose Foe. It shoots. Mark Foe acted. For Foe: It falls.
`)
  playAnswers(match, ['asked.the-foe-is-near.which', ['Bob']])
  expect(logTexts(match)).toEqual(['Turn 1', 'Ann: It shoots.', 'Bob: acted is now yes.', 'Bob: It falls.'])
})

test('a round of a loop forgets whom it chose', () => {
  const match = matchOf(`${units}
## Turn
1. Until every unit has acted:
   1. Choose Actor. Mark it acted. Do Move.

## Move
1. It moves.
`)
  expect(logTexts(match).filter((line) => line.endsWith('moves.'))).toEqual([
    'Ann: It moves.',
    'Bob: It moves.',
  ])
})

test('the same words about the same two are asked once, until one of them is told to do something', () => {
  const match = matchOf(`${units}
## Turn
1. Choose Actor. If "the sun shines": add 1 to its models.
2. If "the sun shines": add 1 to its models.
3. It moves.
4. If "the sun shines": add 1 to its models.
5. You: wait.
`)
  playAnswers(match, ['asked.the-sun-shines', true])
  expect(match.situation.pieces['Ann']?.['models']).toBe(4)
  expect(match.question?.id).toBe('sheet.asked.the-sun-shines')
  expect(match.question?.proposal).toBe(true)
  playAnswers(match, ['asked.the-sun-shines', false])
  expect(match.question && format(match.question.text)).toBe('You: wait.')
})

test('a pause of the player ends what was told', () => {
  const match = matchOf(`${units}
## Turn
1. Choose Actor. If "the sun shines": go on.
2. You: wait.
3. If "the sun shines": go on.
4. You: wait again.
`)
  playAnswers(match, ['asked.the-sun-shines', true], ['pause', 'go-on'])
  expect(match.question?.id).toBe('sheet.asked.the-sun-shines')
})

test('a measured noun is told once for all lines that use it', () => {
  const match = matchOf(`${units}
## Near
Choose one of Units.
1. prefer: its distance is less than 9
2. prefer: its distance is less than 12
3. nearest
Tie: in order

## Turn
1. Choose Near. It comes.
`)
  playAnswers(match, ['measured.distance.below', ['Ann', 'Bob']])
  expect(match.question?.id).toBe('sheet.measured.distance.fewest')
  playAnswers(match, ['measured.distance.fewest', ['Bob']])
  expect(logTexts(match)).toContain('Bob: It comes.')
})

import { expect, test } from 'vitest'
import { readSheet } from '../sheet-reader.ts'
import { playExamples } from './index.ts'

const text = `# A
## Your fleet
| ship | points | sunk |
|------|-------:|------|
| ?    |  ? 0-9 | no   |

## Target
Choose one of Your fleet that is not sunk.
1. fewest points
Tie: in order

## Turn
1. Choose Target.

> Example: `

function problemsOf(example: string): readonly (string | undefined)[] {
  const sheet = readSheet(`${text}${example}\n`)
  expect(sheet.findings).toEqual([])
  return playExamples(sheet).map(({ problem }) => problem?.id)
}

test('an example gives the pieces that a player would name, and what is told of them', () => {
  const given = 'Your fleet is Star, Heron; points: Star 4, Heron 2'
  expect(problemsOf(`${given}; Target gives Heron (line 1).`)).toEqual([undefined])
  expect(problemsOf(`${given}; Target gives Star.`)).toEqual(['sheet.example.givesBy'])
})

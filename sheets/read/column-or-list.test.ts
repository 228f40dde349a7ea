import { logTexts } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { readSheet } from '../sheet-reader.ts'
import { matchOf } from '../testing/match.ts'

const text = `# A
## Theatres
| theatre | height |
|---------|-------:|
| West    |      1 |
| East    |      2 |

## Spaces
| space | theatre | campaign |
|-------|---------|----------|
| W1    | West    | first    |
| E1    | East    | second   |

## Theatre
Choose one of Theatres.
1. most height
Tie: in order

## Position
Choose one of Spaces whose theatre is Theatre.
1. first
Tie: in order

## Turn
1. Choose Theatre. Choose Position. For Position: It is taken.
`

test('a column compared with a list of its name is compared with whom the list chose', () => {
  expect(readSheet(text).findings).toEqual([])
  expect(logTexts(matchOf(text))).toContain('E1: It is taken.')
})

test('a column that is compared with its own name, which no list has, is asked and found', () => {
  const itself = text.replace('whose theatre is Theatre', 'whose campaign is campaign')
  expect(readSheet(itself).findings).not.toEqual([])
})

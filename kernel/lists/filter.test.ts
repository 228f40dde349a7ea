import { expect, test } from 'vitest'
import { cite } from '../say/citation.ts'
import { most, printed } from './filter.ts'
import { say } from '../say/language.ts'
import { ruleTold } from '../explain/rule-told.ts'
import { select } from './select.ts'
import type { Stone } from '../small-game/stones.ts'
import { printedOrder } from './tie-break.ts'

const weight = (stone: Stone): number => stone.weight

test("a line is told with its key as a number, with the booklet's number, or with none", () => {
  const list = select<Stone, unknown>(
    'stone',
    'Stone',
    cite('Stones', 'Choosing'),
    [
      most(1, 'the heaviest', weight),
      printed('4', most(2, 'the heaviest', weight)),
      printed('', most(3, 'the heaviest', weight)),
      most('b2', 'the heaviest', weight),
    ],
    printedOrder('the first'),
  )
  const told = list.lines.filter(({ how }) => how === 'most').map((rule) => say(ruleTold(rule)))
  expect(told).toEqual(['1. the heaviest', '4. the heaviest', 'the heaviest', 'the heaviest'])
})

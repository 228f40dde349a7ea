import { expect, test } from 'vitest'
import { cite } from '../messages/citation.ts'
import { most, withBookNumber } from './filter.ts'
import { format } from '../messages/language.ts'
import { formatRule } from '../explain/format-rule.ts'
import { priorityList } from './priority-list.ts'
import type { Stone } from '../small-game/stones.ts'
import { tieByPrintedOrder } from './tie-break.ts'

const weight = (stone: Stone): number => stone.weight

test("a line is told with its key as a number, with the booklet's number, or with none", () => {
  const list = priorityList<Stone, unknown>(
    'stone',
    'Stone',
    cite('Stones', 'Choosing'),
    [
      most(1, 'the heaviest', weight),
      withBookNumber('4', most(2, 'the heaviest', weight)),
      withBookNumber('', most(3, 'the heaviest', weight)),
      most('b2', 'the heaviest', weight),
    ],
    tieByPrintedOrder('the first'),
  )
  const told = list.lines.filter(({ how }) => how === 'most').map((rule) => format(formatRule(rule)))
  expect(told).toEqual(['1. the heaviest', '4. the heaviest', 'the heaviest', 'the heaviest'])
})

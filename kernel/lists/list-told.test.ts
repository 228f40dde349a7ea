import { expect, test } from 'vitest'
import { cite } from '../say/citation.ts'
import { titleOf } from '../explain/explain.ts'
import { say } from '../say/language.ts'
import type { Decision } from '../ask/line.ts'
import { message } from '../say/message.ts'
import { select } from './select.ts'
import { scripted } from '../small-game/scripted.ts'
import { type Stone, stones } from '../small-game/stones.ts'
import { printedOrder } from './tie-break.ts'

const list = select<Stone, readonly Stone[], string>(
  'stone',
  'Stone',
  cite('Stones', 'Choosing'),
  [],
  printedOrder('the first'),
  {
    titled: (purpose) => (purpose === 'throw' ? message('stone.throw', 'Stone to throw') : undefined),
    of: (_, heap) => message('stone.heap', 'a heap of {count}', { count: heap.length }),
  },
)
const title = (purpose: string): string => {
  const { told } = scripted(stones('a1', 'b1'), (table) => list(table, (now) => now, purpose))
  return say(titleOf(told[0] as Decision))
}

test('a decision is called by its purpose if the list has a title for it, with the piece it is about', () => {
  expect(title('throw')).toBe('Stone to throw (a heap of 2)')
  expect(title('keep')).toBe('Stone (a heap of 2)')
})

import type { Json } from '@opfor/kernel'
import { type Body, Chain } from '@opfor/sync'
import { expect, test } from 'vitest'
import { toldBy } from './line.ts'

const begin = { begin: { format: 1, game: 'blitzkrieg', seed: 1 }, name: 'Mine' } as unknown as Body
const move = (a: number): Body => ({ entries: [{ q: 'move', a, by: 'person' }] })

test('a line of pages is the journal again; choices leave no trace in it', () => {
  const chain = new Chain('m')
  chain.write(begin)
  chain.write(move(1))
  const other = new Chain('m', chain.saved)
  const [mine, theirs] = [chain.write(move(2)), other.write(move(3))]
  chain.receive(theirs)
  chain.choose(theirs.id)
  chain.write(move(4))
  const told = toldBy(chain.pathTo(chain.head))
  expect(told?.name).toBe('Mine')
  expect(told?.journal).toMatchObject({ format: 1, game: 'blitzkrieg', seed: 1 })
  expect(told?.journal.entries.map((entry) => (entry as { readonly a: Json }).a)).toEqual([1, 3, 4])
  expect(toldBy(chain.pathTo(mine.id))?.journal.entries).toHaveLength(2)
  expect(toldBy([])).toBeUndefined()
  expect(toldBy([mine])).toBeUndefined()
})

test('a match has the name that was given last on its line', () => {
  const chain = new Chain('m')
  chain.write(begin)
  const before = chain.write(move(1))
  chain.write({ name: 'The long war' })
  chain.write(move(2))
  const told = toldBy(chain.pathTo(chain.head))
  expect(told?.name).toBe('The long war')
  expect(told?.journal.entries).toHaveLength(2)
  expect(toldBy(chain.pathTo(before.id))?.name).toBe('Mine')
})

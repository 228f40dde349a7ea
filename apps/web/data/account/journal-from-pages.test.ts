import type { Json } from '@opfor/kernel'
import { type CommitBody, CommitTree } from '@opfor/sync'
import { expect, test } from 'vitest'
import { journalFromCommits } from './journal-from-pages.ts'

const begin = { begin: { opfor: 1, game: 'blitzkrieg', seed: 1 }, name: 'Mine' } as unknown as CommitBody
const move = (a: number): CommitBody => ({ entries: [{ q: 'move', a, by: 'person' }] })

test('the pages of a branch are read as its journal, without the branch choices', () => {
  const chain = new CommitTree('m')
  chain.write(begin)
  chain.write(move(1))
  const other = new CommitTree('m', chain.saved)
  const [mine, theirs] = [chain.write(move(2)), other.write(move(3))]
  chain.receive(theirs)
  chain.choose(theirs.id)
  chain.write(move(4))
  const synced = journalFromCommits(chain.pathTo(chain.head))
  expect(synced?.name).toBe('Mine')
  expect(synced?.journal).toMatchObject({ opfor: 1, game: 'blitzkrieg', seed: 1 })
  expect(synced?.journal.entries.map((entry) => (entry as { readonly a: Json }).a)).toEqual([1, 3, 4])
  expect(journalFromCommits(chain.pathTo(mine.id))?.journal.entries).toHaveLength(2)
  expect(journalFromCommits([])).toBeUndefined()
  expect(journalFromCommits([mine])).toBeUndefined()
})

test('the last name on a branch is the name of the match', () => {
  const chain = new CommitTree('m')
  chain.write(begin)
  const before = chain.write(move(1))
  chain.write({ name: 'The long war' })
  chain.write(move(2))
  const synced = journalFromCommits(chain.pathTo(chain.head))
  expect(synced?.name).toBe('The long war')
  expect(synced?.journal.entries).toHaveLength(2)
  expect(journalFromCommits(chain.pathTo(before.id))?.name).toBe('Mine')
})

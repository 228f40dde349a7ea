import { isValidCommit as isValidOnDevice, makeCommit, commitId as pageIdOnDevice } from '@opfor/sync'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isValidStoredCommit, nativeCommitId } from './pack-commits.ts'

test('server and device compute the same ids for any text', () => {
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'binary' }), (parent, body) => {
      expect(nativeCommitId(parent, body)).toBe(pageIdOnDevice(parent, body))
    }),
  )
})

test('server and device agree on which pages are valid', () => {
  const page = makeCommit('m', 'm', { name: 'Żółw ♜' })
  for (const body of [page.body, '', 'a\0', '\ud800']) {
    const other = { ...page, body, id: pageIdOnDevice('m', body) }
    expect(isValidStoredCommit(other)).toBe(isValidOnDevice(other))
    expect(isValidStoredCommit({ ...other, parent: 'n' })).toBe(false)
  }
})

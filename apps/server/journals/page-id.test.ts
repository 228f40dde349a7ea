import { isValidPage as isValidOnDevice, makePage, pageId as pageIdOnDevice } from '@opfor/sync'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isValidPage, pageId } from './page-id.ts'

test('server and device compute the same ids for any text', () => {
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'binary' }), (parent, body) => {
      expect(pageId(parent, body)).toBe(pageIdOnDevice(parent, body))
    }),
  )
})

test('server and device agree on which pages are valid', () => {
  const page = makePage('m', 'm', { name: 'Żółw ♜' })
  for (const body of [page.body, '', 'a\0', '\ud800']) {
    const other = { ...page, body, id: pageIdOnDevice('m', body) }
    expect(isValidPage(other)).toBe(isValidOnDevice(other))
    expect(isValidPage({ ...other, parent: 'n' })).toBe(false)
  }
})

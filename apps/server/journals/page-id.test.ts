import { isValidPage as isSoundOnADevice, makePage, pageId as pageIdOnADevice } from '@opfor/sync'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { isValidPage, pageId } from './page-id.ts'

test('the server and a device work out the same ids, of whatever text', () => {
  assert(
    property(string({ unit: 'binary' }), string({ unit: 'binary' }), (parent, body) => {
      expect(pageId(parent, body)).toBe(pageIdOnADevice(parent, body))
    }),
  )
})

test('they agree on which pages are sound', () => {
  const page = makePage('m', 'm', { name: 'Żółw ♜' })
  for (const body of [page.body, '', 'a\0', '\ud800']) {
    const other = { ...page, body, id: pageIdOnADevice('m', body) }
    expect(isValidPage(other)).toBe(isSoundOnADevice(other))
    expect(isValidPage({ ...other, parent: 'n' })).toBe(false)
  }
})

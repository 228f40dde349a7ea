import { createHash } from 'node:crypto'
import { assert, property, string, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { hex, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

test('utf8 agrees with the encoder of Node', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(hex(utf8(text))).toBe(Buffer.from(text).toString('hex'))
    }),
  )
  expect(hex(utf8('\ud800x'))).toBe(Buffer.from('\ud800x').toString('hex'))
})

test('sha256 agrees with the SHA-256 of Node', () => {
  assert(
    property(uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }),
  )
  for (const length of [0, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = new Uint8Array(length).fill(length)
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})

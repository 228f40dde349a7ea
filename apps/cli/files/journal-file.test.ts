import { deflateRawSync } from 'node:zlib'
import { matchFragment } from '@opfor/kernel'
import { unwrapProblem } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { readMatch } from './journal-file.ts'

const link = (text: string): string => matchFragment(deflateRawSync(text).toString('base64url'))

test('a link without a match is reported', () => {
  expect(unwrapProblem(readMatch('https://example.org/#matc'))).toBe(
    'The link contains no match: the part from "#match=" on is missing. Copy the whole link.',
  )
})

test('a folder is rejected', () => {
  expect(unwrapProblem(readMatch(import.meta.dirname))).toMatch(/ is a directory\.$/)
})

test('a long id is shortened in the error', () => {
  expect(unwrapProblem(readMatch(link(JSON.stringify({ game: 'x'.repeat(100_000) }))))).toMatch(
    /^Unknown game "x+\.\.\.\. Available: blitzkrieg,/,
  )
})

test('a link that unpacks to too much data is rejected', () => {
  expect(unwrapProblem(readMatch(link(' '.repeat(21_000_000))))).toContain('The link is damaged')
})

test('a match that is nested too deeply is rejected', () => {
  const deep = `{"opfor":2,"game":"blitzkrieg","entries":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  expect(unwrapProblem(readMatch(link(deep)))).toContain('Nested more than 100 levels deep')
})

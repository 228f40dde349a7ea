import { expect, test } from 'vitest'
import { missingFrom, readLock } from './lock.ts'
import { packedReadme } from './packed-readme.ts'

const text = 'The [words](../README.md#the-words), [below](#below), and [Node](https://nodejs.org).'

test('links to files of the project point to the repository', () => {
  expect(packedReadme(text, 'kernel/README.md', '1.2.3', 'https://example.org/opfor.git')).toBe(
    'The [words](https://example.org/opfor/blob/v1.2.3/README.md#the-words), [below](#below), and [Node](https://nodejs.org).',
  )
})

test('without a repository they are plain text', () => {
  expect(packedReadme(text, 'kernel/README.md', '1.2.3', '')).toBe(
    'The words, [below](#below), and [Node](https://nodejs.org).',
  )
})

const lock = readLock()

test('the lock file has the packages of all platforms (npm run lock adds them)', () => {
  expect(missingFrom(lock)).toEqual([])
})

test('the lock file has no registry URLs', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved":"[a-z+]+:/)
})

test('only the root manifest has a version', () => {
  const versioned = Object.entries(lock.packages).filter(
    ([folder, { version }]) => !folder.includes('node_modules') && version !== undefined,
  )
  expect(versioned.map(([folder]) => folder)).toEqual([''])
})

import { expect, test } from 'vitest'
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

import { expect, test } from 'vitest'
import { textWithOrigin } from './origin.ts'
import { readSheet } from './sheet-reader.ts'

const copyOf = (text: string): string => textWithOrigin(readSheet(text))

test('a copy says which sheet it was made from, below the lines of the head', () => {
  const copy = copyOf('# The Sentry\nIt stands.\n\nPlays: The sentry\n\n## Turn\n1. It looks.\n')
  expect(copy).toBe(
    '# The Sentry\nIt stands.\n\nPlays: The sentry\nFrom: The Sentry\n\n## Turn\n1. It looks.\n',
  )
  expect(readSheet(copy)).toMatchObject({ from: 'The Sentry', plays: 'The sentry', findings: [] })
})

test('a copy of a copy names both, and one that has the same name only once', () => {
  const copy = copyOf('# The Sentry\n\n## Turn\n1. It looks.\n')
  expect(copyOf(copy)).toBe(copy)
  expect(readSheet(copyOf(copy.replace('# The Sentry', '# The Guard'))).from).toBe('The Guard, The Sentry')
})

test('a German copy says it in German', () => {
  const copy = copyOf('# Die Wache\nSprache: de\n\n## Zug\n1. Sie schaut.\n')
  expect(copy).toContain('Sprache: de\nNach: Die Wache\n')
  expect(readSheet(copy).from).toBe('Die Wache')
})

test('a sheet without a title has no name to keep', () => {
  expect(copyOf('## Turn\n1. It looks.\n')).toBe('## Turn\n1. It looks.\n')
})

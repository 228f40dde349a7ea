import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '@opfor/games/contract'
import { showing } from '@opfor/games/showing'
import { gameOfSheet, playExamples, readSheet } from '@opfor/sheets'
import { describe, expect, test } from 'vitest'

/** The library of opponents, each a page of its own. */
const library = path.join(import.meta.dirname, '../../sheets/library')
const files = readdirSync(library).filter((name) => name.endsWith('.md') && name !== 'README.md')

/** Which lines never speak is what an author is told, and nothing that a sheet must keep; its words may be German. */
const clauses = contract.filter(
  ({ says }) => !says.startsWith('every declared line speaks') && !says.startsWith('a line that compares'),
)

describe.each(files)('%s', (name) => {
  const sheet = readSheet(readFileSync(path.join(library, name), 'utf8'))
  const shown = showing(gameOfSheet(sheet), [], 30)

  test.each(clauses)('$says', ({ broken }) => {
    expect(broken(shown)).toEqual([])
  })

  test('its examples hold', () => {
    expect(playExamples(sheet).flatMap(({ problem }) => problem ?? [])).toEqual([])
  })
})

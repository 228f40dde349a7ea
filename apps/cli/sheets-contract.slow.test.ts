import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '@opfor/games/contract'
import { showing } from '@opfor/games/showing'
import { gameOfSheet, playExamples, readSheet } from '@opfor/sheets'
import { describe, expect, test } from 'vitest'

/** Opponents typed as sheets, where they are there: rules references, which are not part of the repository. */
const references = path.join(import.meta.dirname, '../../../shared/sheets')
const files = existsSync(references) ? readdirSync(references).filter((name) => name.endsWith('.md')) : []

/** Which lines never speak is what an author is told, and nothing that a sheet must keep; its words may be German. */
const clauses = contract.filter(
  ({ says }) => !says.startsWith('every declared line speaks') && !says.startsWith('a line that compares'),
)

describe.runIf(files.length > 0).each(files)('%s', (name) => {
  const sheet = readSheet(readFileSync(path.join(references, name), 'utf8'))
  const shown = showing(gameOfSheet(sheet), [], 30)

  test.each(clauses)('$says', ({ broken }) => {
    expect(broken(shown)).toEqual([])
  })

  test('its examples hold', () => {
    expect(playExamples(sheet).flatMap(({ problem }) => problem ?? [])).toEqual([])
  })
})

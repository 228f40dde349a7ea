import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { contract } from '@opfor/evidence/games/contract/contract'
import { showing } from '@opfor/evidence/games/contract/contract-context'
import { gameOfSheet, playExamples, readSheet } from '@opfor/sheets'
import { describe, expect, test } from 'vitest'

const library = path.join(import.meta.dirname, '../../../sheets/library')
const files = readdirSync(library).filter((name) => name.endsWith('.md') && name !== 'README.md')

/** Excludes unreached lines, which are only reported to authors; sheet texts may be German. */
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

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { librarySheets, proofSheets } from './library.ts'
import { starterSheets } from '../../../sheets/starters/index.ts'
import { garrisonSheet } from '../../../sheets/testing/garrison.ts'

/** Opponents typed as sheets: rules references, which are not part of the repository. */
const references = path.join(import.meta.dirname, '../../../shared/sheets')

export function allSheets(): readonly { readonly name: string; readonly text: string }[] {
  const files = existsSync(references) ? readdirSync(references).filter((name) => name.endsWith('.md')) : []
  return [
    { name: 'garrison', text: garrisonSheet },
    ...starterSheets.map(({ id, text }) => ({ name: id, text })),
    ...librarySheets(),
    ...proofSheets(),
    ...files.map((name) => ({ name, text: readFileSync(path.join(references, name), 'utf8') })),
  ]
}

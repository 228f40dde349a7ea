import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface LibrarySheet {
  readonly name: string
  readonly text: string
}

export function librarySheets(): readonly LibrarySheet[] {
  return sheetsIn(path.join(import.meta.dirname, '../../../sheets/library'))
}

/** Sheets compared with coded games. */
export function proofSheets(): readonly LibrarySheet[] {
  return sheetsIn(path.join(import.meta.dirname, '../proofs'))
}

function sheetsIn(folder: string): readonly LibrarySheet[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => ({
      name: path.basename(file, '.md'),
      text: readFileSync(path.join(folder, file), 'utf8'),
    }))
}

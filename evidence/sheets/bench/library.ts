import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A sheet of the library: its file name without the ending, and its text. */
export interface LibrarySheet {
  readonly name: string
  readonly text: string
}

/** All sheets of the library. */
export function librarySheets(): readonly LibrarySheet[] {
  return sheetsIn(path.join(import.meta.dirname, '../../../sheets/library'))
}

/** The sheets that are held against coded games. */
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

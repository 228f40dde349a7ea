import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A sheet of the library: its file name without the ending, and its text. */
export interface LibrarySheet {
  readonly name: string
  readonly text: string
}

/** All sheets of this folder. A file that is added here is tested like the others. */
export function librarySheets(): readonly LibrarySheet[] {
  return readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => ({
      name: path.basename(file, '.md'),
      text: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
    }))
}

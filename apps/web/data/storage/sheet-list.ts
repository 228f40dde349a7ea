import type { DBSchema } from 'idb'
import { openDatabase } from '../device/database.ts'

/** An opponent as a page of text, complete or not. */
export interface SavedSheet {
  readonly id: string
  readonly text: string
  /** Read from the text when it was saved; journals refer to the sheet by `digest`. */
  readonly title: string
  readonly plays: string
  readonly digest: string
  readonly changed: number
  /** When a match with this sheet was last started. */
  readonly played?: number | undefined
}

interface Store extends DBSchema {
  readonly sheets: { key: string; value: SavedSheet }
}

export const sheetDatabase = openDatabase<Store>('opfor-sheets', (db) => {
  db.createObjectStore('sheets', { keyPath: 'id' })
})

/** The last used first. */
export async function listSheets(): Promise<readonly SavedSheet[]> {
  const sheets = await (await sheetDatabase.open()).getAll('sheets')
  return sheets.toSorted((a, b) => lastUsed(b) - lastUsed(a))
}

function lastUsed({ changed, played = 0 }: SavedSheet): number {
  return Math.max(changed, played)
}

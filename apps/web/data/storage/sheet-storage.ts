import { notifyWindows } from './notify-windows.ts'
import { sheetDatabase, type SavedSheet } from './sheet-list.ts'

/** Loads a sheet by its id. */
export async function loadSheet(id: string): Promise<SavedSheet | undefined> {
  return (await sheetDatabase.open()).get('sheets', id)
}

/** Saves a sheet; it is on disk when this resolves. Later reads and writes see it in any case. */
export async function saveSheet(sheet: SavedSheet): Promise<void> {
  await sheetDatabase.write(['sheets'], (transaction) => transaction.objectStore('sheets').put(sheet))
  notifyWindows('opfor-sheets', sheet.id)
}

/** Deletes a sheet; its matches stay. */
export async function deleteSheet(id: string): Promise<void> {
  await sheetDatabase.write(['sheets'], (transaction) => transaction.objectStore('sheets').delete(id))
  notifyWindows('opfor-sheets', id)
}

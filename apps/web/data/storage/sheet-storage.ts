import { type SavedSheet, sheetDatabase } from './sheet-list.ts'

/** Windows announce saved or deleted ids here. Pack forms follow only changes synced from another device. */
export type ChannelName = 'opfor.matches' | 'opfor-sheets' | 'opfor-packs-synced'

/** Notifies this window too. */
export function notifyWindows(name: ChannelName, id: string): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  channel.postMessage(id)
  channel.close()
}

export async function loadSheet(id: string): Promise<SavedSheet | undefined> {
  return (await sheetDatabase.open()).get('sheets', id)
}

/** On disk when it resolves; later reads and writes see the sheet at once. */
export async function saveSheet(sheet: SavedSheet): Promise<void> {
  await sheetDatabase.write(['sheets'], (transaction) => transaction.objectStore('sheets').put(sheet))
  notifyWindows('opfor-sheets', sheet.id)
}

/** The matches of the sheet stay. */
export async function deleteSheet(id: string): Promise<void> {
  await sheetDatabase.write(['sheets'], (transaction) => transaction.objectStore('sheets').delete(id))
  notifyWindows('opfor-sheets', id)
}

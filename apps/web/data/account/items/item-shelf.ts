import { type Json, parseJson } from '@opfor/kernel'
import type { StoredItem } from '@opfor/sync'
import { type Preferences, usePreferences } from '../../device/preferences.ts'
import { notifyWindows, saveSheet } from '../../storage/sheet-storage.ts'
import { listAllPacks, packDatabase, savePack } from '../../storage/pack-storage.ts'
import { listSheets, sheetDatabase } from '../../storage/sheet-list.ts'
import { deleteMatch, loadMatch } from '../../storage/storage.ts'
import {
  copyOfPack,
  copyOfSheet,
  itemName,
  kindOf,
  packOfItem,
  packToBody,
  sheetOfItem,
  sheetToBody,
} from './item-bodies.ts'
import { trash } from '../trash.ts'
import { deletedBody, type LocalItems } from './item-syncer.ts'
import { trashOfBody, trashToBody } from './trash-bodies.ts'

type Replaced = Awaited<ReturnType<LocalItems['replace']>>

const preferencesHere = (): Preferences => {
  const { prefer: _, ...preferences } = usePreferences.getState()
  return preferences
}

export const localItems: LocalItems = {
  async bodies() {
    return new Map([
      ...(await listSheets()).map((sheet) => [itemName('sheet', sheet.id), sheetToBody(sheet)] as const),
      ...(await listAllPacks()).map((pack) => [itemName('pack', pack.id), packToBody(pack)] as const),
      ...Object.entries(preferencesHere()).map(
        ([field, value]) => [itemName('preference', field), JSON.stringify(value)] as const,
      ),
      ...trash.list().map((entry) => [itemName('trash', entry.match), trashToBody(entry)] as const),
    ])
  },
  titleOf(body) {
    const json = parseJson(body)
    const { title, name } = ((json.ok ? json.value : undefined) ?? {}) as { readonly [key: string]: Json }
    return [title, name].find((each) => typeof each === 'string') ?? ''
  },
  // No preference was set on this device yet.
  isInitial: (name) => kindOf(name) === 'preference' && !('opfor.preferences' in localStorage),
  isLastRight: (name) => kindOf(name) === 'preference' || kindOf(name) === 'trash',
  replace(item, before) {
    const kind = kindOf(item.name)
    if (kind === 'sheet') return replaceSheet(item, before)
    if (kind === 'pack') return replacePack(item, before)
    if (kind === 'trash') return replaceTrash(item)
    return Promise.resolve(kind === 'preference' ? replacePreference(item, before) : 'unreadable')
  },
  async keepCopy(item) {
    if (kindOf(item.name) === 'sheet') {
      const sheet = copyOfSheet(item)
      if (sheet !== undefined) await saveSheet(sheet)
      return sheet?.title
    }
    const pack = copyOfPack(item)
    if (pack !== undefined) await savePack(pack)
    return pack?.name
  },
}

interface Entries<T> {
  readonly get: (id: string) => Promise<T | undefined>
  readonly put: (entry: T) => Promise<unknown>
  readonly delete: (id: string) => Promise<void>
}

/** Call within a transaction. An undefined `next` deletes the entry. */
async function replaceIn<T extends { readonly id: string }>(
  entries: Entries<T>,
  id: string,
  next: T | undefined,
  isAsBefore: (here: T | undefined) => boolean,
): Promise<Replaced> {
  const here = await entries.get(id)
  if (!isAsBefore(here)) return 'changed'
  await (next === undefined ? entries.delete(id) : entries.put({ ...here, ...next }))
  return 'done'
}

async function replaceSheet(item: StoredItem, before: string | undefined): Promise<Replaced> {
  const next = sheetOfItem(item)
  if (next === undefined && item.body !== deletedBody) return 'unreadable'
  const id = (next ?? sheetOfItem({ ...item, body: before ?? '' }))?.id ?? ''
  const result = await sheetDatabase.write(['sheets'], (transaction) =>
    replaceIn(transaction.objectStore('sheets'), id, next, (here) => (here && sheetToBody(here)) === before),
  )
  notifyWindows('opfor-sheets', id)
  return result
}

async function replacePack(item: StoredItem, before: string | undefined): Promise<Replaced> {
  const next = packOfItem(item)
  if (next === undefined && item.body !== deletedBody) return 'unreadable'
  const id = (next ?? packOfItem({ ...item, body: before ?? '' }))?.id ?? ''
  const result = await packDatabase.write(['packs'], (transaction) =>
    replaceIn(transaction.objectStore('packs'), id, next, (here) => (here && packToBody(here)) === before),
  )
  notifyWindows('opfor-packs-synced', id)
  return result
}

/** Refuses a preference of another type, or one that this app does not know. */
function replacePreference({ name, body }: StoredItem, before: string | undefined): Replaced {
  const preferences = preferencesHere()
  const field = Object.keys(preferences).find((each) => itemName('preference', each) === name)
  const value = parseJson(body)
  if (field === undefined || !value.ok) return 'unreadable'
  const { [field as keyof Preferences]: here } = preferences
  if (JSON.stringify(here) !== before) return 'changed'
  if (typeof value.value !== typeof here || Array.isArray(value.value) !== Array.isArray(here))
    return 'unreadable'
  usePreferences.getState().prefer({ [field]: value.value })
  return 'done'
}

/** Does not delete a match that was continued here; that match is then restored everywhere. */
async function replaceTrash({ body, changed }: StoredItem): Promise<Replaced> {
  const entry = trashOfBody(body, changed)
  if (entry === undefined) return 'unreadable'
  const here = entry.isTrashed ? await loadMatch(entry.match) : undefined
  const isContinued = here !== undefined && here.record.entries > entry.entries
  if (here !== undefined && !isContinued) {
    await deleteMatch(entry.match)
    notifyWindows('opfor.matches', entry.match)
  }
  trash.set({ ...entry, isTrashed: entry.isTrashed && !isContinued })
  return 'done'
}

import { parseJson, type Json } from '@opfor/kernel'
import type { StoredItem } from '@opfor/sync'
import { loadPreferences, type Preferences, usePreferences } from '../../device/preferences.ts'
import { notifyWindows } from '../../storage/notify-windows.ts'
import { listAllPacks, packDatabase, savePack } from '../../storage/pack-storage.ts'
import { listSheets, sheetDatabase } from '../../storage/sheet-list.ts'
import { saveSheet } from '../../storage/sheet-storage.ts'
import {
  copyOfPack,
  copyOfSheet,
  itemName,
  kindOf,
  packOfItem,
  packToBody,
  preferenceOf,
  sheetOfItem,
  sheetToBody,
} from './item-bodies.ts'
import { deletedBody, type ItemShelf } from './item-syncer.ts'

type Replaced = Awaited<ReturnType<ItemShelf['replace']>>

/** The preferences of somebody who has set nothing. */
const defaults = loadPreferences('{}')
const fields = Object.keys(defaults) as (keyof Preferences)[]

/** The sheets, packs and preferences on this device. */
export const itemShelf: ItemShelf = {
  async bodies() {
    const preferences = usePreferences.getState()
    return new Map([
      ...(await listSheets()).map((sheet) => [itemName('sheet', sheet.id), sheetToBody(sheet)] as const),
      ...(await listAllPacks()).map((pack) => [itemName('pack', pack.id), packToBody(pack)] as const),
      ...fields.map((field) => [itemName('preference', field), JSON.stringify(preferences[field])] as const),
    ])
  },
  titleOf(body) {
    const json = parseJson(body)
    const { title, name } = ((json.ok ? json.value : undefined) ?? {}) as { readonly [key: string]: Json }
    return [title, name].find((each) => typeof each === 'string') ?? ''
  },
  isInitial: (name, body) =>
    kindOf(name) === 'preference' &&
    body === JSON.stringify(defaults[preferenceOf(name) as keyof Preferences]),
  isLastRight: (name) => kindOf(name) === 'preference',
  replace(item, before) {
    const kind = kindOf(item.name)
    if (kind === 'sheet') return replaceSheet(item, before)
    if (kind === 'pack') return replacePack(item, before)
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

/** Puts a version in place of the one with this body, within a transaction; an undefined one deletes. */
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

function replacePreference({ name, body }: StoredItem, before: string | undefined): Replaced {
  const preferences = usePreferences.getState()
  const field = fields.find((each) => itemName('preference', each) === name)
  const json = parseJson(body)
  if (field === undefined || !json.ok) return 'unreadable'
  if (JSON.stringify(preferences[field]) !== before) return 'changed'
  const { [field]: value } = loadPreferences(JSON.stringify({ ...preferences, [field]: json.value }))
  if (JSON.stringify(value) !== body) return 'unreadable'
  preferences.prefer({ [field]: value })
  return 'done'
}

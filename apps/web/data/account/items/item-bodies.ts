import {
  anyJson,
  maxRulesLength,
  parseJson,
  parseWith,
  record,
  rulesText,
  type Shape,
  text,
} from '@opfor/kernel'
import { hex, sha256, type StoredItem, utf8 } from '@opfor/sync'
import type { SavedPack } from '../../storage/pack-storage.ts'
import type { SavedSheet } from '../../storage/sheet-list.ts'

type SheetBody = Pick<SavedSheet, 'id' | 'text' | 'title' | 'plays'>
type PackBody = Pick<SavedPack, 'id' | 'game' | 'option' | 'name' | 'pack'>

const sheetBody = record<SheetBody>({
  id: text(100),
  text: text(maxRulesLength),
  title: text(1000),
  plays: text(1000),
})
const packBody = record<PackBody>({
  id: text(100),
  game: text(),
  option: text(),
  name: text(1000),
  pack: anyJson,
})

export type ItemKind = 'sheet' | 'pack' | 'preference' | 'trash'

const prefixes = { sheet: 's-', pack: 'p-', preference: 'f-', trash: 'm-' } as const

/** Undefined if a newer app made the item. */
export function kindOf(name: string): ItemKind | undefined {
  const found = Object.entries(prefixes).find(([, prefix]) => name.startsWith(prefix))
  return found?.[0] as ItemKind | undefined
}

/** Ids from files may be too long for an item name. */
export function itemName(kind: ItemKind, id: string): string {
  return prefixes[kind] + (/^[\w-]{1,40}$/.test(id) ? id : hex(sha256(utf8(id))).slice(0, 40))
}

/** Leaves out when the sheet was changed or played: other devices do not need it. */
export function sheetToBody({ id, text: page, title, plays }: SavedSheet): string {
  return JSON.stringify({ id, text: page, title, plays } satisfies SheetBody)
}

export function packToBody({ id, game, option, name, pack }: SavedPack): string {
  return JSON.stringify({ id, game, option, name, pack } satisfies PackBody)
}

/** Undefined if this app cannot read the item. */
export function sheetOfItem({ body, changed }: Pick<StoredItem, 'body' | 'changed'>): SavedSheet | undefined {
  const sheet = parse(sheetBody, body)
  return sheet && { ...sheet, digest: rulesText(sheet.text).digest, changed: Date.parse(changed) }
}

/** Undefined if this app cannot read the item. */
export function packOfItem({ body, changed }: Pick<StoredItem, 'body' | 'changed'>): SavedPack | undefined {
  const pack = parse(packBody, body)
  return pack && { ...pack, changed: Date.parse(changed) }
}

function parse<T>(shape: Shape<T>, body: string): T | undefined {
  const json = parseJson(body)
  const parsed = json.ok ? parseWith(shape, json.value) : json
  return parsed.ok ? parsed.value : undefined
}

function copyTitle(title: string, { device, changed }: StoredItem): string {
  return `${title} (${[device, changed.slice(0, 10)].filter((part) => part !== '').join(', ')})`
}

/** Repeated copies of one item have the same id. */
const copyId = ({ id }: StoredItem): string => id.slice(0, 36)

/** Changes the title in the text too, because the workshop reads it there. */
export function copyOfSheet(item: StoredItem): SavedSheet | undefined {
  const sheet = sheetOfItem(item)
  if (sheet === undefined) return undefined
  const title = copyTitle(sheet.title, item)
  const page = sheet.text.replace(/^( {0,3}#[ \t]+)(.*\S)[ \t]*$/m, (_, mark: string) => mark + title)
  return { ...sheet, id: copyId(item), title, text: page, digest: rulesText(page).digest }
}

export function copyOfPack(item: StoredItem): SavedPack | undefined {
  const pack = packOfItem(item)
  return pack && { ...pack, id: copyId(item), name: copyTitle(pack.name, item) }
}

import { listOf, text } from '@opfor/kernel'
import { isValidPage, pageId } from './page.ts'

/**
 * Something that the player typed or set: a sheet, a pack, a preference. It is a page of which the server keeps only the newest
 * version, so that typing for hours does not fill an account.
 */
export interface Item {
  /** What it is, and which one. The parent of its first version is the name. */
  readonly name: string
  /** The hash of parent and body. */
  readonly id: string
  readonly parent: string
  readonly body: string
  /** The versions before the parent that its device knows, newest first. */
  readonly earlier: readonly string[]
  /** The device that wrote this version, in words. */
  readonly device: string
}

/** An item on the server. */
export interface StoredItem extends Item {
  /** When it was stored, by the server's clock. */
  readonly changed: string
}

/** The items are stored, except those that another device has changed; they must be pulled first. */
export interface ItemPushResponse {
  readonly epoch: string
  /** The clock before and after the push; it is the one that also counts pages. */
  readonly from: number
  readonly clock: number
  /** The names of the items that were not stored. */
  readonly stale: readonly string[]
}

/** The items that have changed after the requested clock value, up to `upTo`. */
export interface ItemPullResponse {
  readonly epoch: string
  readonly items: readonly StoredItem[]
  readonly upTo: number
  readonly more: boolean
}

/** The maximum length of an item, in characters. */
export const maxItemLength = 500_000

/** The maximum number of items in one push. */
export const maxItemsPerPush = 50

/** The number of versions before it that an item names. */
const maxEarlier = 16

/** The fields of an item in requests and responses. */
export const itemFields = {
  name: text(42),
  id: text(64),
  parent: text(64),
  body: text(maxItemLength),
  earlier: listOf(text(64), maxEarlier),
  device: text(60),
}

/** What is known of an item before its next version. */
export type Version = Pick<Item, 'id' | 'parent' | 'earlier'>

/** Makes the first version of an item, or the next one after another. */
export function makeItem(name: string, body: string, device: string, after?: Version): Item {
  const parent = after?.id ?? name
  const earlier = after === undefined ? [] : [after.parent, ...after.earlier].slice(0, maxEarlier)
  return { name, id: pageId(parent, body), parent, body, earlier, device }
}

/** Whether the id of an item matches its hash, and its text can be stored. */
export function isValidItem({ name, ...rest }: Item): boolean {
  return isValidPage({ match: name, ...rest })
}

/** Whether a version was made with knowledge of another one. */
export function isAfter(item: Pick<Version, 'parent' | 'earlier'>, id: string): boolean {
  return item.parent === id || item.earlier.includes(id)
}

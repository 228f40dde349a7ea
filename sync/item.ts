import { listOf, text } from '@opfor/kernel'
import { isValidCommit, commitId } from './commit.ts'

/** The player's sheet, pack or preference. The server keeps only its newest version, so long typing does not fill an account. */
export interface SyncedItem {
  /** The parent of the first version is the name. */
  readonly name: string
  readonly id: string
  readonly parent: string
  readonly body: string
  /** The versions before the parent that its device knows, newest first. */
  readonly earlier: readonly string[]
  /** A device name, such as "Firefox, Windows". */
  readonly device: string
}

export interface StoredItem extends SyncedItem {
  /** Server time. */
  readonly changed: string
}

/** Items that another device changed are not stored and must be pulled first. */
export interface ItemPushResponse {
  readonly epoch: string
  /** The clock before and after the push; the same clock counts commits. */
  readonly from: number
  readonly clock: number
  readonly stale: readonly string[]
}

/** The items changed after the requested clock value, up to `upTo`. */
export interface ItemPullResponse {
  readonly epoch: string
  readonly items: readonly StoredItem[]
  readonly upTo: number
  readonly more: boolean
}

export const maxItemLength = 500_000

export const maxItemsPerPush = 50

/** The maximum number of previous versions that an item lists. */
const maxEarlier = 16

export const itemFields = {
  name: text(42),
  id: text(64),
  parent: text(64),
  body: text(maxItemLength),
  earlier: listOf(text(64), maxEarlier),
  device: text(60),
}

export type ItemVersion = Pick<SyncedItem, 'id' | 'parent' | 'earlier'>

export function makeItem(name: string, body: string, device: string, after?: ItemVersion): SyncedItem {
  const parent = after?.id ?? name
  const earlier = after === undefined ? [] : [after.parent, ...after.earlier].slice(0, maxEarlier)
  return { name, id: commitId(parent, body), parent, body, earlier, device }
}

/** Also checks that the text can be stored. */
export function isValidItem({ name, ...rest }: SyncedItem): boolean {
  return isValidCommit({ match: name, ...rest })
}

/** Whether a version was made with knowledge of another one. */
export function isNewerThan(item: Pick<ItemVersion, 'parent' | 'earlier'>, id: string): boolean {
  return item.parent === id || item.earlier.includes(id)
}

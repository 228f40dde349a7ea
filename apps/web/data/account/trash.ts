/** What is known of a match that is or was in the trash. */
export interface TrashEntry {
  readonly match: string
  readonly name: string
  readonly isTrashed: boolean
  /** The length of its journal when it was deleted: a device that has continued it does not delete it. */
  readonly entries: number
  /** Since when, in milliseconds. */
  readonly since: number
}

/** The trash of a device; the matches themselves are in the synced pages. */
export interface Trash {
  readonly list: () => readonly TrashEntry[]
  readonly set: (entry: TrashEntry) => void
}

/** The key of localStorage with the trash. */
export const trashKey = 'opfor.trash'

/** The trash of this device, in localStorage. */
export const trash: Trash = {
  list: () => JSON.parse(localStorage.getItem(trashKey) ?? '[]') as readonly TrashEntry[],
  set(entry) {
    const others = trash.list().filter(({ match }) => match !== entry.match)
    localStorage.setItem(trashKey, JSON.stringify([...others, entry]))
  },
}

/** Whether a match is in the trash. */
export function isTrashed({ list }: Trash, match: string): boolean {
  return list().some((entry) => entry.match === match && entry.isTrashed)
}

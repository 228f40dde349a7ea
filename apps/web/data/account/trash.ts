export interface TrashEntry {
  readonly match: string
  readonly name: string
  readonly isTrashed: boolean
  /** Length of the journal when deleted: a device with a longer journal does not delete the match. */
  readonly entries: number
  /** In milliseconds. */
  readonly since: number
}

/** Lists trashed matches; the matches themselves are in the synced commits. */
export interface Trash {
  readonly list: () => readonly TrashEntry[]
  readonly set: (entry: TrashEntry) => void
}

export const trashKey = 'opfor.trash'

export const trash: Trash = {
  list: () => JSON.parse(localStorage.getItem(trashKey) ?? '[]') as readonly TrashEntry[],
  set(entry) {
    const others = trash.list().filter(({ match }) => match !== entry.match)
    localStorage.setItem(trashKey, JSON.stringify([...others, entry]))
  },
}

export function isInTrash({ list }: Trash, match: string): boolean {
  return list().some((entry) => entry.match === match && entry.isTrashed)
}

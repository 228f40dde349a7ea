import type { Trash, TrashEntry } from '../trash.ts'

export class TestTrash implements Trash {
  readonly #entries = new Map<string, TrashEntry>()
  readonly list = (): readonly TrashEntry[] => [...this.#entries.values()]
  readonly set = (entry: TrashEntry): void => {
    this.#entries.set(entry.match, entry)
  }
}

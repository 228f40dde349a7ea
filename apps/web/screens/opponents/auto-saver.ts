import type { Sheet } from '@opfor/sheets'
import { type SavedSheet, sheetDatabase } from '../../data/storage/sheet-list.ts'
import { loadSheet } from '../../data/storage/sheet-storage.ts'
import { sheetWithText } from '../../data/storage/new-sheet.ts'

export type Titles = Pick<Sheet, 'title' | 'plays'>

/** Two windows do not overwrite each other. */
export interface AutoSaver<T> {
  /** Saves shortly after, and passes `along` when that begins. */
  keep(text: string, titles: Titles | undefined, along: T): void
  /** Saves waiting text now. */
  flush(): void
  /** Overwrites the text of another window. */
  insist(): void
  /** Takes the text of another window as saved. */
  accept(other: SavedSheet): void
  stop(): void
}

export interface AutoSaverEvents<T> {
  /** Related data can be saved too. */
  readonly saving: (along: T) => void
  readonly saved: () => void
  /** Another window has saved a text, and nothing waits here. */
  readonly followed: (other: SavedSheet) => void
  /** Another window has saved a text that differs from this window's first one. */
  readonly conflict: (other: SavedSheet) => void
}

/** Returns the other window's sheet if it has changed. */
async function saveUnlessChanged(sheet: SavedSheet, known: string): Promise<SavedSheet | undefined> {
  return sheetDatabase.write(['sheets'], async (transaction) => {
    const store = transaction.objectStore('sheets')
    const current = await store.get(sheet.id)
    if (current !== undefined && current.digest !== known && current.digest !== sheet.digest) return current
    await store.put(sheet)
    return undefined
  })
}

function isSame(one: SavedSheet, other: SavedSheet): boolean {
  return one.digest === other.digest && one.title === other.title && one.plays === other.plays
}

/** A text waits at most `delay` milliseconds. */
export function makeAutoSaver<T>(saved: SavedSheet, delay: number, on: AutoSaverEvents<T>): AutoSaver<T> {
  const channel = new BroadcastChannel('opfor-sheets')
  let known = saved
  let waiting: { readonly sheet: SavedSheet; readonly along: T } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> | undefined

  const write = async (): Promise<void> => {
    const next = waiting
    if (next === undefined) return
    on.saving(next.along)
    const other = await saveUnlessChanged(next.sheet, known.digest)
    if (other !== undefined) return on.conflict(other)
    known = next.sheet
    if (waiting === next) waiting = undefined
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
    channel.postMessage(saved.id)
    on.saved()
  }
  /** One write after the other. The first begins at once, so that later loads have it. */
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    // A failed text is tried again with the next one; the app reports the failure.
    const writing: Promise<void> = last === undefined ? write() : last.then(write, write)
    last = writing
    const done = (): void => {
      if (last === writing) last = undefined
    }
    void writing.finally(done)
  }
  const follow = async (): Promise<void> => {
    const other = await loadSheet(saved.id)
    if (other === undefined || other.digest === known.digest || waiting !== undefined) return
    known = other
    on.followed(other)
  }
  const insist = async (): Promise<void> => {
    known = (await loadSheet(saved.id)) ?? known
    flush()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === saved.id) void follow()
  })
  return {
    keep(text, titles, along) {
      const { title, plays } = titles ?? known
      const sheet = sheetWithText(saved, { title, plays, text })
      if (isSame(sheet, known) && waiting === undefined) return
      waiting = { sheet, along }
      timer ??= setTimeout(flush, delay)
    },
    flush,
    insist: () => void insist(),
    accept(other) {
      known = other
      waiting = undefined
    },
    stop() {
      flush()
      const close = (): void => channel.close()
      void (last ?? Promise.resolve()).then(close, close)
    },
  }
}

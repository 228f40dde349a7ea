import type { Sheet } from '@opfor/sheets'
import { type SavedSheet, sheetDatabase } from '../../data/storage/sheet-list.ts'
import { loadSheet } from '../../data/storage/sheet-storage.ts'
import { withText } from '../../data/storage/new-sheet.ts'

/** What the title of a saved sheet is read from. */
export type Titles = Pick<Sheet, 'title' | 'plays'>

/** Saves the text of a sheet while it is written; two windows do not overwrite each other. */
export interface Keeper<T> {
  /** Saves a text shortly after, and hands over what belongs to it when that begins. */
  keep(text: string, titles: Titles | undefined, along: T): void
  /** Saves what waits, now. */
  flush(): void
  /** Saves this window's text, whatever another one has saved. */
  insist(): void
  /** Takes the text of another window as saved. */
  accept(other: SavedSheet): void
  stop(): void
}

/** What the keeper tells the screen. */
export interface KeeperEvents<T> {
  /** A text is being saved; what belongs to it can be saved too. */
  readonly saving: (along: T) => void
  readonly saved: () => void
  /** Another window has saved a text, and nothing waits here. */
  readonly followed: (other: SavedSheet) => void
  /** Another window has saved another text than the one that this window began with. */
  readonly conflict: (other: SavedSheet) => void
}

/** Saves a sheet unless another window has changed it; returns what that one has saved. */
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

/** A keeper of a sheet that was loaded; a text waits at most `delay` milliseconds to be saved. */
export function keeperOf<T>(saved: SavedSheet, delay: number, on: KeeperEvents<T>): Keeper<T> {
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
  /** One write after the other. The first one begins at once: what is loaded from then on has it. */
  const flush = (): void => {
    clearTimeout(timer)
    timer = undefined
    // A text that could not be saved is tried again with the next one; the app says that it failed.
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
      const sheet = withText(saved, { title, plays, text })
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

import type { Json } from '@opfor/kernel'
import type { DBSchema } from 'idb'
import { openDatabase } from '../device/database.ts'

export interface UndoList {
  /** The text from which the events lead back. */
  readonly text: string
  readonly cursor: number
  readonly done: readonly NonNullable<Json>[]
  readonly undone: readonly NonNullable<Json>[]
}

/** The events are stored one by one. */
interface UndoRecord {
  readonly id: string
  readonly text: string
  readonly cursor: number
  readonly done: number
  readonly undone: number
  readonly changed: number
  /** The window that saved the list. */
  readonly by: string
}

type Branch = 'done' | 'undone'

interface Store extends DBSchema {
  readonly lists: { key: string; value: UndoRecord }
  readonly events: { key: [sheet: string, branch: Branch, at: number]; value: NonNullable<Json> }
}

const stores = ['lists', 'events'] as const
const branches = ['done', 'undone'] as const

/** The maximum number of saved undo lists; those of the last changed sheets stay. */
const mostLists = 20

/** Not part of a backup: undo lists are useful only on the device that made them. */
const undoDatabase = openDatabase<Store>('opfor-undo', (db) => {
  db.createObjectStore('lists', { keyPath: 'id' })
  db.createObjectStore('events')
})

export async function loadUndo(id: string): Promise<UndoList | undefined> {
  const transaction = (await undoDatabase.open()).transaction(stores)
  const events = transaction.objectStore('events')
  const [list, done, undone] = await Promise.all([
    transaction.objectStore('lists').get(id),
    events.getAll(eventsOf(id, 'done')),
    events.getAll(eventsOf(id, 'undone')),
  ])
  return list && { text: list.text, cursor: list.cursor, done, undone }
}

export async function deleteUndo(id: string): Promise<void> {
  await undoDatabase.write(stores, (transaction) =>
    Promise.all([
      transaction.objectStore('lists').delete(id),
      ...branches.map((branch) => transaction.objectStore('events').delete(eventsOf(id, branch))),
    ]),
  )
}

/** Writes only events that differ from those this window has saved before. */
export function undoSaver(id: string): (list: UndoList) => Promise<void> {
  const by = crypto.randomUUID()
  let before: UndoList | undefined
  return async (list) => {
    const known = before
    before = undefined
    await undoDatabase.write(stores, async (transaction) => {
      const [lists, events] = [transaction.objectStore('lists'), transaction.objectStore('events')]
      const isOurs = (await lists.get(id))?.by === by
      const { text, cursor, done, undone } = list
      const record = { id, text, cursor, done: done.length, undone: undone.length, changed: Date.now(), by }
      const old = isOurs ? [] : idsBeyond(await lists.getAll(), id)
      await Promise.all([
        lists.put(record),
        ...branches.flatMap((branch) => {
          const { keep, put } = selectChangedEvents(list[branch], isOurs ? known?.[branch] : undefined)
          return [
            events.delete(eventsOf(id, branch, keep)),
            ...put.map(({ event, at }) => events.put(event, [id, branch, at])),
          ]
        }),
        ...old.flatMap((each) => [
          lists.delete(each),
          ...branches.map((branch) => events.delete(eventsOf(each, branch))),
        ]),
      ])
    })
    before = list
  }
}

/** The events from the first one that differs. */
export function selectChangedEvents(
  events: readonly NonNullable<Json>[],
  before: readonly NonNullable<Json>[] = [],
): {
  readonly keep: number
  readonly put: readonly { readonly event: NonNullable<Json>; readonly at: number }[]
} {
  let keep = 0
  while (keep < Math.min(events.length, before.length) && isSame(events[keep], before[keep])) keep += 1
  return { keep, put: events.slice(keep).map((event, nth) => ({ event, at: keep + nth })) }
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** The sheets whose lists are dropped when this one is added. */
function idsBeyond(lists: readonly UndoRecord[], added: string): readonly string[] {
  return lists
    .filter(({ id }) => id !== added)
    .toSorted((one, other) => other.changed - one.changed)
    .slice(mostLists - 1)
    .map(({ id }) => id)
}

function eventsOf(id: string, branch: Branch, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([id, branch, from], [id, branch, []])
}

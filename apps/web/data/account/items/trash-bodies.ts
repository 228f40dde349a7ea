import { flag, integer, parseJson, read, record, text } from '@opfor/kernel'
import type { TrashEntry } from '../trash.ts'

type TrashBody = Omit<TrashEntry, 'since'>

const bodyShape = record<TrashBody>({
  match: text(40),
  name: text(1000),
  isTrashed: flag,
  entries: integer(0, 1_000_000),
})

/** An entry of the trash as an item. The server looks for `"isTrashed":true` in it. */
export function trashToBody({ match, name, isTrashed, entries }: TrashEntry): string {
  return JSON.stringify({ match, name, isTrashed, entries } satisfies TrashBody)
}

/** The entry of an item; undefined if this app cannot read it. */
export function trashOfBody(body: string, changed: string): TrashEntry | undefined {
  const json = parseJson(body)
  const parsed = json.ok ? read(bodyShape, json.value) : json
  return parsed.ok ? { ...parsed.value, since: Date.parse(changed) } : undefined
}

const day = 24 * 60 * 60 * 1000

/** For how long a match can be restored; then the server deletes it. */
const lifetime = 30 * day

/** The matches that can be restored, the last deleted first. */
export function restorable(entries: readonly TrashEntry[], now: number): readonly TrashEntry[] {
  return entries
    .filter(({ isTrashed, since }) => isTrashed && now - since < lifetime)
    .toSorted((a, b) => b.since - a.since)
}

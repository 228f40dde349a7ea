import { bool, integer, parseJson, parseWith, record, text } from '@opfor/kernel'
import type { TrashEntry } from '../trash.ts'

type TrashBody = Omit<TrashEntry, 'since'>

const bodyShape = record<TrashBody>({
  match: text(40),
  name: text(1000),
  isTrashed: bool,
  entries: integer(0, 1_000_000),
})

/** The server looks for `"isTrashed":true` in the text. */
export function trashToBody({ match, name, isTrashed, entries }: TrashEntry): string {
  return JSON.stringify({ match, name, isTrashed, entries } satisfies TrashBody)
}

/** Undefined if this app cannot read the entry. */
export function trashOfBody(body: string, changed: string): TrashEntry | undefined {
  const json = parseJson(body)
  const parsed = json.ok ? parseWith(bodyShape, json.value) : json
  return parsed.ok ? { ...parsed.value, since: Date.parse(changed) } : undefined
}

const day = 24 * 60 * 60 * 1000

/** How long a match can be restored; then the server deletes it. */
const lifetime = 30 * day

/** The last deleted first. */
export function restorable(entries: readonly TrashEntry[], now: number): readonly TrashEntry[] {
  return entries
    .filter(({ isTrashed, since }) => isTrashed && now - since < lifetime)
    .toSorted((a, b) => b.since - a.since)
}

import type { Json } from './json.ts'

/** Removes the digests of a journal: an upcast for a version with another structure of situations. */
export function withoutDigests(journal: Json): Json {
  if (typeof journal !== 'object' || journal === null || !('entries' in journal)) return journal
  const { entries } = journal as { readonly entries: Json }
  if (!Array.isArray(entries)) return journal
  const answers = (entries as readonly Json[]).filter(
    (entry) => typeof entry !== 'object' || entry === null || !('digest' in entry),
  )
  return { ...(journal as Readonly<Record<string, Json>>), entries: answers }
}

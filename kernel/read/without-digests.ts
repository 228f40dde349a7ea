import type { Json } from './json.ts'

/** A journal without the digests of its turns: an upcast from a version whose situations were made otherwise. */
export function withoutDigests(journal: Json): Json {
  if (typeof journal !== 'object' || journal === null || !('entries' in journal)) return journal
  const { entries } = journal as { readonly entries: Json }
  if (!Array.isArray(entries)) return journal
  const answers = (entries as readonly Json[]).filter(
    (entry) => typeof entry !== 'object' || entry === null || !('digest' in entry),
  )
  return { ...(journal as Readonly<Record<string, Json>>), entries: answers }
}

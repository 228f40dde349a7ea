import { LinkedMatchView } from './shared-match.tsx'
import { loadLinkedJournal } from '../account/links.ts'

/** A match opened from a short link. */
export function LinkedMatch({ slug }: { readonly slug: string }) {
  return <LinkedMatchView read={() => loadLinkedJournal(slug)} />
}

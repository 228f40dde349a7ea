import { LinkedMatchView } from './shared-match.tsx'
import { loadLinkedJournal } from '../account/links.ts'

/** A match that a short link leads to: for anyone, with nothing installed. */
export function LinkedMatch({ slug }: { readonly slug: string }) {
  return <LinkedMatchView read={() => loadLinkedJournal(slug)} />
}

import { splitLead } from './split-lead.ts'

/** A text whose first sentence is emphasized; the rest is smaller. */
export function Lead({ children: text }: { readonly children: string }) {
  const [first, rest] = splitLead(text)
  return (
    <>
      {first}
      {rest && <span className="lead-rest"> {rest}</span>}
    </>
  )
}

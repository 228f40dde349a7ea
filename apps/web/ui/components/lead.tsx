import { splitLead } from './split-lead.ts'

/** A text whose first sentence or line is emphasized; the rest is smaller, and lines stay lines. */
export function Lead({ children: text }: { readonly children: string }) {
  const [first, rest] = splitLead(text)
  return (
    <>
      {first}
      {rest && <span className="lead-rest">{rest.startsWith('\n') ? rest : ` ${rest}`}</span>}
    </>
  )
}

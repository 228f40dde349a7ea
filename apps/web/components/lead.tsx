import { splitLead } from './split-lead.ts'

/** A text of which the first sentence leads: what follows it stands there in smaller letters. */
export function Lead({ children: text }: { readonly children: string }) {
  const [first, rest] = splitLead(text)
  return (
    <>
      {first}
      {rest && <span className="lead-rest"> {rest}</span>}
    </>
  )
}

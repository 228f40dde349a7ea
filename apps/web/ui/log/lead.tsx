/** Emphasizes the first sentence or line; the rest is smaller and keeps its line breaks. */
export function Lead({ children: text }: { readonly children: string }) {
  const [first, rest] = splitLead(text)
  return (
    <>
      {first}
      {rest && <span className="lead-rest">{rest.startsWith('\n') ? rest : ` ${rest}`}</span>}
    </>
  )
}

/** A full stop after a number or a single letter does not end a sentence. */
export function splitLead(text: string): readonly [first: string, rest: string | undefined] {
  const line = text.indexOf('\n')
  if (line > 0) return [text.slice(0, line), text.slice(line)]
  const [, first = text, rest] = /^(.+?\S\S[.?!]) +([^a-z].+)$/s.exec(text) ?? []
  return [first, rest]
}

/** A text in two: its first sentence, and what follows it. A number or a single letter before a full stop ends none. */
export function splitLead(text: string): readonly [first: string, rest: string | undefined] {
  const [, first = text, rest] = /^(.+?\S\S[.?!]) +([^a-z].+)$/s.exec(text) ?? []
  return [first, rest]
}

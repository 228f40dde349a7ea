/** Splits a text after its first sentence. A full stop after a number or a single letter does not end a sentence. */
export function splitLead(text: string): readonly [first: string, rest: string | undefined] {
  const [, first = text, rest] = /^(.+?\S\S[.?!]) +([^a-z].+)$/s.exec(text) ?? []
  return [first, rest]
}

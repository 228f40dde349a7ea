/** Ignores accents and case. */
export function matchesQuery(text: string, query: string): boolean {
  const plain = normalize(text)
  return normalize(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function normalize(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}

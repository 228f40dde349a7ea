/** Whether a text holds every word that is looked for; accents and capitals do not matter. */
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

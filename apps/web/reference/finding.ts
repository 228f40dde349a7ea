/** Whether a text holds every word that is looked for; accents and capitals do not matter. */
export function holds(text: string, query: string): boolean {
  const plain = plainly(text)
  return plainly(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function plainly(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
}

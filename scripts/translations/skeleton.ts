/** A message that has no text yet in a language: its id, and what it says in English. */
export type MissingText = readonly [id: string, english: string]

/** Entries to be filled in, each under its English text. */
export function entriesFor(missing: readonly MissingText[], indent = '  '): string {
  return missing
    .map(([id, english]) => `${indent}// ${english.replaceAll('\n', ' ')}\n${indent}'${id}': '',\n`)
    .join('')
}

/** A file that has nothing but entries to be filled in. */
export function fileFor(language: string, missing: readonly MissingText[]): string {
  const name = `${language[0]?.toUpperCase() ?? ''}${language.slice(1)}`
  return `/** ${name}: all that the game says. */
export const ${language}Texts: Readonly<Record<string, string>> = {
${entriesFor(missing)}}
`
}

/** How a file of texts ends, that of the kernel and that of a game, and how far its entries are indented. */
const endings = [
  ['\n  },\n}\n', '    '],
  ['\n}\n', '  '],
] as const

/** A file of texts with entries added at its end; undefined where it does not end with texts. */
export function withEntries(file: string, missing: readonly MissingText[]): string | undefined {
  for (const [end, indent] of endings)
    if (file.endsWith(end))
      return `${file.slice(0, -end.length)}\n${entriesFor(missing, indent)}${end.slice(1)}`
  return undefined
}

/** The ids in a file of texts that are filled in, each for its text. */
export function filledIn(file: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...file.matchAll(/^\s*'([^']+)':(?!\s*'',)/gm)].map(([, id = '']) => [id, id]))
}

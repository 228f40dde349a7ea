/** A message without a translation: its id and its English text. */
export type MissingText = readonly [id: string, english: string]

/** Empty entries, each below its English text. */
export function entriesFor(missing: readonly MissingText[], indent = '  '): string {
  return missing
    .map(([id, english]) => `${indent}// ${english.replaceAll('\n', ' ')}\n${indent}'${id}': '',\n`)
    .join('')
}

/** A new file with empty entries. */
export function fileFor(language: string, missing: readonly MissingText[]): string {
  const name = `${language[0]?.toUpperCase() ?? ''}${language.slice(1)}`
  return `/** ${name}: all that the game says. */
export const ${language}Texts: Readonly<Record<string, string>> = {
${entriesFor(missing)}}
`
}

/** The end of a file of texts (the kernel's and a game's) and the indentation of its entries. */
const endings = [
  ['\n  },\n}\n', '    '],
  ['\n}\n', '  '],
] as const

/** Adds entries at the end of a file of texts; undefined if its format is unexpected. */
export function withEntries(file: string, missing: readonly MissingText[]): string | undefined {
  for (const [end, indent] of endings)
    if (file.endsWith(end))
      return `${file.slice(0, -end.length)}\n${entriesFor(missing, indent)}${end.slice(1)}`
  return undefined
}

/** The ids in a file that have a translation. */
export function filledIn(file: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...file.matchAll(/^\s*'([^']+)':(?!\s*'',)/gm)].map(([, id = '']) => [id, id]))
}

import type { TextsFound } from '@opfor/evidence/games/programs/logged-texts'
import { readMessage } from './icu.ts'
import { placeholders } from './placeholders.ts'

interface Placeholder {
  readonly description?: string
  readonly example?: string
}

/** Sorted by id; the first text if the code has several under one id. */
export function englishTexts({ texts }: TextsFound, folder: string): Readonly<Record<string, string>> {
  const own = [...texts].filter(([id]) => folder === 'kernel' || !id.startsWith('kernel.'))
  return Object.fromEntries(own.map(([id, [text = '']]) => [id, text] as const).toSorted(byId))
}

/** The English file of a part in the ARB format: each text, followed by its metadata under the same id with an @. */
export function englishFile(found: TextsFound, folder: string): string {
  const entries = Object.entries(englishTexts(found, folder)).flatMap(([id, text]): [string, unknown][] => [
    [id, text],
    [`@${id}`, metadata(found, id, text)],
  ])
  return fileOf({ '@@locale': 'en', ...Object.fromEntries(entries) })
}

/** Sorted entries, one per line. */
export function fileOf(content: Readonly<Record<string, unknown>>): string {
  return `${JSON.stringify(content, undefined, 2)}\n`
}

/** Independent of the machine's locale. */
export function byId([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : Number(a > b)
}

function metadata(
  { shown, examples }: TextsFound,
  id: string,
  text: string,
): Readonly<Record<string, unknown>> {
  const description = shown.get(id)
  const names = [...readMessage(text).placeholders]
  const described = names.map((name) => [name, placeholder(name, examples.get(id)?.[name])] as const)
  return {
    ...(description === undefined ? {} : { description }),
    ...(names.length === 0 ? {} : { placeholders: Object.fromEntries(described) }),
  }
}

function placeholder(name: string, example: string | undefined): Placeholder {
  const description = placeholders[name]
  if (example !== undefined) return { example }
  return description === undefined ? {} : { description }
}

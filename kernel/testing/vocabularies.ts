import type { Message } from '../say/message.ts'

/** The texts of a program: objects of messages by their names in the code. */
export type Vocabularies = Readonly<Record<string, Readonly<Record<string, Message>>>>

/** A text with its name in the code, such as `matchWords.saved`. */
export type NamedText = readonly [name: string, text: Message]

/** All texts of the vocabularies. */
export function textsOf(vocabularies: Vocabularies): readonly NamedText[] {
  return Object.entries(vocabularies).flatMap(([vocabulary, each]) =>
    Object.entries(each).map(([key, message]) => [`${vocabulary}.${key}`, message] as const),
  )
}

/** Whether a text is used in the code, by its full name or by its key. */
export function isUsedIn(sources: string, name: string): boolean {
  const [vocabulary = '', key = ''] = name.split('.')
  if (new RegExp(`\\b${vocabulary}\\.${key}\\b|'${key}'`).test(sources)) return true
  return new RegExp(`\\{[^{}]*\\b${key}\\b[^{}]*\\} = ${vocabulary}\\b`).test(sources)
}

/** The names of all vocabularies that the code exports. */
export function vocabulariesIn(sources: string): readonly string[] {
  const found = sources.match(/^export const \w+(?= = \{\n {2}\w+: message\()/gm) ?? []
  return found.map((each) => each.replace('export const ', '')).toSorted()
}

import { type Language, partsOf } from '../say/language.ts'
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

/** What is wrong with the translation of a text: it is missing, or has other parts. */
export function translationProblem(text: Message, { texts }: Language): string | undefined {
  const translation = texts[text.id]
  if (translation === undefined) return `${text.id} has no translation`
  const [theirs, ours] = [translation, text.text].map((each) => [...partsOf(each)].toSorted().join(', '))
  return theirs === ours ? undefined : `${text.id} has the parts ${theirs}, not ${ours}`
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

/** The ids of a program's own translations, known by their beginning, that translate none of these texts. */
export function leftOver(
  { texts }: Language,
  beginning: string,
  all: readonly NamedText[],
): readonly string[] {
  const ids = new Set(all.map(([, { id }]) => id))
  return Object.keys(texts).filter((id) => id.startsWith(beginning) && !ids.has(id))
}

import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { SheetSection, Sheet } from '@opfor/sheets'
import { namesOf, verbsFor } from '@opfor/sheets/editing'
import { type HouseRuleName, houseRuleNamesFor, type ModdableGame } from '@opfor/variants'
import type { CheckedText } from '../checked-text.ts'

const word = /[\p{L}\p{N}]+$/u
/** Precedes the first word of an item or sentence. */
const beginning = /^\s*(?:(?:\d+[.)]|[-*>])\s+)?$|[.:;]\s+$/u

type Context = Pick<CompletionContext, 'state' | 'pos' | 'explicit'>

export function completeIn(context: Context, checked: CheckedText | undefined): CompletionResult | null {
  return complete(context, checked?.sheet, checked?.opponent)
}

/**
 * Verbs at the beginning of lines or sentences, names everywhere but in headings. House rules use the game's names for the list.
 */
export function complete(
  { state, pos, explicit }: Context,
  sheet: Sheet | undefined,
  opponent?: ModdableGame,
): CompletionResult | null {
  const line = state.doc.lineAt(pos)
  const before = line.text.slice(0, pos - line.from)
  const typed = word.exec(before)?.[0] ?? ''
  // oxlint-disable-next-line unicorn/no-null -- what the editor expects
  if (sheet === undefined || before.startsWith('#') || (typed.length < 2 && !explicit)) return null
  const section = sheet.sections.findLast(({ at }) => at.line <= line.number)
  const start = before.slice(0, before.length - typed.length)
  const verbs = beginning.test(start) && section !== undefined ? verbsOf(sheet, section, typed) : []
  const names =
    opponent === undefined
      ? namesOf(sheet).map(({ name, kind }): Completion => ({ label: name, type: kind }))
      : rankedFor(before, knownIn(section?.heading ?? '', opponent))
  const options = [...verbs, ...names]
  // Completely typed words are not offered, so that Enter and arrows edit the text.
  const isFull = (text: string) => (option: Completion) => option.label.toLowerCase() === text.toLowerCase()
  return {
    from: pos - typed.length,
    options: options.filter((option) => !isFull(typed)(option)),
    validFor: (text) => /^[\p{L}\p{N} ]*$/u.test(text) && !options.some(isFull(text)),
  }
}

const knownLists = new WeakMap<ModdableGame, Map<string, readonly Completion[]>>()

/** The author replaces the number in a name. */
export function knownIn(heading: string, opponent: ModdableGame): readonly Completion[] {
  const lists = knownLists.get(opponent) ?? new Map<string, readonly Completion[]>()
  knownLists.set(opponent, lists)
  const found = lists.get(heading) ?? houseRuleNamesFor(heading, opponent).map(completionOf)
  lists.set(heading, found)
  return found
}

const places: readonly (readonly [RegExp, HouseRuleName['kind']])[] = [
  [/\bif (?:not )?[^:]*$/u, 'condition'],
  [/\b(?:most|fewest|least) [^:]*$/u, 'number'],
  [/\b(?:must|prefer|avoid)(?: not)?:[^:]*$/u, 'fact'],
]

/** Fitting names come first. */
function rankedFor(before: string, known: readonly Completion[]): readonly Completion[] {
  const kind = places.find(([pattern]) => pattern.test(before))?.[1]
  return known.map((each) => (each.type === kind ? { ...each, boost: 50 } : each))
}

function completionOf({ name, kind }: HouseRuleName): Completion {
  const label = name.replaceAll('{n}', '1')
  return kind === 'condition' ? { label, apply: `${label}: `, type: kind } : { label, type: kind }
}

function verbsOf(sheet: Sheet, { kind }: SheetSection, typed: string): readonly Completion[] {
  const isSentence = kind !== 'list' && kind !== 'finding'
  return verbsFor(sheet, kind).map(({ words, form }): Completion => {
    const isCapital = typed === '' ? isSentence : typed !== typed.toLowerCase()
    const written = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words
    return { label: written.trimEnd(), apply: written, detail: form, type: 'verb', boost: 1 }
  })
}

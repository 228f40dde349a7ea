import { readMessage } from './icu.ts'

export interface Fault {
  readonly id: string
  readonly kind: 'missing' | 'superfluous' | 'placeholders' | 'invalid' | 'plural'
  readonly text: string
}

type Texts = Readonly<Record<string, string>>

export function faultsOf(code: string, english: Texts, translation: Texts): readonly Fault[] {
  const superfluous = Object.keys(translation).filter((id) => !Object.hasOwn(english, id))
  return [
    ...Object.entries(english).flatMap(([id, text]) => faultsIn(code, id, text, translation[id] ?? '')),
    ...superfluous.map((id): Fault => ({ id, kind: 'superfluous', text: 'no such text in English' })),
  ]
}

/** A text of one placeholder alone needs no translation. */
export function hasWords(text: string): boolean {
  return text !== '' && !/^\{\w+\}$/.test(text)
}

/** Also for English. */
export function messageFaults(code: string, id: string, text: string): readonly Fault[] {
  const { plurals, problems } = readMessage(text)
  return [
    ...problems.map((problem): Fault => ({ id, kind: 'invalid', text: problem })),
    ...plurals.flatMap(({ of, forms }) =>
      pluralProblems(code, forms).map(
        (problem): Fault => ({ id, kind: 'plural', text: `{${of}}: ${problem}` }),
      ),
    ),
  ]
}

function faultsIn(code: string, id: string, english: string, text: string): readonly Fault[] {
  if (text === '') return hasWords(english) ? [{ id, kind: 'missing', text: english }] : []
  const [ours, theirs] = [english, text].map((each) => named(each))
  const other: readonly Fault[] =
    ours === theirs ? [] : [{ id, kind: 'placeholders', text: `has ${theirs}, not ${ours}` }]
  return [...other, ...messageFaults(code, id, text)]
}

function named(text: string): string {
  return `{${[...readMessage(text).placeholders].toSorted().join(', ')}}`
}

/** No count in a match is higher; the French form for millions is thus not required. */
const highest = 1000

/** Forms that the language does not have, and forms that it needs for some whole number. */
function pluralProblems(code: string, forms: readonly string[]): readonly string[] {
  const rules = new Intl.PluralRules(code)
  const known: readonly string[] = rules.resolvedOptions().pluralCategories
  const unknown = forms.filter((form) => !form.startsWith('=') && !known.includes(form))
  const covered = new Set(forms)
  const counts = Array.from({ length: highest + 1 }, (_, count) => count)
  const needed = counts.filter((count) => !covered.has(`=${count}`)).map((count) => rules.select(count))
  // With `other` alone, or beside numbers, the text is identical for all counts.
  const isCounted = forms.some((form) => form !== 'other' && !form.startsWith('='))
  const wanted = new Set<string>(isCounted ? [...needed, 'other'] : ['other'])
  const lacking = [...wanted].filter((form) => !covered.has(form))
  return [
    ...unknown.map((form) => `this language has no form "${form}"`),
    ...lacking.map((form) => `the form "${form}" is missing`),
  ]
}

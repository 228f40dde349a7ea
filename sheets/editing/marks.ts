import { type Compiled, languageOf } from '../language/index.ts'
import { everyAsked } from '../check/asked.ts'
import { type Node, nodesOf, type Position, type Section, type Sheet, type Source } from '../model/index.ts'
import { occurrencesOf } from './occurrences.ts'
import { verbLength } from './verbs.ts'

/** What a part of the text is to the reader of sheets: a verb it knows, a name, or words that will be asked. */
export interface Mark {
  readonly kind: 'verb' | 'name' | 'asked'
  readonly at: Position
}

const cache = new WeakMap<Section, readonly Mark[]>()

/** The parts of a text that mean something to the app. */
export function marksOf(sheet: Sheet): readonly Mark[] {
  const language = languageOf(sheet.language)
  const marks = [
    ...linesWithKeys(sheet, language),
    ...sheet.sections.flatMap((section) => {
      const known = cache.get(section) ?? marksIn(section, language)
      cache.set(section, known)
      return known
    }),
  ]
  const verbs = Map.groupBy(
    marks.filter(({ kind }) => kind === 'verb'),
    ({ at }) => at.line,
  )
  // "in order of" is a verb, though a section may be called Order.
  const isVerb = ({ line, column }: Position): boolean =>
    verbs.get(line)?.some(({ at }) => column >= at.column && column < at.endColumn) === true
  const names = occurrencesOf(sheet).filter(({ at }) => !isVerb(at))
  return [...marks, ...names.map(({ at }): Mark => ({ kind: 'name', at }))]
}

/** Lines and endings are read as other forms than they are written in. */
const otherForms: Readonly<Record<string, readonly string[]>> = {
  fewest: ['fewest', 'nearest'],
  most: ['most', 'farthest'],
}
const ofEndings = ['youAfter', 'nobodyAfter', 'you', 'nobody']

function marksIn(section: Section, language: Compiled): readonly Mark[] {
  const found = new Map<string, Mark>()
  const add = ({ at, text }: Source, forms: readonly string[]): void => {
    const length = verbLength(text, forms, language)
    if (length === 0) return
    const { line, column } = at
    found.set(`${line} ${column}`, {
      kind: 'verb',
      at: { line, column, endLine: line, endColumn: column + length },
    })
  }
  for (const { form, ...source } of section.openings) add(source, [form])
  for (const node of nodesOf(section)) {
    const { form } = node
    if (typeof form === 'string' && node.at !== undefined)
      add(node as Node & Source, otherForms[form] ?? [form])
    if ('winner' in node) add(node as Node & Source, ofEndings)
  }
  return [...found.values(), ...everyAsked(section).map(({ at }): Mark => ({ kind: 'asked', at }))]
}

/** Lines that begin with a word and its colon: `Plays:`, `Tie:`, `> Option`. */
function linesWithKeys({ text }: Sheet, { words }: Compiled): readonly Mark[] {
  const { language, plays, game, from, tie, option, ruling, measure, example } = words
  const keys = [language, plays, game, from, tie, option, ruling, measure, example].flat()
  return text.split('\n').flatMap((line, index): readonly Mark[] => {
    const [, before = '', word = ''] = /^(\s*>?\s*)(\p{L}+)(?=[: ])/u.exec(line) ?? []
    if (!keys.includes(word.toLowerCase()) || !line.includes(':')) return []
    const column = before.length + 1
    const at = { line: index + 1, column, endLine: index + 1, endColumn: column + word.length }
    return [{ kind: 'verb', at }]
  })
}

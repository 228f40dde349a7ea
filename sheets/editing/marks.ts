import { type Compiled, languageOf } from '../language/index.ts'
import { everyAsked } from '../check/asked.ts'
import { type Node, nodesOf, type Position, type Section, type Sheet, type Source } from '../model/index.ts'
import { type Lines, type NamesByWord, namesByWord, occurrencesIn, partsOf } from './occurrences.ts'
import { verbLength } from './verbs.ts'

/** What a part of the text is to the reader of sheets: a verb it knows, a name, or words that will be asked. */
export interface Mark {
  readonly kind: 'verb' | 'name' | 'asked'
  readonly at: Position
}

/** The marks of the head or of a section. */
export interface MarkedPart extends Lines {
  readonly marks: readonly Mark[]
}

interface Kept {
  readonly names: NamesByWord
  readonly part: MarkedPart
}

const cache = new WeakMap<Section, Kept>()

/** The parts of a text that mean something to the app. Sections that did not change are the same objects as before. */
export function marksOf(sheet: Sheet): readonly MarkedPart[] {
  const language = languageOf(sheet.language)
  const lines = sheet.text.split('\n')
  const names = namesByWord(sheet)
  return partsOf(sheet, lines.length).map((each): MarkedPart => {
    const { section, line, endLine } = each
    const known = section && cache.get(section)
    if (known?.names === names && known.part.endLine === endLine) return known.part
    const verbs = [
      ...linesWithKeys(lines, each, language),
      ...(section === undefined ? [] : marksIn(section, language)),
    ]
    const found = occurrencesIn(sheet, lines, each, names).map(({ at }): Mark => ({ kind: 'name', at }))
    const part = { line, endLine, marks: [...verbs, ...withoutVerbs(found, verbs)] }
    if (section !== undefined) cache.set(section, { names, part })
    return part
  })
}

/** "in order of" is a verb, though a section may be called Order. */
function withoutVerbs(names: readonly Mark[], marks: readonly Mark[]): readonly Mark[] {
  const verbs = Map.groupBy(
    marks.filter(({ kind }) => kind === 'verb'),
    ({ at }) => at.line,
  )
  return names.filter(
    ({ at: { line, column } }) =>
      verbs.get(line)?.some(({ at }) => column >= at.column && column < at.endColumn) !== true,
  )
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
function linesWithKeys(
  lines: readonly string[],
  { line: start, endLine }: Lines,
  { words }: Compiled,
): readonly Mark[] {
  const { language, plays, game, from, tie, option, ruling, measure, example } = words
  const keys = [language, plays, game, from, tie, option, ruling, measure, example].flat()
  return lines.slice(start - 1, endLine).flatMap((line, index): readonly Mark[] => {
    const [, before = '', word = ''] = /^(\s*>?\s*)(\p{L}+)(?=[: ])/u.exec(line) ?? []
    if (!keys.includes(word.toLowerCase()) || !line.includes(':')) return []
    const column = before.length + 1
    const at = { line: start + index, column, endLine: start + index, endColumn: column + word.length }
    return [{ kind: 'verb', at }]
  })
}

import { type CompiledLanguage, compiledLanguage } from '../language/index.ts'
import { questionsOfSection } from '../check/questions-of-sheet.ts'
import {
  type SheetNode,
  nodesOf,
  type SourcePosition,
  type SheetSection,
  type Sheet,
  type SourceRange,
} from '../model/index.ts'
import {
  type LineRange,
  type NamesByWord,
  namesByWord,
  occurrencesIn,
  sectionLineRanges,
} from './occurrences.ts'
import { verbLength } from './verbs.ts'

export interface SyntaxMark {
  readonly kind: 'verb' | 'name' | 'asked'
  readonly at: SourcePosition
}

export interface MarkedSection extends LineRange {
  readonly marks: readonly SyntaxMark[]
}

interface Kept {
  readonly names: NamesByWord
  readonly part: MarkedSection
}

const cache = new WeakMap<SheetSection, Kept>()

/** Unchanged sections keep object identity. */
export function syntaxMarksOf(sheet: Sheet): readonly MarkedSection[] {
  const language = compiledLanguage(sheet.language)
  const lines = sheet.text.split('\n')
  const names = namesByWord(sheet)
  return sectionLineRanges(sheet, lines.length).map((each): MarkedSection => {
    const { section, line, endLine } = each
    const known = section && cache.get(section)
    if (known?.names === names && known.part.endLine === endLine) return known.part
    const verbs = [
      ...linesWithKeys(lines, each, language),
      ...(section === undefined ? [] : marksIn(section, language)),
    ]
    const found = occurrencesIn(sheet, lines, each, names).map(({ at }): SyntaxMark => ({ kind: 'name', at }))
    const part = { line, endLine, marks: [...verbs, ...withoutVerbs(found, verbs)] }
    if (section !== undefined) cache.set(section, { names, part })
    return part
  })
}

/** "in order of" is a verb even if a section is called Order. */
function withoutVerbs(names: readonly SyntaxMark[], marks: readonly SyntaxMark[]): readonly SyntaxMark[] {
  const verbs = Map.groupBy(
    marks.filter(({ kind }) => kind === 'verb'),
    ({ at }) => at.line,
  )
  return names.filter(
    ({ at: { line, column } }) =>
      verbs.get(line)?.some(({ at }) => column >= at.column && column < at.endColumn) !== true,
  )
}

/** Lines and endings whose written form differs from the form that is read. */
const otherForms: Readonly<Record<string, readonly string[]>> = {
  fewest: ['fewest', 'nearest'],
  most: ['most', 'farthest'],
}
const ofEndings = ['youAfter', 'nobodyAfter', 'you', 'nobody']

function marksIn(section: SheetSection, language: CompiledLanguage): readonly SyntaxMark[] {
  const found = new Map<string, SyntaxMark>()
  const add = ({ at, text }: SourceRange, forms: readonly string[]): void => {
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
      add(node as SheetNode & SourceRange, otherForms[form] ?? [form])
    if ('winner' in node) add(node as SheetNode & SourceRange, ofEndings)
  }
  return [
    ...found.values(),
    ...questionsOfSection(section).map(({ at }): SyntaxMark => ({ kind: 'asked', at })),
  ]
}

/** Marks lines that begin with a word and its colon: `Plays:`, `Tie:`, `> Option`. */
function linesWithKeys(
  lines: readonly string[],
  { line: start, endLine }: LineRange,
  { words }: CompiledLanguage,
): readonly SyntaxMark[] {
  const { language, plays, game, from, tie, option, ruling, measure, example } = words
  const keys = [language, plays, game, from, tie, option, ruling, measure, example].flat()
  return lines.slice(start - 1, endLine).flatMap((line, index): readonly SyntaxMark[] => {
    const [, before = '', word = ''] = /^(\s*>?\s*)(\p{L}+)(?=[: ])/u.exec(line) ?? []
    if (!keys.includes(word.toLowerCase()) || !line.includes(':')) return []
    const column = before.length + 1
    const at = { line: start + index, column, endLine: start + index, endColumn: column + word.length }
    return [{ kind: 'verb', at }]
  })
}

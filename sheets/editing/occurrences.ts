import { nodesOf, type SourcePosition, type SheetSection, type Sheet } from '../model/index.ts'
import { lowerName } from '../phrases/names.ts'
import { namesOf, type SheetName } from './names.ts'

/** A name in the text, without its inflected ending. */
export interface Occurrence extends SheetName {
  readonly at: SourcePosition
}

const word = /[\p{L}\p{N}]+/gu
const ending = /^(?:s|n|en|e|es)(?![\p{L}\p{N}])/u

/** Names by their first word, the longest first. */
export type NamesByWord = ReadonlyMap<string, readonly (SheetName & { readonly low: string })[]>

/** Counted from 1. */
export interface LineRange {
  readonly line: number
  readonly endLine: number
}

/** All occurrences of names that the app reads; text for the reader is skipped. */
export function occurrencesOf(sheet: Sheet): readonly Occurrence[] {
  const lines = sheet.text.split('\n')
  const names = namesByWord(sheet)
  return sectionLineRanges(sheet, lines.length).flatMap((part) => occurrencesIn(sheet, lines, part, names))
}

export function sectionLineRanges(
  { sections }: Sheet,
  lines: number,
): readonly (LineRange & { readonly section?: SheetSection })[] {
  const head = { line: 1, endLine: (sections[0]?.at.line ?? lines + 1) - 1 }
  const parts = sections.map((section, index) => ({
    section,
    line: section.at.line,
    endLine: (sections[index + 1]?.at.line ?? lines + 1) - 1,
  }))
  return head.endLine < 1 ? parts : [head, ...parts]
}

let last: { readonly key: string; readonly names: NamesByWord } | undefined

/** Returns the same object as for the last sheet if the names are the same. */
export function namesByWord(sheet: Sheet): NamesByWord {
  const all = namesOf(sheet)
  const key = all.map(({ name, kind }) => `${kind} ${name}`).join('\n')
  if (last?.key === key) return last.names
  const names = new Map<string, (SheetName & { readonly low: string })[]>()
  for (const each of all) {
    const low = lowerName(each.name)
    const [first] = low.match(word) ?? []
    if (first === undefined || !low.startsWith(first)) continue
    const known = names.get(first)
    if (known === undefined) names.set(first, [{ ...each, low }])
    else known.push({ ...each, low })
  }
  for (const each of names.values()) each.sort((one, other) => other.low.length - one.low.length)
  last = { key, names }
  return names
}

export function occurrencesIn(
  sheet: Sheet,
  lines: readonly string[],
  { line: from, endLine, section }: LineRange & { readonly section?: SheetSection },
  names: NamesByWord,
): readonly Occurrence[] {
  const notes = sheet.notes.filter(({ at }) => at.line <= endLine && at.endLine >= from)
  const isProse = isWithin([...(section ?? sheet).prose, ...notes].map(({ at }) => at))
  const isPersons = isWithin(section === undefined ? [] : personsWords(section))
  return lines.slice(from - 1, endLine).flatMap((text, index) => {
    const line = from + index
    // The first line is the title.
    if (section === undefined && line === 1) return []
    return occurrencesInLine(text, line, names, isProse, isPersons)
  })
}

type IsWithin = (line: number, column: number) => boolean

function occurrencesInLine(
  text: string,
  line: number,
  names: NamesByWord,
  isProse: IsWithin,
  isPersons: IsWithin,
): readonly Occurrence[] {
  const low = lowerName(text)
  const found: Occurrence[] = []
  let done = 0
  for (const { 0: first, index: from } of low.matchAll(word)) {
    if (from < done || isProse(line, from + 1)) continue
    const isAsWritten = isPersons(line, from + 1)
    const known = startsOf(first)
      .flatMap((each) => names.get(each) ?? [])
      .find(
        (each) =>
          low.startsWith(each.low, from) &&
          endsAt(low, from + each.low.length) &&
          (!isAsWritten || text.startsWith(each.name, from)),
      )
    if (known === undefined) continue
    done = from + known.low.length
    found.push({
      name: known.name,
      kind: known.kind,
      at: { line, column: from + 1, endLine: line, endColumn: done + 1 },
    })
  }
  return found
}

/** Returns a word and its possible uninflected forms. */
function startsOf(first: string): readonly string[] {
  const shorter = [1, 2].map((letters) => first.slice(0, -letters))
  return [first, ...shorter.filter((each) => each.length > 1 && ending.test(first.slice(each.length)))]
}

function endsAt(low: string, index: number): boolean {
  const rest = low.slice(index, index + 3)
  return !/^[\p{L}\p{N}]/u.test(rest) || ending.test(rest)
}

/** Finds shown and asked text: in it, "it fires" does not mean the section Fire. */
function personsWords(section: SheetSection): readonly SourcePosition[] {
  return nodesOf(section).flatMap(({ at, form }) =>
    at !== undefined && (form === 'told' || form === 'asked') ? [at] : [],
  )
}

function isWithin(places: readonly SourcePosition[]): IsWithin {
  const byLine = new Map<number, SourcePosition[]>()
  for (const at of places)
    for (let { line } = at; line <= at.endLine; line += 1) {
      const all = byLine.get(line)
      if (all === undefined) byLine.set(line, [at])
      else all.push(at)
    }
  return (line, column) => byLine.get(line)?.some((at) => isIn(at, line, column)) === true
}

function isIn({ line, column, endLine, endColumn }: SourcePosition, at: number, letter: number): boolean {
  return (at > line || letter >= column) && (at < endLine || letter < endColumn)
}

import { nodesOf, type Position, type Section, type Sheet } from '../model/index.ts'
import { lower } from '../read/names.ts'
import { namesOf, type SheetName } from './names.ts'

/** A place where a name stands in the text; an ending that it takes there is not part of it. */
export interface Occurrence extends SheetName {
  readonly at: Position
}

const word = /[\p{L}\p{N}]+/gu
const ending = /^(?:s|n|en|e|es)(?![\p{L}\p{N}])/u

/** Every place where a name stands and the app reads it: text for the reader is left out. */
export function occurrencesOf(sheet: Sheet): readonly Occurrence[] {
  const byWord = new Map<string, (SheetName & { readonly low: string })[]>()
  for (const each of namesOf(sheet)) {
    const low = lower(each.name)
    const [first] = low.match(word) ?? []
    if (first === undefined || !low.startsWith(first)) continue
    const all = byWord.get(first)
    if (all === undefined) byWord.set(first, [{ ...each, low }])
    else all.push({ ...each, low })
  }
  for (const all of byWord.values()) all.sort((one, other) => other.low.length - one.low.length)
  const prose = [sheet, ...sheet.sections].flatMap((part) => part.prose)
  const isProse = isWithin([...prose, ...sheet.notes].map(({ at }) => at))
  const isPersons = isWithin(sheet.sections.flatMap(personsWords))
  const firstLine = sheet.sections[0]?.at.line === 1 ? 1 : 2
  return sheet.text.split('\n').flatMap((text, index) => {
    const line = index + 1
    const low = lower(text)
    const found: Occurrence[] = []
    let done = 0
    for (const { 0: first, index: from } of low.matchAll(word)) {
      if (from < done || line < firstLine || isProse(line, from + 1)) continue
      const isAsWritten = isPersons(line, from + 1)
      const known = startsOf(first)
        .flatMap((each) => byWord.get(each) ?? [])
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
  })
}

/** A word, and what it may be an inflected form of. */
function startsOf(first: string): readonly string[] {
  const shorter = [1, 2].map((letters) => first.slice(0, -letters))
  return [first, ...shorter.filter((each) => each.length > 1 && ending.test(first.slice(each.length)))]
}

function endsAt(low: string, index: number): boolean {
  const rest = low.slice(index, index + 3)
  return !/^[\p{L}\p{N}]/u.test(rest) || ending.test(rest)
}

/** The words of a person in a section: in them "it fires" is not the section Fire. */
function personsWords(section: Section): readonly Position[] {
  return nodesOf(section).flatMap(({ at, form }) =>
    at !== undefined && (form === 'told' || form === 'asked') ? [at] : [],
  )
}

/** Whether a place is in one of these. */
function isWithin(places: readonly Position[]): (line: number, column: number) => boolean {
  const byLine = new Map<number, Position[]>()
  for (const at of places)
    for (let { line } = at; line <= at.endLine; line += 1) {
      const all = byLine.get(line)
      if (all === undefined) byLine.set(line, [at])
      else all.push(at)
    }
  return (line, column) => byLine.get(line)?.some((at) => isIn(at, line, column)) === true
}

function isIn({ line, column, endLine, endColumn }: Position, at: number, letter: number): boolean {
  return (at > line || letter >= column) && (at < endLine || letter < endColumn)
}

import { bad, type Candidate, good, type Parsed } from '@opfor/kernel'
import { oneOf, say } from './text/language.ts'
import { listWords } from './text/list-words.ts'

/** Options of a search by name. */
export interface NameSearch {
  /** Which items were shown with a number that can be typed too (default: all). */
  readonly numbered?: (at: number) => boolean
  /** Whether items of the same name are interchangeable; the first one is then found. */
  readonly interchangeable?: boolean
}

/** A list that was shown without numbers. */
export const withoutNumbers: NameSearch = { numbered: () => false }

/**
 * Finds a candidate by its name, its number in the list, its id, the start of a name or an id, or some words of its name.
 * What was shown has priority over ids, which are not shown. If one of several matching ids is a prefix of all the others, it
 * is the one found.
 */
export function findByName<C extends Candidate>(
  options: readonly C[],
  typed: string,
  { numbered = () => true, interchangeable = false }: NameSearch = {},
): Parsed<C> {
  const search = normalize(typed)
  const named = options.filter((each) => normalize(say(each.name)) === search)
  const at = /^\d+$/.test(search) ? Number(search) - 1 : -1
  const byNumber = at >= 0 && numbered(at) ? options[at] : undefined
  if (named.length === 0 && byNumber !== undefined) return good(byNumber)
  const exact = named.length > 0 ? named : options.filter((each) => normalize(each.id) === search)
  const matches = exact.length > 0 ? exact : findSimilar(options, search)
  const [first] = matches
  if (first === undefined)
    return bad(say(numbered(0) ? listWords.notFoundNumbered : listWords.notFound, { typed: typed.trim() }))
  const plainest = matches.find(({ id }) =>
    matches.every((each) => each.id === id || each.id.startsWith(`${id} `)),
  )
  if (plainest !== undefined || (interchangeable && namesOf(matches).length === 1))
    return good(plainest ?? first)
  if (namesOf(matches).length > 1)
    return bad(say(listWords.couldBe, { typed: typed.trim(), names: namesText(namesOf(matches)) }))
  const places = matches.map((each) => options.indexOf(each))
  const how = places.every(numbered)
    ? say(listWords.itsNumber, { numbers: oneOf(places.map((place) => String(place + 1))) })
    : oneOf(matches.map(({ id }) => id))
  return bad(say(listWords.occurs, { name: first.name, count: matches.length, how }))
}

const onlyNumbers = /^\s*\d+(\s+\d+)+\s*$/

/** Finds several candidates: names with commas between them, or numbers with spaces; a name may contain commas. */
export function findEachByName<C extends Candidate>(
  options: readonly C[],
  typed: string,
  search?: NameSearch,
): Parsed<readonly C[]> {
  const parts = (onlyNumbers.test(typed) ? typed.trim().replaceAll(/\s+/g, ',') : typed).split(',')
  const found: C[] = []
  for (let at = 0; at < parts.length; ) {
    let count = parts.length - at
    let read = findByName(options, parts.slice(at).join(','), search)
    while (!read.ok && count > 1) {
      count -= 1
      read = findByName(options, parts.slice(at, at + count).join(','), search)
    }
    if (!read.ok) return read
    found.push(read.value)
    at += count
  }
  return good(found)
}

/** All matches: those with this id or name, or else those that start with or contain it. */
export function findAllByName<C extends Candidate>(options: readonly C[], typed: string): readonly C[] {
  const search = normalize(typed)
  const exact = options.filter(({ id, name }) => normalize(id) === search || normalize(say(name)) === search)
  return exact.length > 0 ? exact : findSimilar(options, search)
}

function findSimilar<C extends Candidate>(options: readonly C[], search: string): readonly C[] {
  if (search === '') return []
  const found = options.filter(
    (each) => normalize(each.id).startsWith(search) || normalize(say(each.name)).startsWith(search),
  )
  if (found.length > 0) return found
  const containing = options.filter((each) => normalize(say(each.name)).includes(search))
  return containing.length > 0 ? containing : findByWords(options, search)
}

/** Those whose names contain all the typed words: "adder c5" is "your Adder to c5". */
function findByWords<C extends Candidate>(options: readonly C[], search: string): readonly C[] {
  const words = search.split(/\s+/)
  if (words.length < 2) return []
  return options.filter(({ name }) => {
    const all = new Set(normalize(say(name)).split(/[^\p{L}\p{N}]+/u))
    return words.every((word) => all.has(word))
  })
}

function namesOf(candidates: readonly Candidate[]): readonly string[] {
  return [...new Set(candidates.map((each) => say(each.name)))]
}

/** A few names to choose from, and how many more there are. */
function namesText(names: readonly string[]): string {
  const shown = names.slice(0, 5)
  const more = names.length > 5 ? [say(listWords.orMore, { count: names.length - 5 })] : []
  return [...shown, ...more].join(`, ${say(listWords.or)} `)
}

/** A text for comparison: in lower case, trimmed. */
export function normalize(text: string): string {
  return text.trim().toLowerCase()
}

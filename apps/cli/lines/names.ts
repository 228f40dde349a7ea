import { parseFailure, type Candidate, parseSuccess, type Parsed } from '@opfor/kernel'
import { listWords, joinWithOr, localize } from '../text/language.ts'

export interface NameSearch {
  /** Items shown with a number that can be typed too (default: all). */
  readonly numbered?: (at: number) => boolean
  /** If true, finds the first of several items with the same name. */
  readonly interchangeable?: boolean
}

export const withoutNumbers: NameSearch = { numbered: () => false }

/**
 * Accepts a name, list number, id, start of a name or id, or words of a name. Shown texts have priority over ids. A matching id
 * that is a prefix of all other matching ids wins.
 */
export function findByName<C extends Candidate>(
  options: readonly C[],
  typed: string,
  { numbered = () => true, interchangeable = false }: NameSearch = {},
): Parsed<C> {
  const search = normalize(typed)
  const named = options.filter((each) => normalize(localize(each.name)) === search)
  const at = /^\d+$/.test(search) ? Number(search) - 1 : -1
  const byNumber = at >= 0 && numbered(at) ? options[at] : undefined
  if (named.length === 0 && byNumber !== undefined) return parseSuccess(byNumber)
  const exact = named.length > 0 ? named : options.filter((each) => normalize(each.id) === search)
  const matches = exact.length > 0 ? exact : findSimilar(options, search)
  const [first] = matches
  if (first === undefined)
    return parseFailure(
      localize(numbered(0) ? listWords.notFoundNumbered : listWords.notFound, { typed: typed.trim() }),
    )
  const plainest = matches.find(({ id }) =>
    matches.every((each) => each.id === id || each.id.startsWith(`${id} `)),
  )
  if (plainest !== undefined || (interchangeable && namesOf(matches).length === 1))
    return parseSuccess(plainest ?? first)
  if (namesOf(matches).length > 1)
    return parseFailure(
      localize(listWords.couldBe, { typed: typed.trim(), names: namesText(namesOf(matches)) }),
    )
  const places = matches.map((each) => options.indexOf(each))
  const how = places.every(numbered)
    ? localize(listWords.itsNumber, { numbers: joinWithOr(places.map((place) => String(place + 1))) })
    : joinWithOr(matches.map(({ id }) => id))
  return parseFailure(localize(listWords.occurs, { name: first.name, count: matches.length, how }))
}

const onlyNumbers = /^\s*\d+(\s+\d+)+\s*$/

/** Accepts names with commas between them, or numbers with spaces; a name may contain commas. */
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
  return parseSuccess(found)
}

/** Prefers an equal id or name to one that starts with or contains the text. */
export function findAllByName<C extends Candidate>(options: readonly C[], typed: string): readonly C[] {
  const search = normalize(typed)
  const exact = options.filter(
    ({ id, name }) => normalize(id) === search || normalize(localize(name)) === search,
  )
  return exact.length > 0 ? exact : findSimilar(options, search)
}

function findSimilar<C extends Candidate>(options: readonly C[], search: string): readonly C[] {
  if (search === '') return []
  const found = options.filter(
    (each) => normalize(each.id).startsWith(search) || normalize(localize(each.name)).startsWith(search),
  )
  if (found.length > 0) return found
  const containing = options.filter((each) => normalize(localize(each.name)).includes(search))
  return containing.length > 0 ? containing : findByWords(options, search)
}

/** "adder c5" finds "your Adder to c5". */
function findByWords<C extends Candidate>(options: readonly C[], search: string): readonly C[] {
  const words = search.split(/\s+/)
  if (words.length < 2) return []
  return options.filter(({ name }) => {
    const all = new Set(normalize(localize(name)).split(/[^\p{L}\p{N}]+/u))
    return words.every((word) => all.has(word))
  })
}

function namesOf(candidates: readonly Candidate[]): readonly string[] {
  return [...new Set(candidates.map((each) => localize(each.name)))]
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, 5)
  const more = names.length > 5 ? [localize(listWords.orMore, { count: names.length - 5 })] : []
  return [...shown, ...more].join(`, ${localize(listWords.or)} `)
}

export function normalize(text: string): string {
  return text.trim().toLowerCase()
}

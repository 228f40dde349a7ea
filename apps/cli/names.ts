import { bad, type Candidate, good, type Parsed, say } from '@opfor/kernel'

/** Options of a search by name. */
export interface NameSearch {
  /** Which items were shown with a number that can be typed too (default: all). */
  readonly numbered?: (at: number) => boolean
  /** Whether items of the same name are interchangeable; the first one is then found. */
  readonly interchangeable?: boolean
}

/** A list that was shown without numbers. */
export const unnumbered: NameSearch = { numbered: () => false }

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
  const wanted = plain(typed)
  const named = options.filter((each) => plain(say(each.name)) === wanted)
  const at = /^\d+$/.test(wanted) ? Number(wanted) - 1 : -1
  const byNumber = at >= 0 && numbered(at) ? options[at] : undefined
  if (named.length === 0 && byNumber !== undefined) return good(byNumber)
  const called = named.length > 0 ? named : options.filter((each) => plain(each.id) === wanted)
  const near = called.length > 0 ? called : nearly(options, wanted)
  const [first] = near
  if (first === undefined)
    return bad(
      `Not found: "${typed.trim()}". Type ${numbered(0) ? 'a number, ' : ''}a name or the start of one; see "help".`,
    )
  const plainest = near.find(({ id }) => near.every((each) => each.id === id || each.id.startsWith(`${id} `)))
  if (plainest !== undefined || (interchangeable && namesOf(near).length === 1))
    return good(plainest ?? first)
  if (namesOf(near).length > 1) return bad(`"${typed.trim()}" could be ${listed(namesOf(near))}.`)
  const places = near.map((each) => options.indexOf(each))
  const how = places.every(numbered)
    ? `its number, ${places.map((place) => place + 1).join(' or ')}`
    : near.map(({ id }) => id).join(' or ')
  return bad(`${say(first.name)} occurs ${near.length} times: type ${how}.`)
}

const onlyNumbers = /^\s*\d+(\s+\d+)+\s*$/

/** Finds several candidates: names with commas between them, or numbers with spaces; a name may contain commas. */
export function findEachByName<C extends Candidate>(
  options: readonly C[],
  typed: string,
  looking?: NameSearch,
): Parsed<readonly C[]> {
  const parts = (onlyNumbers.test(typed) ? typed.trim().replaceAll(/\s+/g, ',') : typed).split(',')
  const found: C[] = []
  for (let at = 0; at < parts.length; ) {
    let many = parts.length - at
    let read = findByName(options, parts.slice(at).join(','), looking)
    while (!read.ok && many > 1) {
      many -= 1
      read = findByName(options, parts.slice(at, at + many).join(','), looking)
    }
    if (!read.ok) return read
    found.push(read.value)
    at += many
  }
  return good(found)
}

/** All matches: those with this id or name, or else those that start with or contain it. */
export function findAllByName<C extends Candidate>(options: readonly C[], typed: string): readonly C[] {
  const wanted = plain(typed)
  const exact = options.filter(({ id, name }) => plain(id) === wanted || plain(say(name)) === wanted)
  return exact.length > 0 ? exact : nearly(options, wanted)
}

function nearly<C extends Candidate>(options: readonly C[], wanted: string): readonly C[] {
  if (wanted === '') return []
  const found = options.filter(
    (each) => plain(each.id).startsWith(wanted) || plain(say(each.name)).startsWith(wanted),
  )
  if (found.length > 0) return found
  const within = options.filter((each) => plain(say(each.name)).includes(wanted))
  return within.length > 0 ? within : byWords(options, wanted)
}

/** Those whose names contain all the typed words: "adder c5" is "your Adder to c5". */
function byWords<C extends Candidate>(options: readonly C[], wanted: string): readonly C[] {
  const words = wanted.split(/\s+/)
  if (words.length < 2) return []
  return options.filter(({ name }) => {
    const all = new Set(plain(say(name)).split(/[^\p{L}\p{N}]+/u))
    return words.every((word) => all.has(word))
  })
}

function namesOf(candidates: readonly Candidate[]): readonly string[] {
  return [...new Set(candidates.map((each) => say(each.name)))]
}

/** A few names to choose from, and how many more there are. */
function listed(names: readonly string[]): string {
  const few = names.slice(0, 5).join(', or ')
  return names.length > 5 ? `${few}, or one of ${names.length - 5} more` : few
}

/** A text for comparison: in lower case, trimmed. */
export function plain(text: string): string {
  return text.trim().toLowerCase()
}

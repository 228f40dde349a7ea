import {
  ask,
  type Candidate,
  choice,
  knownOf,
  message,
  type PlainFact,
  type Procedure,
  rememberAs,
  type Table,
  whichBest,
} from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

const words = {
  nobody: message('blood-and-plunder.comesFirst.nobody', 'nobody'),
  both: message('blood-and-plunder.comesFirst.both', 'both alike'),
  several: message('blood-and-plunder.comesFirst.several', 'several alike'),
} as const

const nobody: Candidate = { id: 'nobody', name: words.nobody }
const both: Candidate = { id: 'both', name: words.both }
const several: Candidate = { id: 'several', name: words.several }

/** How it is said that more than one of so many come first. */
function alike(many: number): readonly Candidate[] {
  return many < 2 ? [] : [many === 2 ? both : several]
}

/** Whom the person names as the first by an order of the rules. */
interface Order<C, A> {
  /** That one comes first, alone or with others alike. */
  readonly fact: PlainFact<C, Situation, A>
  readonly among: (now: Situation) => readonly C[]
  /** How one is called in this question. */
  readonly called: (one: C, now: Situation) => Candidate
  /** It is known that there is one. */
  readonly isSure: boolean
}

/** Who comes first, asked with one tap where it is one: whether there is anybody. */
export function* whoComesFirst<C extends Candidate, A>(
  table: Table<Situation>,
  { fact, among, called, isSure }: Order<C, A>,
  about: A,
): Procedure<boolean> {
  const isOpen = (now: Situation): boolean =>
    among(now).some((one) => knownOf(table, fact, one, about) === undefined)
  const remember = (first: readonly string[]): void => {
    for (const one of among(table.now)) rememberAs(table, fact, one, about, first.includes(one.id))
  }
  const proposed = (now: Situation): readonly C[] | undefined => {
    const holds = among(now).map((one) => fact.propose?.(one, now, about))
    return holds.includes(undefined) ? undefined : among(now).filter((_, at) => holds[at])
  }
  const named = yield* ask(table, (now) => {
    const all = among(now)
    if (!isOpen(now) || (isSure && all.length === 1)) return undefined
    const options = [...all.map((one) => called(one, now)), ...alike(all.length), ...(isSure ? [] : [nobody])]
    const first = proposed(now)
    const [more] = alike(first?.length ?? 0).length > 0 ? alike(all.length) : []
    const id = first === undefined ? '' : (more?.id ?? first[0]?.id ?? nobody.id)
    const proposal = options.find((option) => option.id === id)
    return choice<Candidate>(fact.id, 'table', fact.ask(now, about), options, { proposal })
  })
  if (named?.id === several.id) {
    const equals = yield* ask(table, (now) => {
      const options = among(now).map((one) => called(one, now))
      const first = proposed(now)?.map((one) => called(one, now)) ?? []
      // Where the map knows nobody, and somebody was said to come first, it has nothing to propose.
      const proposal = first.length > 0 ? first : undefined
      return whichBest(`${fact.id}.several`, 'table', fact.ask(now, about), options, { proposal })
    })
    remember(equals.map(({ id }) => id))
  } else if (named !== undefined && named.id !== both.id) remember([named.id])
  else if (isOpen(table.now)) remember(among(table.now).map(({ id }) => id))
  return among(table.now).some((one) => knownOf(table, fact, one, about) === true)
}

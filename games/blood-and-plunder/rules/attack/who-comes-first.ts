import {
  ask,
  type Candidate,
  choice,
  factIfKnown,
  messages,
  type BooleanFact,
  type Procedure,
  storeFact,
  type Table,
  whichBest,
} from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

const words = messages('blood-and-plunder.comesFirst', {
  nobody: 'nobody',
  both: 'both tied',
  several: 'several tied',
})

const nobody: Candidate = { id: 'nobody', name: words.nobody }
const both: Candidate = { id: 'both', name: words.both }
const several: Candidate = { id: 'several', name: words.several }

function alike(many: number): readonly Candidate[] {
  return many < 2 ? [] : [many === 2 ? both : several]
}

interface Order<C, A> {
  readonly fact: BooleanFact<C, Situation, A>
  readonly among: (now: Situation) => readonly C[]
  readonly called: (one: C, now: Situation) => Candidate
  readonly isSure: boolean
}

/** Asks for the first candidate, with one tap if it is alone. False if there is none. */
export function* whoComesFirst<C extends Candidate, A>(
  table: Table<Situation>,
  { fact, among, called, isSure }: Order<C, A>,
  about: A,
): Procedure<boolean> {
  const isOpen = (now: Situation): boolean =>
    among(now).some((one) => factIfKnown(table, fact, one, about) === undefined)
  const remember = (first: readonly string[]): void => {
    for (const one of among(table.now)) storeFact(table, fact, one, about, first.includes(one.id))
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
      // The player may name a first candidate though the map knows none; then the map proposes nothing.
      const proposal = first.length > 0 ? first : undefined
      return whichBest(`${fact.id}.several`, 'table', fact.ask(now, about), options, { proposal })
    })
    remember(equals.map(({ id }) => id))
  } else if (named !== undefined && named.id !== both.id) remember([named.id])
  else if (isOpen(table.now)) remember(among(table.now).map(({ id }) => id))
  return among(table.now).some((one) => factIfKnown(table, fact, one, about) === true)
}

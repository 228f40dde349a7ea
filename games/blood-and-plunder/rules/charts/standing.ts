import { type Action, type Candidate, knownOf, type PlainFact, rememberAs, type Table } from '@opfor/kernel'
import { unitOf } from './actor.ts'
import type { Actor } from './facts.ts'
import type { Situation, Unit } from '../../table/situation.ts'

/** One way to say that an action comes first. */
export interface Answer extends Candidate {
  /** Remembers that it was said. */
  readonly say: () => void
}

/** Only the table knows whether an action can be performed. */
export interface Open {
  readonly answers: readonly Answer[]
  /** The answer that could be computed: one of these, or that it cannot be performed; undefined where none could be. */
  readonly proposed: Answer | 'cannot' | undefined
  /** Remembers that it cannot be performed. */
  readonly refuse: () => void
}

/** What is known of an action before the table is asked; `asks` where its question is put by itself. */
export type Standing = 'can' | 'cannot' | 'asks' | Open

/** An action of chart 2: it also says what is known of it before anything is asked. */
export interface ChartAction extends Action<Situation, Actor> {
  stands(table: Table<Situation>, actor: Actor): Standing
}

/** An action that rests on one fact of the acting unit; its targets may be named at once. */
export function restsOn<A extends Actor>(
  table: Table<Situation>,
  fact: PlainFact<Unit, Situation, A>,
  actor: A,
  option: Candidate,
  named: readonly (Answer & { readonly proposed: boolean })[] = [],
): Standing {
  const unit = unitOf(table.now, actor)
  const known = knownOf(table, fact, unit, actor)
  if (known !== undefined) return known ? 'can' : 'cannot'
  const remember = (can: boolean): void => rememberAs(table, fact, unit, actor, can)
  const itself: Answer = { ...option, say: () => remember(true) }
  const proposed = fact.propose?.(unit, table.now, actor)
  const ofThese = named.filter((each) => each.proposed)
  return {
    answers: named.length === 1 ? named : [...named, itself],
    proposed:
      proposed === undefined
        ? undefined
        : proposed
          ? ((ofThese.length === 1 ? ofThese[0] : undefined) ?? itself)
          : 'cannot',
    refuse: () => remember(false),
  }
}

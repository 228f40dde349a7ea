import {
  type Action,
  type Candidate,
  factIfKnown,
  type BooleanFact,
  storeFact,
  type Table,
} from '@opfor/kernel'
import { unitOf } from './actor.ts'
import type { Actor } from './facts.ts'
import type { Situation, Unit } from '../../table/situation.ts'

export interface Answer extends Candidate {
  readonly say: () => void
}

/** Only the table knows whether the action is possible. */
export interface Open {
  readonly answers: readonly Answer[]
  /** The computed answer, or that the action is impossible; undefined if it cannot be computed. */
  readonly proposed: Answer | 'cannot' | undefined
  /** Stores that the action is impossible. */
  readonly refuse: () => void
}

/** `asks`: the action has its own question. */
export type ActionStatus = 'can' | 'cannot' | 'asks' | Open

export interface ChartAction extends Action<Situation, Actor> {
  stands(table: Table<Situation>, actor: Actor): ActionStatus
}

/** Depends on one fact of the acting unit. Its targets may be named at once. */
export function dependingOn<A extends Actor>(
  table: Table<Situation>,
  fact: BooleanFact<Unit, Situation, A>,
  actor: A,
  option: Candidate,
  named: readonly (Answer & { readonly proposed: boolean })[] = [],
): ActionStatus {
  const unit = unitOf(table.now, actor)
  const known = factIfKnown(table, fact, unit, actor)
  if (known !== undefined) return known ? 'can' : 'cannot'
  const remember = (can: boolean): void => storeFact(table, fact, unit, actor, can)
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

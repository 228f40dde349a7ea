import type { Message, Procedure, Table } from '@opfor/kernel'
import type { Condition, Sentence, Step, Thing } from '../model/index.ts'
import type { Rules } from './rules.ts'
import { type Scope, theCard } from './scope.ts'
import type { Signal } from './signal.ts'
import type { Situation } from './situation.ts'
import type { Maybe, Mentioned } from './unknown.ts'

/** An answer, and what it rests on. */
export interface ToldBefore {
  readonly value: unknown
  readonly clock: number
  readonly actorMoved: number
  readonly candidateMoved: number
  readonly namedMoved: number
}

/** What lasts for a turn and is not kept: it is made anew when a turn is played again. */
export interface TurnNotes {
  /** How many steps were done. */
  steps: number
  /** Raised when the player has acted: what was told before may not hold any more. */
  clock: number
  /** What the player told in this turn, by the words, the one who acts and the candidate. */
  readonly told: Map<string, Map<string, Map<string, ToldBefore>>>
  /** How often a piece was told to do something. */
  readonly moved: Map<string, number>
  /** The sections that are being done, outermost first. */
  readonly doing: string[]
  /** All sections that were done, in order. */
  readonly entered: string[]
  /** The last results of charts and walks. */
  readonly results: Map<string, string>
  nothingDone: boolean
  roll: number | string | undefined
  answer: number | undefined
  /** Whether the player had a pause. */
  paused: boolean
  /** The situation for which the endings were looked at last. */
  looked: Situation | undefined
}

/** New notes for a turn. */
export function newNotes(): TurnNotes {
  return {
    steps: 0,
    clock: 0,
    told: new Map(),
    moved: new Map(),
    doing: [],
    entered: [],
    results: new Map(),
    nothingDone: false,
    roll: undefined,
    answer: undefined,
    paused: false,
    looked: undefined,
  }
}

/** Does what was found possible. */
export type Performance = () => Procedure<Signal | undefined>

/** What every form may call in turn, as sections contain sentences and sentences do sections. */
export interface Runs {
  holds(condition: Condition, view: View): Maybe<boolean>
  sentences(play: Play, sentences: readonly Sentence[]): Procedure<Signal | undefined>
  steps(play: Play, steps: readonly Step[]): Procedure<Signal | undefined>
  /** Does a section if it can be done. */
  section(play: Play, heading: string): Procedure<Signal | undefined>
  /** Whether a section can be done. */
  can(play: Play, heading: string): Procedure<Performance | Message>
}

/** A sheet that is being played: its rules, the table, the notes of the turn, and whom `it` means. */
export interface Play {
  readonly runs: Runs
  readonly rules: Rules
  readonly table: Table<Situation>
  readonly notes: TurnNotes
  readonly scope: Scope
}

/** From where a phrase is read: in a list with a candidate, in a set with a member. */
export interface View extends Play {
  readonly candidate?: string | undefined
  readonly member?: string | undefined
}

/** Whom a thing means; undefined if nobody was chosen or drawn. */
export function nameOfThing(thing: Thing, { candidate, member, scope }: View): string | undefined {
  switch (thing.form) {
    case 'it':
      return candidate ?? scope.it
    case 'actor':
      return scope.it
    case 'member':
      return member
    case 'card':
      return scope.called(theCard)
    case 'chosen':
      return scope.called(thing.list)
    case 'piece':
      return thing.name
  }
}

/** Whom words name by the lists that chose them. */
export function mentionedIn(mentions: readonly Thing[], { scope }: Play): readonly Mentioned[] {
  if (mentions.length === 0) return nobody
  return mentions.flatMap((thing) =>
    thing.form === 'chosen' && scope.hasChosen(thing.list)
      ? [{ list: thing.list, name: scope.called(thing.list) }]
      : [],
  )
}

const nobody: readonly Mentioned[] = []

/** A piece did something, or something was done with it: what was told about it may not hold any more. */
export function hasMoved({ notes }: Play, name: string): void {
  notes.moved.set(name, (notes.moved.get(name) ?? 0) + 1)
}

import type { Message, Procedure, Table } from '@opfor/kernel'
import type { SheetCondition, Sentence, SheetStep, EntityRef } from '../model/index.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import { type RunScope, drawnCardKey } from './scope.ts'
import type { StepExit } from './step-exit.ts'
import type { Situation } from '../declare/situation.ts'
import type { ValueOrUnknown, MentionedValue } from './unknown-value.ts'

export interface EarlierAnswer {
  readonly value: unknown
  readonly clock: number
  readonly actorMoved: number
  readonly candidateMoved: number
  readonly namedMoved: number
}

/** State of one turn; it is not saved but rebuilt when the turn is replayed. */
export interface TurnState {
  steps: number
  /** Incremented when the player acts: earlier answers may be invalid. */
  clock: number
  /** Answers of this turn by words, actor and candidate. */
  readonly answers: Map<string, Map<string, Map<string, EarlierAnswer>>>
  /** How often each piece acted or was acted on. */
  readonly moved: Map<string, number>
  readonly doing: string[]
  readonly entered: string[]
  readonly results: Map<string, string>
  nothingDone: boolean
  roll: number | string | undefined
  answer: number | undefined
  paused: boolean
  looked: Situation | undefined
}

export function newTurnState(): TurnState {
  return {
    steps: 0,
    clock: 0,
    answers: new Map(),
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

/** Executes a section or action that was found possible. */
export type PreparedAction = () => Procedure<StepExit | undefined>

/** Breaks import cycles: sections contain sentences, and sentences execute sections. */
export interface SentenceRunners {
  holds(condition: SheetCondition, view: PhraseView): ValueOrUnknown<boolean>
  sentences(play: SheetRun, sentences: readonly Sentence[]): Procedure<StepExit | undefined>
  steps(play: SheetRun, steps: readonly SheetStep[]): Procedure<StepExit | undefined>
  section(play: SheetRun, heading: string): Procedure<StepExit | undefined>
  /** Returns the reason if not. */
  can(play: SheetRun, heading: string): Procedure<PreparedAction | Message>
}

export interface SheetRun {
  readonly runs: SentenceRunners
  readonly rules: SheetRules
  readonly table: Table<Situation>
  readonly notes: TurnState
  readonly scope: RunScope
}

/** The context of a phrase: `candidate` in a list, `member` in a set. */
export interface PhraseView extends SheetRun {
  readonly candidate?: string | undefined
  readonly member?: string | undefined
}

/** Undefined if nothing was chosen or drawn. */
export function nameOfEntity(thing: EntityRef, { candidate, member, scope }: PhraseView): string | undefined {
  switch (thing.form) {
    case 'it':
      return candidate ?? scope.it
    case 'actor':
      return scope.it
    case 'member':
      return member
    case 'card':
      return scope.called(drawnCardKey)
    case 'chosen':
      return scope.called(thing.list)
    case 'piece':
      return thing.name
  }
}

export function resolveMentions(
  mentions: readonly EntityRef[],
  { scope }: SheetRun,
): readonly MentionedValue[] {
  if (mentions.length === 0) return nobody
  return mentions.flatMap((thing) =>
    thing.form === 'chosen' && scope.hasChosen(thing.list)
      ? [{ list: thing.list, name: scope.called(thing.list) }]
      : [],
  )
}

const nobody: readonly MentionedValue[] = []

/** A piece acted or was acted on: answers about it expire. */
export function recordMove({ notes }: SheetRun, name: string): void {
  notes.moved.set(name, (notes.moved.get(name) ?? 0) + 1)
}

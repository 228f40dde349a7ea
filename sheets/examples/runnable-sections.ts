import { type Question, type Settings, resolveSettings, Table } from '@opfor/kernel'
import type { Sheet } from '../model/index.ts'
import { makeInitialSituation } from '../run/initial-situation.ts'
import { endByStep } from '../run/endings.ts'
import { nameFromId } from '../declare/naming.ts'
import { newTurnState, type SheetRun } from '../values/sheet-run.ts'
import { type SheetRules, makeSheetRules } from '../declare/sheet-rules.ts'
import { sentenceRunners } from '../run/sentence-runners.ts'
import { RunScope, drawnCardKey } from '../values/scope.ts'
import {
  type PieceCells,
  type DeckState,
  type Situation,
  withCell,
  withCounterValue,
  withDeck,
  withPiece,
} from '../declare/situation.ts'
import { ExampleRecorder } from './example-recorder.ts'
import { settingsByName } from './situation-from-example.ts'

export interface SectionInput {
  /** Options and rulings that differ from the standard. */
  readonly settings?: Readonly<Record<string, string>>
  readonly counters?: Readonly<Record<string, number | string>>
  /** The cells of pieces by roster, including pieces that a player would have named. */
  readonly pieces?: Readonly<Record<string, Readonly<Record<string, PieceCells>>>>
  /** Earlier choices by list; the first is `it`. */
  readonly chosen?: Readonly<Record<string, string>>
  readonly decks?: Readonly<Record<string, Partial<DeckState>>>
  readonly card?: string
}

export interface SectionDecision {
  readonly section: string
  /** Several if a tie was broken. */
  readonly left: readonly string[]
  /** Undefined if there is none. */
  readonly chosen: string | undefined
}

export interface SectionResult {
  readonly decided: readonly SectionDecision[]
  readonly now: Situation
}

/** Runs one section alone until it ends or all wanted decisions are made; returns the decisions. */
export type RunnableSection = (
  section: string,
  given: SectionInput,
  reply: (question: Question, decided: readonly SectionDecision[]) => unknown,
  isEnough: (decided: readonly SectionDecision[]) => boolean,
) => SectionResult

/** Thrown if all wanted decisions are made. */
class Enough extends Error {}

export function runnableSections(sheet: Sheet): RunnableSection {
  const rules = makeSheetRules(sheet)
  const headings = new Map([...rules.ids].map(([heading, id]) => [id, heading]))
  const actions = actionsOf(rules)
  return (section, given, reply, isEnough) => {
    const recorder = new ExampleRecorder()
    const decided = (): readonly SectionDecision[] =>
      recorder.made.map(({ source, left, chosen }) => ({
        section: headings.get(source.replace(/\.column-.*$/, '')) ?? source,
        left: left.map(nameFromId),
        chosen: chosen === undefined ? undefined : (actions.get(`${source} ${chosen}`) ?? nameFromId(chosen)),
      }))
    const answer = (question: Question): unknown => {
      const sofar = decided()
      if (isEnough(sofar)) throw new Enough()
      return reply(question, sofar)
    }
    const table = new Table<Situation>(startGiven(rules, given), answer, recorder)
    const play: SheetRun = {
      runs: sentenceRunners,
      rules,
      table,
      notes: newTurnState(),
      scope: new RunScope(),
    }
    for (const [list, name] of Object.entries(given.chosen ?? {})) play.scope.chose(list, name)
    if (given.card !== undefined) play.scope.call(drawnCardKey, given.card)
    try {
      const { value: signal } = play.runs.section(play, section).next()
      if (signal !== undefined && 'to' in signal && signal.to === 'endGame') endByStep(play)
    } catch (error) {
      if (!(error instanceof Enough)) throw error
    }
    return { decided: decided(), now: table.now }
  }
}

/** Actions of walks are chosen by the number of their line. */
function actionsOf({ walks }: SheetRules): ReadonlyMap<string, string> {
  const columns = [...walks.values()].flatMap((walk) => walk.columns)
  return new Map(
    columns.flatMap(({ source, actions }) =>
      actions.map(({ candidate, outcome }) => [`${source.id} ${candidate.id}`, outcome.result] as const),
    ),
  )
}

function startGiven(
  rules: SheetRules,
  { settings = {}, counters = {}, pieces = {}, decks = {} }: SectionInput,
): Situation {
  let now = makeInitialSituation(rules, settingsFor(rules, settings))
  for (const [name, value] of Object.entries(counters)) now = withCounterValue(now, name, value)
  for (const [roster, members] of Object.entries(pieces))
    for (const [name, cells] of Object.entries(members)) {
      if (now.pieces[name] === undefined) now = withPiece(now, roster, name, rules.cellsOf(roster, name))
      for (const [column, value] of Object.entries(cells)) now = withCell(now, name, column, value)
    }
  for (const [section, deck] of Object.entries(decks)) now = withDeck(now, section, deck)
  return now
}

function settingsFor(rules: SheetRules, settings: Readonly<Record<string, string>>): Settings {
  const found = resolveSettings(rules, settingsByName(rules, settings))
  if (!found.ok) throw new Error(found.problem)
  return found.value
}

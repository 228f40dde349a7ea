import { type Question, type Settings, settled, Table } from '@opfor/kernel'
import type { Sheet } from '../model/index.ts'
import { beginning } from '../run/begin.ts'
import { endByStep } from '../run/endings.ts'
import { nameOf } from '../run/naming.ts'
import { newNotes, type Play } from '../run/play.ts'
import { type Rules, rulesOf } from '../run/rules.ts'
import { runs } from '../run/runs.ts'
import { Scope, theCard } from '../run/scope.ts'
import {
  type Cells,
  type DeckState,
  type Situation,
  withCell,
  withCounter,
  withDeck,
  withPiece,
} from '../run/situation.ts'
import { ExampleRecorder } from './recorder.ts'
import { settingsNamed } from './start.ts'

/** What is known before a section is done alone; everything by its name on the sheet. */
export interface Given {
  /** The options and rulings that are not as standard. */
  readonly settings?: Readonly<Record<string, string>>
  readonly counters?: Readonly<Record<string, number | string>>
  /** By roster: the cells of pieces, those that are on the sheet and those that a player would have named. */
  readonly pieces?: Readonly<Record<string, Readonly<Record<string, Cells>>>>
  /** Who was chosen before, by the lists that chose them; the first is `it`. */
  readonly chosen?: Readonly<Record<string, string>>
  /** The cards of decks, bags and hands. */
  readonly decks?: Readonly<Record<string, Partial<DeckState>>>
  /** The card that was drawn last. */
  readonly card?: string
}

/** What a list, chart or walk came to. */
export interface Decided {
  readonly section: string
  /** Those that the lines of a list left; several if a tie was broken. */
  readonly left: readonly string[]
  /** Whom it chose, or its result; undefined if nobody. */
  readonly chosen: string | undefined
}

/** What was decided in a section that was done alone, and the table after it. */
export interface DoneAlone {
  readonly decided: readonly Decided[]
  readonly now: Situation
}

/** Does one section of a sheet alone, until it ends or all is decided that is wanted, and tells what was decided. */
export type SectionAlone = (
  section: string,
  given: Given,
  reply: (question: Question, decided: readonly Decided[]) => unknown,
  isEnough: (decided: readonly Decided[]) => boolean,
) => DoneAlone

/** Thrown where nothing more is wanted of a section. */
class Enough extends Error {}

/** Does sections of a sheet alone, each as it is done in a match. */
export function sectionsAlone(sheet: Sheet): SectionAlone {
  const rules = rulesOf(sheet)
  const headings = new Map([...rules.ids].map(([heading, id]) => [id, heading]))
  const actions = actionsOf(rules)
  return (section, given, reply, isEnough) => {
    const recorder = new ExampleRecorder()
    const decided = (): readonly Decided[] =>
      recorder.made.map(({ source, left, chosen }) => ({
        section: headings.get(source.replace(/\.column-.*$/, '')) ?? source,
        left: left.map(nameOf),
        chosen: chosen === undefined ? undefined : (actions.get(`${source} ${chosen}`) ?? nameOf(chosen)),
      }))
    const answer = (question: Question): unknown => {
      const sofar = decided()
      if (isEnough(sofar)) throw new Enough()
      return reply(question, sofar)
    }
    const table = new Table<Situation>(startGiven(rules, given), answer, recorder)
    const play: Play = { runs, rules, table, notes: newNotes(), scope: new Scope() }
    for (const [list, name] of Object.entries(given.chosen ?? {})) play.scope.chose(list, name)
    if (given.card !== undefined) play.scope.call(theCard, given.card)
    try {
      const { value: signal } = play.runs.section(play, section).next()
      if (signal !== undefined && 'to' in signal && signal.to === 'endGame') endByStep(play)
    } catch (error) {
      if (!(error instanceof Enough)) throw error
    }
    return { decided: decided(), now: table.now }
  }
}

/** The actions of walks: they are chosen by the number of their line. */
function actionsOf({ walks }: Rules): ReadonlyMap<string, string> {
  const columns = [...walks.values()].flatMap((walk) => walk.columns)
  return new Map(
    columns.flatMap(({ source, actions }) =>
      actions.map(({ candidate, outcome }) => [`${source.id} ${candidate.id}`, outcome.result] as const),
    ),
  )
}

function startGiven(
  rules: Rules,
  { settings = {}, counters = {}, pieces = {}, decks = {} }: Given,
): Situation {
  let now = beginning(rules, settingsFor(rules, settings))
  for (const [name, value] of Object.entries(counters)) now = withCounter(now, name, value)
  for (const [roster, members] of Object.entries(pieces))
    for (const [name, cells] of Object.entries(members)) {
      if (now.pieces[name] === undefined) now = withPiece(now, roster, name, rules.cellsOf(roster, name))
      for (const [column, value] of Object.entries(cells)) now = withCell(now, name, column, value)
    }
  for (const [section, deck] of Object.entries(decks)) now = withDeck(now, section, deck)
  return now
}

function settingsFor(rules: Rules, settings: Readonly<Record<string, string>>): Settings {
  const found = settled(rules, settingsNamed(rules, settings))
  if (!found.ok) throw new Error(found.problem)
  return found.value
}

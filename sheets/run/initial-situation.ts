import { bag, type Json, type Settings } from '@opfor/kernel'
import { namedCandidate, type SectionOf } from '../declare/naming.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import type { PieceCells, DeckState, Situation } from '../declare/situation.ts'

/** The initial situation: counters and cells as written, decks full. */
export function makeInitialSituation(rules: SheetRules, { options, rulings }: Settings): Situation {
  const pieces: Record<string, PieceCells> = {}
  const rosters: Record<string, readonly string[]> = {}
  for (const { heading, rows } of rules.rosters) {
    rosters[heading] = rows.map(({ name }) => name)
    for (const { name } of rows) pieces[name] = rules.cellsOf(heading, name)
  }
  const decks: Record<string, DeckState> = {}
  for (const section of rules.decks) decks[section.heading] = fullDeck(section, rosters)
  return {
    rulings,
    options: Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, valueOf(rules, name, value)]),
    ),
    turn: 0,
    counters: Object.fromEntries(rules.counters.map(({ name, start }) => [name, start])),
    rosters,
    pieces,
    named: {},
    decks,
    ended: '',
  }
}

function valueOf({ sheet }: SheetRules, name: string, id: Json): string {
  const option = sheet.options.find((each) => each.name === name)
  return option?.values.find((each) => namedCandidate(each).id === id) ?? ''
}

function fullDeck(
  section: SectionOf<'deck'>,
  rosters: Readonly<Record<string, readonly string[]>>,
): DeckState {
  const own = section.cards.flatMap(({ name, count }) => Array.from({ length: count }, () => name))
  const of = section.of?.base
  const pieces = of?.form === 'roster' ? (rosters[of.section] ?? []) : []
  const all = bag([...own, ...pieces])
  return section.emptyAtFirst
    ? { top: [], rest: [], drawn: [], out: all }
    : { top: [], rest: all, drawn: [], out: [] }
}

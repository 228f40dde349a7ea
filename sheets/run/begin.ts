import { bag, type Json, type Settings } from '@opfor/kernel'
import { named } from './naming.ts'
import type { Rules } from './rules.ts'
import type { SectionOf } from './section-of.ts'
import type { Cells, DeckState, Situation } from './situation.ts'

/** The table before anything was asked: counters and cells as written, decks full. */
export function beginning(rules: Rules, { options, rulings }: Settings): Situation {
  const pieces: Record<string, Cells> = {}
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

/** The value of an option by the id that was chosen. */
function valueOf({ sheet }: Rules, name: string, id: Json): string {
  const option = sheet.options.find((each) => each.name === name)
  return option?.values.find((each) => named(each).id === id) ?? ''
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

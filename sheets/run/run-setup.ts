import { withParams, names, type Procedure, type Table } from '@opfor/kernel'
import { askUntilAnswered, withTopic } from '../values/asking.ts'
import { valueOrAsk } from '../values/ask-missing.ts'
import { doSection } from './can-do.ts'
import { drawOneCard } from './cards.ts'
import { putInDeck } from '../values/deck.ts'
import { endByStep } from './endings.ts'
import { type SectionOf, slug, literalSheetText as worded } from '../declare/naming.ts'
import { newTurnState, type SheetRun } from '../values/sheet-run.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import { sentenceRunners } from './sentence-runners.ts'
import { RunScope } from '../values/scope.ts'
import { membersOf } from '../values/set.ts'
import { type Situation, withPiece } from '../declare/situation.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

const mostPieces = 30

/** The player names the pieces of `?` rows, hands are drawn, and `Setup` is executed. */
export function* runSetup(rules: SheetRules, table: Table<Situation>): Procedure<void> {
  const play: SheetRun = { runs: sentenceRunners, rules, table, notes: newTurnState(), scope: new RunScope() }
  for (const roster of rules.rosters) if (roster.blank !== undefined) yield* namePieces(play, roster)
  for (const deck of rules.decks) yield* filled(play, deck)
  const setup = rules.sheet.sections.find((section) => section.kind === 'steps' && section.role === 'setup')
  if (setup === undefined) return
  const signal = yield* doSection(play, setup.heading)
  if (signal?.to === 'endGame') endByStep(play)
}

function* namePieces(play: SheetRun, { heading, one }: SectionOf<'roster'>): Procedure<void> {
  const { rules, table } = play
  const text = withParams(sheetRunMessages.namePieces, { section: worded(heading), one: worded(one) })
  const told = yield* askUntilAnswered(play, () => {
    const limits = { atLeast: 0, max: mostPieces, taken: rules.allNames(table.now) }
    return withTopic({ words: heading }, names(`sheet.pieces.${slug(heading)}`, 'table', text, limits))
  })
  let next: Situation = table.now
  for (const name of told) next = withPiece(next, heading, name, rules.cellsOf(heading, name))
  table.change(next, sheetRunMessages.named, { words: worded(heading), names: told })
}

/** A bag gets the pieces that the player named; a hand is drawn. */
function* filled(play: SheetRun, { heading, of, hand, emptyAtFirst }: SectionOf<'deck'>): Procedure<void> {
  const { rules, table } = play
  const roster = of?.base.form === 'roster' ? of.base.section : undefined
  const isNamed =
    of?.base.form === 'named' ||
    rules.rosters.some((each) => each.heading === roster && each.blank !== undefined)
  if (of !== undefined && isNamed && !emptyAtFirst) {
    const members = yield* valueOrAsk(play, (view) => membersOf(of, view))
    let next: Situation = table.now
    for (const name of members)
      if (next.decks[heading]?.rest.includes(name) !== true) next = putInDeck(next, heading, name)
    if (next !== table.now)
      table.change(next, sheetRunMessages.moved, { deck: worded(heading), cards: members })
  }
  if (hand === undefined) return
  for (let nth = 0; nth < hand.size; nth += 1) yield* drawOneCard(play, hand.from, heading)
}

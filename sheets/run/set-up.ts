import { fill, names, type Procedure, type Table } from '@opfor/kernel'
import { askUntil, on } from './asking.ts'
import { known } from './known.ts'
import { doSection } from './can-be-done.ts'
import { drawOne } from './cards.ts'
import { putInDeck } from './deck-of.ts'
import { endByStep } from './endings.ts'
import { slug, words as worded } from './naming.ts'
import { newNotes, type Play } from './play.ts'
import type { Rules } from './rules.ts'
import type { SectionOf } from './section-of.ts'
import { runs } from './runs.ts'
import { Scope } from './scope.ts'
import { membersOf } from './set.ts'
import { type Situation, withPiece } from './situation.ts'
import { words } from './words.ts'

const mostPieces = 30

/** Before the first turn: the player names the pieces of `?` rows, hands are drawn, and `Setup` is done. */
export function* setUp(rules: Rules, table: Table<Situation>): Procedure<void> {
  const play: Play = { runs, rules, table, notes: newNotes(), scope: new Scope() }
  for (const roster of rules.rosters) if (roster.blank !== undefined) yield* namePieces(play, roster)
  for (const deck of rules.decks) yield* filled(play, deck)
  const setup = rules.sheet.sections.find((section) => section.kind === 'steps' && section.role === 'setup')
  if (setup === undefined) return
  const signal = yield* doSection(play, setup.heading)
  if (signal?.to === 'endGame') endByStep(play)
}

function* namePieces(play: Play, { heading, one }: SectionOf<'roster'>): Procedure<void> {
  const { rules, table } = play
  const text = fill(words.namePieces, { section: worded(heading), one: worded(one) })
  const told = yield* askUntil(play, () => {
    const limits = { atLeast: 0, atMost: mostPieces, taken: rules.allNames(table.now) }
    return on({ words: heading }, names(`sheet.pieces.${slug(heading)}`, 'table', text, limits))
  })
  let next: Situation = table.now
  for (const name of told) next = withPiece(next, heading, name, rules.cellsOf(heading, name))
  table.change(next, words.named, { words: worded(heading), names: told })
}

/** A bag of pieces that the player named gets them; a hand is drawn. */
function* filled(play: Play, { heading, of, hand, emptyAtFirst }: SectionOf<'deck'>): Procedure<void> {
  const { rules, table } = play
  const roster = of?.base.form === 'roster' ? of.base.section : undefined
  const isNamed =
    of?.base.form === 'named' ||
    rules.rosters.some((each) => each.heading === roster && each.blank !== undefined)
  if (of !== undefined && isNamed && !emptyAtFirst) {
    const members = yield* known(play, (view) => membersOf(of, view))
    let next: Situation = table.now
    for (const name of members)
      if (next.decks[heading]?.rest.includes(name) !== true) next = putInDeck(next, heading, name)
    if (next !== table.now) table.change(next, words.moved, { deck: worded(heading), cards: members })
  }
  if (hand === undefined) return
  for (let nth = 0; nth < hand.size; nth += 1) yield* drawOne(play, hand.from, heading)
}

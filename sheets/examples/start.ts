import { bag, type Settings, type SettingsInput } from '@opfor/kernel'
import type { Example, Sheet } from '../model/index.ts'
import { beginning } from '../run/begin.ts'
import { named } from '../run/naming.ts'
import { nameOfThing, type Play } from '../run/play.ts'
import type { Rules } from '../run/rules.ts'
import { theCard } from '../run/scope.ts'
import { deckOf, type Situation, withCell, withCounter, withDeck, withPiece } from '../run/situation.ts'

/** The settings that an example is given. */
export function settingsIn({ parts }: Example, { rulings }: Sheet, rules: Rules): SettingsInput {
  const options: Record<string, string> = {}
  const readings: Record<string, string> = {}
  for (const part of parts) {
    if (part.form !== 'setting') continue
    const at = rulings.findIndex(({ name }) => name === part.name)
    const ruling = rules.rulings[at]
    if (ruling === undefined) options[part.name] = named(part.value).id
    else readings[ruling.id] = part.value
  }
  return { options, rulings: readings }
}

/** The situation before an example, with all cells and counters that it gives. */
export function startOf(rules: Rules, settings: Settings, { parts }: Example): Situation {
  let now = beginning(rules, settings)
  for (const part of parts) {
    if (part.form === 'cards') now = withHand(rules, now, part.section, part.cards)
    if (part.form !== 'kept') continue
    const { kept, value } = part
    if (kept.form === 'counter') {
      if (typeof value !== 'boolean') now = withCounter(now, kept.name, value)
    } else if (kept.of.form === 'piece') {
      const { name } = kept.of
      if (now.pieces[name] === undefined) now = withNewPiece(rules, now, name, kept.column)
      now = withCell(now, name, kept.column, value)
    }
  }
  return now
}

/** Who was chosen, drawn and found before an example. */
export function givenNames(play: Play, { parts }: Example): void {
  for (const part of parts) {
    if (part.form === 'chosen') play.scope.chose(part.list, part.name)
    if (part.form === 'card') play.scope.call(theCard, part.name)
    if (part.form === 'result') play.notes.results.set(part.section, part.result)
  }
  for (const part of parts) {
    if (part.form !== 'kept' || part.kept.form !== 'property') continue
    const name = nameOfThing(part.kept.of, play)
    const { table } = play
    if (name !== undefined && table.now.pieces[name] !== undefined)
      table.correct(withCell(table.now, name, part.kept.column, part.value))
  }
}

function withHand(rules: Rules, now: Situation, section: string, cards: readonly string[]): Situation {
  const from = rules.decks.find(({ heading }) => heading === section)?.hand?.from
  const held = withDeck(now, section, { rest: bag(cards) })
  if (from === undefined) return held
  const rest = [...deckOf(held, from).rest]
  for (const card of cards) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1)
  return withDeck(held, from, { rest })
}

/** A piece that the player would have named: it comes into the first roster with such a column and a `?` row. */
function withNewPiece(rules: Rules, now: Situation, name: string, column: string): Situation {
  const roster = rules.rosters.find(
    ({ blank, columns }) => blank !== undefined && columns.some((each) => each.name === column),
  )
  return roster === undefined
    ? now
    : withPiece(now, roster.heading, name, rules.cellsOf(roster.heading, name))
}

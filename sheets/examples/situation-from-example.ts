import { bag, type Settings, type SettingsInput } from '@opfor/kernel'
import type { SheetExample } from '../model/index.ts'
import { makeInitialSituation } from '../run/initial-situation.ts'
import { namedCandidate } from '../declare/naming.ts'
import { nameOfEntity, type SheetRun } from '../values/sheet-run.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import { drawnCardKey } from '../values/scope.ts'
import {
  deckState,
  type Situation,
  withCell,
  withCounterValue,
  withDeck,
  withPiece,
} from '../declare/situation.ts'

export function exampleSettings({ parts }: SheetExample, rules: SheetRules): SettingsInput {
  const given = parts.flatMap((part) => (part.form === 'setting' ? [[part.name, part.value]] : []))
  return settingsByName(rules, Object.fromEntries(given) as Readonly<Record<string, string>>)
}

export function settingsByName(rules: SheetRules, values: Readonly<Record<string, string>>): SettingsInput {
  const options: Record<string, string> = {}
  const readings: Record<string, string> = {}
  for (const [name, value] of Object.entries(values)) {
    const ruling = rules.rulings[rules.sheet.rulings.findIndex((each) => each.name === name)]
    if (ruling === undefined) options[name] = namedCandidate(value).id
    else readings[ruling.id] = value
  }
  return { options, rulings: readings }
}

export function situationFromExample(
  rules: SheetRules,
  settings: Settings,
  { parts }: SheetExample,
): Situation {
  let now = makeInitialSituation(rules, settings)
  for (const part of parts) {
    if (part.form === 'cards') now = withHand(rules, now, part.section, part.cards)
    if (part.form === 'members') now = withMembers(rules, now, part.section, part.names)
    if (part.form !== 'variable') continue
    const { variable, value } = part
    if (variable.form === 'counter') {
      if (typeof value !== 'boolean') now = withCounterValue(now, variable.name, value)
    } else if (variable.of.form === 'piece') {
      now = withCell(now, variable.of.name, variable.column, value)
    }
  }
  return now
}

export function recordGivenNames(play: SheetRun, { parts }: SheetExample): void {
  for (const part of parts) {
    if (part.form === 'chosen') play.scope.chose(part.list, part.name)
    if (part.form === 'card') play.scope.call(drawnCardKey, part.name)
    if (part.form === 'result') play.notes.results.set(part.section, part.result)
  }
  for (const part of parts) {
    if (part.form !== 'variable' || part.variable.form !== 'property') continue
    const name = nameOfEntity(part.variable.of, play)
    const { table } = play
    if (name !== undefined && table.now.pieces[name] !== undefined)
      table.correct(withCell(table.now, name, part.variable.column, part.value))
  }
}

function withHand(rules: SheetRules, now: Situation, section: string, cards: readonly string[]): Situation {
  const from = rules.decks.find(({ heading }) => heading === section)?.hand?.from
  const held = withDeck(now, section, { rest: bag(cards) })
  if (from === undefined) return held
  const rest = [...deckState(held, from).rest]
  for (const card of cards) if (rest.includes(card)) rest.splice(rest.indexOf(card), 1)
  return withDeck(held, from, { rest })
}

/** Adds the pieces that the player would have named to a roster. */
function withMembers(rules: SheetRules, now: Situation, roster: string, names: readonly string[]): Situation {
  let next: Situation = { ...now, rosters: { ...now.rosters, [roster]: [] } }
  for (const name of names)
    next = withPiece(next, roster, name, now.pieces[name] ?? rules.cellsOf(roster, name))
  return next
}

import { bag, type Settings, type SettingsInput } from '@opfor/kernel'
import type { Example } from '../model/index.ts'
import { makeInitialSituation } from '../run/begin.ts'
import { namedCandidate } from '../declare/naming.ts'
import { nameOfEntity, type SheetRun } from '../values/play.ts'
import type { SheetRules } from '../declare/rules.ts'
import { drawnCardKey } from '../values/scope.ts'
import { deckOf, type Situation, withCell, withCounter, withDeck, withPiece } from '../declare/situation.ts'

export function exampleSettings({ parts }: Example, rules: SheetRules): SettingsInput {
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

export function exampleSituation(rules: SheetRules, settings: Settings, { parts }: Example): Situation {
  let now = makeInitialSituation(rules, settings)
  for (const part of parts) {
    if (part.form === 'cards') now = withHand(rules, now, part.section, part.cards)
    if (part.form === 'members') now = withMembers(rules, now, part.section, part.names)
    if (part.form !== 'kept') continue
    const { kept, value } = part
    if (kept.form === 'counter') {
      if (typeof value !== 'boolean') now = withCounter(now, kept.name, value)
    } else if (kept.of.form === 'piece') {
      now = withCell(now, kept.of.name, kept.column, value)
    }
  }
  return now
}

export function recordGivenNames(play: SheetRun, { parts }: Example): void {
  for (const part of parts) {
    if (part.form === 'chosen') play.scope.chose(part.list, part.name)
    if (part.form === 'card') play.scope.call(drawnCardKey, part.name)
    if (part.form === 'result') play.notes.results.set(part.section, part.result)
  }
  for (const part of parts) {
    if (part.form !== 'kept' || part.kept.form !== 'property') continue
    const name = nameOfEntity(part.kept.of, play)
    const { table } = play
    if (name !== undefined && table.now.pieces[name] !== undefined)
      table.correct(withCell(table.now, name, part.kept.column, part.value))
  }
}

function withHand(rules: SheetRules, now: Situation, section: string, cards: readonly string[]): Situation {
  const from = rules.decks.find(({ heading }) => heading === section)?.hand?.from
  const held = withDeck(now, section, { rest: bag(cards) })
  if (from === undefined) return held
  const rest = [...deckOf(held, from).rest]
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

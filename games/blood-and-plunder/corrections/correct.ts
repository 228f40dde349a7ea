import {
  bad,
  type Bag,
  type Edit,
  good,
  message,
  type Misfit,
  type Parsed,
  shown,
  without,
  withToken,
} from '@opfor/kernel'
import { isEvent } from '../turn-overview/cards.ts'
import { withCounter } from './counters/all.ts'
import { startingModels } from '../setup/profile.ts'
import { type Situation, withoutContacts, withUnit } from '../situation.ts'

/** The situation after one step of a correction: models or cards moved, cards put in order, or a number set. */
export function correct(now: Situation, edit: Edit): Parsed<Situation> {
  if ('move' in edit) return edit.move.startsWith('model.') ? moveModels(now, edit) : moveCards(now, edit)
  if ('arrange' in edit) return arrange(now, edit.arrange, edit.pieces)
  const next = withCounter(now, edit.set, edit.to)
  return next === undefined ? bad(`${edit.set} cannot be set to ${shown(edit.to)}.`) : good(next)
}

const cardNeeded = message(
  'blood-and-plunder.cardNeeded',
  "One of the OPFOR's units is activated, so the OPFOR must have a card: name it, or call the activation off.",
)

/** What a correction must not leave so: charts 1 and 2 and the ship table are read by a card. */
export function misfit({ acting, card }: Situation): Misfit | undefined {
  if (acting.unit === '' || card !== '') return undefined
  return { told: cardNeeded, also: [{ set: 'acting.unit', to: '' }] }
}

type Moving = Extract<Edit, { readonly move: string }>

function moveModels(now: Situation, { move, from, to, count }: Moving): Parsed<Situation> {
  const unit = now.units.find(({ id }) => id === move.slice('model.'.length))
  if (unit === undefined) return bad(`There is no unit for ${move}.`)
  const falls = from === 'table' && to === 'lost'
  if (!falls && !(from === 'lost' && to === 'table'))
    return bad(`Models of ${unit.id} cannot be moved from ${from} to ${to}.`)
  const there = falls ? unit.models : startingModels(unit.profile) - unit.models
  if (!isSome(count) || count > there) return bad(`There are not ${count} models of ${unit.id} at ${from}.`)
  const models = unit.models + (falls ? -count : count)
  const next = withUnit(now, unit.id, { models })
  return good(models === 0 ? withoutContacts(next, unit.id) : next)
}

function isSome(count: number): boolean {
  return Number.isInteger(count) && count > 0
}

/** Where cards lie, and the same with others lying there. */
function pileAt(now: Situation, at: string): readonly [Bag, (cards: Bag) => Situation] | undefined {
  const { deck } = now
  switch (at) {
    case 'deck':
      return [deck.rest, (rest) => ({ ...now, deck: { ...deck, rest } })]
    case 'discard':
      return [deck.discard, (discard) => ({ ...now, deck: { ...deck, discard } })]
    case 'top':
      return [deck.top, (top) => ({ ...now, deck: { ...deck, top } })]
    case 'events':
      return [now.events, (events) => ({ ...now, events })]
    default:
      return undefined
  }
}

/** Whether cards lie in order there. */
function isRow(at: string): boolean {
  return at === 'top' || at === 'events'
}

/** There is one of each card. */
function moveCards(now: Situation, { move, from, to, count }: Moving): Parsed<Situation> {
  const source = pileAt(now, from)
  const left = source === undefined ? undefined : without(source[0], move)
  if (count !== 1 || source === undefined || left === undefined)
    return bad(`There is no ${move} at ${from} to be moved.`)
  const taken = source[1](left)
  const target = pileAt(taken, to)
  if (target === undefined || (to === 'events' && !isEvent(move))) return bad(`${move} cannot lie at ${to}.`)
  return good(target[1](isRow(to) ? [...target[0], move] : withToken(target[0], move)))
}

function arrange(now: Situation, at: string, cards: readonly string[]): Parsed<Situation> {
  const row = isRow(at) ? pileAt(now, at) : undefined
  if (row === undefined) return bad(`${at} is not kept in order.`)
  return cards.toSorted().join(' ') === row[0].toSorted().join(' ')
    ? good(row[1](cards))
    : bad(`${at} holds other cards: only their order can be set.`)
}

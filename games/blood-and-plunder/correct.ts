import { bad, type Bag, type Edit, good, type Parsed, shown, without, withToken } from '@opfor/kernel'
import { type Side, sides } from './battle.ts'
import { isEvent, wholeDeck } from './cards.ts'
import { startingModels } from './profile.ts'
import {
  endings,
  grappledTogether,
  type Ship,
  shipWith,
  type Situation,
  type Unit,
  withContact,
  withoutContacts,
  withShip,
  withUnit,
} from './situation.ts'

/** The situation after one step of a correction: models or cards moved, cards put in order, or a number set. */
export function correct(now: Situation, edit: Edit): Parsed<Situation> {
  if ('move' in edit) return edit.move.startsWith('model.') ? moveModels(now, edit) : moveCards(now, edit)
  if ('set' in edit) return set(now, edit.set, edit.to)
  const { arrange, pieces } = edit
  const known = pieces.every((piece) => wholeDeck.includes(piece))
  if (arrange === 'top' && known && sameCards(pieces, now.deck.top))
    return good({ ...now, deck: { ...now.deck, top: pieces } })
  return arrange === 'events' && pieces.every(isEvent) && sameCards(pieces, now.events)
    ? good({ ...now, events: pieces })
    : bad(`${arrange} cannot be put in that order.`)
}

function sameCards(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join(' ') === others.toSorted().join(' ')
}

type Moving = Extract<Edit, { readonly move: string }>

function moveModels(now: Situation, { move, from, to, count }: Moving): Parsed<Situation> {
  const unit = now.units.find(({ id }) => id === move.slice('model.'.length))
  if (unit === undefined) return bad(`There is no unit for ${move}.`)
  const change = from === 'table' && to === 'lost' ? -count : from === 'lost' && to === 'table' ? count : 0
  const models = unit.models + change
  const next = withUnit(now, unit.id, { models })
  return change !== 0 && models >= 0 && models <= startingModels(unit.profile)
    ? good(models === 0 ? withoutContacts(next, unit.id) : next)
    : bad(`There are not ${count} models of ${unit.id} to move from ${from} to ${to}.`)
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

function moveCards(now: Situation, { move, from, to, count }: Moving): Parsed<Situation> {
  const source = pileAt(now, from)
  const left = source === undefined ? undefined : without(source[0], move)
  if (count !== 1 || source === undefined || left === undefined)
    return bad(`There is no ${move} at ${from} to be moved.`)
  const taken = source[1](left)
  const target = pileAt(taken, to)
  if (target === undefined || (to === 'events' && !isEvent(move))) return bad(`${move} cannot lie at ${to}.`)
  const ordered = to === 'top' || to === 'events'
  return good(target[1](ordered ? [...target[0], move] : withToken(target[0], move)))
}

function set(now: Situation, what: string, to: number | string): Parsed<Situation> {
  const dot = what.indexOf('.')
  const [first, id] = dot < 0 ? [what, ''] : [what.slice(0, dot), what.slice(dot + 1)]
  const unit = now.units.find((each) => each.id === id)
  const contacts = unit !== undefined && first === 'engaged' ? engagedWith(now, unit, to) : undefined
  if (contacts !== undefined) return good(contacts)
  const change = unit === undefined ? undefined : ofUnit(now, unit, first, to)
  if (change !== undefined) return good(withUnit(now, id, change))
  const ship = shipWith(now, id)
  const bound = ship !== undefined && first === 'grappled' ? grappledTo(now, ship, to) : undefined
  if (bound !== undefined) return good(bound)
  const turned = ship === undefined ? undefined : ofShip(now, ship, first, to)
  if (turned !== undefined) return good(withShip(now, id, turned))
  const next =
    ofSide(
      now,
      first,
      sides.find((side) => side === id),
      to,
    ) ?? ofTurn(now, what, to)
  return next === undefined ? bad(`${what} cannot be set to ${shown(to)}.`) : good(next)
}

/** A unit engaged with these and no others; they with it. */
function engagedWith(now: Situation, unit: Unit, to: number | string): Situation | undefined {
  const ids = to === '' ? [] : String(to).split(' ')
  const enemies = now.units.filter(({ side }) => side !== unit.side).map(({ id }) => id)
  if (!ids.every((id) => enemies.includes(id))) return undefined
  return ids.reduce((next, id) => withContact(next, unit.id, id, true), withoutContacts(now, unit.id))
}

/** A ship bound to this one and to no other; whoever was bound to either is free. */
function grappledTo(now: Situation, ship: Ship, to: number | string): Situation | undefined {
  const other = shipWith(now, String(to))
  if (to !== '' && (other === undefined || other.side === ship.side)) return undefined
  const pair = [ship.id, String(to)]
  const ships = now.ships.map((each) => (pair.includes(each.grappled) ? { ...each, grappled: '' } : each))
  const free = withShip({ ...now, ships }, ship.id, { grappled: '' })
  return other === undefined ? free : grappledTogether(free, ship.id, other.id)
}

/** A change of a unit; one of its place makes what was told of it count no longer. */
function ofUnit(now: Situation, unit: Unit, what: string, to: number | string): Partial<Unit> | undefined {
  const placed = unit.placed + 1
  if (what === 'aboard' && (to === '' || shipWith(now, String(to))?.side === unit.side))
    return { aboard: String(to), placed }
  if (what === 'x' && whole(to, now.battle.width)) return { at: { ...unit.at, x: to }, placed }
  if (what === 'y' && whole(to, now.battle.height)) return { at: { ...unit.at, y: to }, placed }
  if (what === 'fatigue' && whole(to, 99)) return { fatigue: to }
  if (what === 'empty' && whole(to, 9)) return { empty: to }
  if (what === 'placed' && whole(to, 99_999)) return { placed: to }
  if (!whole(to, 1)) return undefined
  if (what === 'bayonets') return { bayonetsFixed: to === 1 }
  if (what === 'gunLost') return { gunLost: to === 1 }
  return what === 'activated' ? { activated: to === 1 } : undefined
}

function ofShip(now: Situation, ship: Ship, what: string, to: number | string): Partial<Ship> | undefined {
  const placed = ship.placed + 1
  if (what === 'shipX' && whole(to, now.battle.width)) return { at: { ...ship.at, x: to }, placed }
  if (what === 'shipY' && whole(to, now.battle.height)) return { at: { ...ship.at, y: to }, placed }
  if (what === 'heading' && whole(to, 15)) return { heading: to, placed }
  if (what === 'damage' && whole(to, 999)) return { damage: to }
  if (what === 'shipMoves' && whole(to, 9)) return { moves: to }
  return what === 'shipPlaced' && whole(to, 99_999) ? { placed: to } : undefined
}

function ofSide(
  now: Situation,
  what: string,
  side: Side | undefined,
  to: number | string,
): Situation | undefined {
  if (side === undefined || !whole(to, 99_999)) return undefined
  if (what === 'scenario') return { ...now, scenario: { ...now.scenario, [side]: to } }
  return what === 'shown' ? { ...now, shown: { ...now.shown, [side]: to } } : undefined
}

function ofTurn(now: Situation, what: string, to: number | string): Situation | undefined {
  if (what === 'turn' && whole(to, 20) && to > 0) return { ...now, turn: to }
  if (what === 'redrawn' && whole(to, 1)) return { ...now, redrawn: to === 1 }
  if (typeof to !== 'string') return undefined
  if (what === 'card' && (to === '' || (wholeDeck.includes(to) && !isEvent(to)))) return { ...now, card: to }
  if (what === 'knowing' && (to === 'asked' || to === 'map' || to === 'proposed'))
    return { ...now, knowing: to }
  if (what === 'next') {
    const next = to === '' ? [] : to.split(' ')
    const known = next.filter((side): side is Side => side === 'opfor' || side === 'player')
    return known.length === next.length && next.length <= 2 ? { ...now, next: known } : undefined
  }
  const ended = endings.find((each) => each === to)
  return what === 'ended' && ended !== undefined ? { ...now, ended } : undefined
}

function whole(value: number | string, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}

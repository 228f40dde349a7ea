import {
  courses,
  type Offer,
  offers,
  type Ship,
  shipName,
  type Situation,
  squareWith,
} from '@opfor/games/admiral/view'
import type { Question } from '@opfor/kernel'

/** What the standing question lets a person do on the grid. */
export interface Hand {
  /** The ships that may act, and the one that does: the one that was tapped, else the next in order. */
  readonly able: readonly Ship[]
  readonly ship: Ship | undefined
  /** The squares where it may go. */
  readonly squares: ReadonlySet<string>
  /** The attacks that it may make. */
  readonly offers: readonly Offer[]
}

const nothing: Hand = { able: [], ship: undefined, squares: new Set(), offers: [] }

/** What is in hand: which ship acts, where it may go, whom it may attack. */
export function handOf(now: Situation, question: Question | undefined, tapped: string): Hand {
  if (question === undefined) return nothing
  const ids = (question.options ?? []).map(({ id }) => id)
  const named = new Set(ids.map((id) => id.split(' ')[0]))
  const able = now.ships.filter(({ id }) => named.has(id))
  const picked = able.find(({ id }) => id === tapped)
  const squares = new Set(ids.filter((id) => squareWith(id) !== undefined))
  switch (question.id) {
    case 'admiral.mover':
    case 'admiral.course': {
      const ship = picked ?? able[0]
      const all = ship === undefined ? [] : courses(now, ship)
      return { ...nothing, able, ship, squares: new Set(all.map(({ id }) => id)) }
    }
    case 'admiral.to':
      return { ...nothing, ship: shipNamed(now, question, 'ship'), squares }
    case 'admiral.attacker':
    case 'admiral.attack':
    case 'admiral.attacks': {
      const ship = picked ?? able.find((each) => !hasAttacked(now, each))
      return { ...nothing, able, ship, offers: ship === undefined ? [] : offers(now, ship) }
    }
    case 'admiral.target': {
      const ship = shipNamed(now, question, 'ship')
      return { ...nothing, ship, offers: ship === undefined ? [] : offers(now, ship) }
    }
    case 'correct':
    case 'admiral.enterWhere':
      return { ...nothing, squares }
    default:
      return nothing
  }
}

/** Whether a ship has attacked in this turn. */
export function hasAttacked({ phase, attacks }: Situation, { id }: Ship): boolean {
  return phase === 'attack' && attacks.some(({ by }) => by === id)
}

/** Whether all that may attack have done so: nothing need follow. */
export function haveAllAttacked(now: Situation, { able }: Hand): boolean {
  return able.every((ship) => hasAttacked(now, ship))
}

const attacking: ReadonlySet<string> = new Set(['admiral.attacker', 'admiral.attack', 'admiral.attacks'])

/** Whether a question asks for the ship that attacks. */
export function isAttacking(question: Question | undefined): boolean {
  return question !== undefined && attacking.has(question.id)
}

/** The ship that a question speaks of. */
export function shipNamed(now: Situation, { text }: Question, part: string): Ship | undefined {
  const named = JSON.stringify(text.params?.[part])
  return named === undefined ? undefined : now.ships.find((ship) => JSON.stringify(shipName(ship)) === named)
}

import { type Offer, offers, type Ship, type Situation, squareWith } from '@opfor/games/admiral/view'
import { leadsTo, type Question } from '@opfor/kernel'

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
  const { points, options = [] } = question
  if (points !== undefined && points.by === undefined) return nothing
  const led = options.map(({ id }) => leadsTo(question, id))
  const [spokenOf] = shipsSpokenOf(now, question)
  if (points?.by !== 'piece') {
    const places = points === undefined ? options.map(({ id }) => id) : led.flat()
    const squares = new Set(places.filter((id) => squareWith(id) !== undefined))
    return { ...nothing, ship: spokenOf, squares }
  }
  const first = new Set(led.map(([piece]) => piece))
  const able = points.about === undefined ? now.ships.filter(({ id }) => first.has(id)) : []
  const picked = able.find(({ id }) => id === tapped)
  if (now.phase === 'attack') {
    const ship = spokenOf ?? picked ?? able.find((each) => !hasAttacked(now, each))
    return { ...nothing, able, ship, offers: ship === undefined ? [] : offers(now, ship) }
  }
  const ship = picked ?? able[0]
  const reached = led.flatMap(([piece, ...places]) => (piece === ship?.id ? places : []))
  return { ...nothing, able, ship, squares: new Set(reached.filter((id) => id !== ship?.at)) }
}

/** Whether a ship has attacked in this turn. */
export function hasAttacked({ phase, attacks }: Situation, { id }: Ship): boolean {
  return phase === 'attack' && attacks.some(({ by }) => by === id)
}

/** Whether all that may attack have done so: nothing need follow. */
export function haveAllAttacked(now: Situation, { able }: Hand): boolean {
  return able.every((ship) => hasAttacked(now, ship))
}

/** Whether a question asks for the ship that attacks. */
export function isAttacking(now: Situation, question: Question | undefined): boolean {
  return now.phase === 'attack' && question?.points?.by === 'piece' && question.points.about === undefined
}

/** The ships that a question speaks of: the one that acts, and the one that it acts on. */
export function shipsSpokenOf(now: Situation, { points }: Question): readonly (Ship | undefined)[] {
  return (points?.about ?? []).map((each) => now.ships.find(({ id }) => id === each))
}

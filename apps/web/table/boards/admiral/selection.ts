import { type Offer, offers, type Ship, type Situation, squareWith } from '@opfor/games/admiral/view'
import { optionTargets, type Question } from '@opfor/kernel'

export interface Selection {
  /** The selected ship is the tapped one, else the next in order. */
  readonly movable: readonly Ship[]
  readonly ship: Ship | undefined
  readonly squares: ReadonlySet<string>
  readonly attacks: readonly Offer[]
}

const emptySelection: Selection = { movable: [], ship: undefined, squares: new Set(), attacks: [] }

export function selectionFor(now: Situation, question: Question | undefined, tapped: string): Selection {
  if (question === undefined) return emptySelection
  const { points, options = [] } = question
  if (points !== undefined && points.by === undefined) return emptySelection
  const targets = options.map(({ id }) => optionTargets(question, id))
  const [subject] = shipsInQuestion(now, question)
  if (points?.by !== 'piece') {
    const places = points === undefined ? options.map(({ id }) => id) : targets.flat()
    const squares = new Set(places.filter((id) => squareWith(id) !== undefined))
    return { ...emptySelection, ship: subject, squares }
  }
  const first = new Set(targets.map(([piece]) => piece))
  const movable = points.about === undefined ? now.ships.filter(({ id }) => first.has(id)) : []
  const picked = movable.find(({ id }) => id === tapped)
  if (now.phase === 'attack') {
    const ship = subject ?? picked ?? movable.find((each) => !hasAttacked(now, each))
    return { ...emptySelection, movable, ship, attacks: ship === undefined ? [] : offers(now, ship) }
  }
  const ship = picked ?? movable[0]
  const reached = targets.flatMap(([piece, ...places]) => (piece === ship?.id ? places : []))
  return { ...emptySelection, movable, ship, squares: new Set(reached.filter((id) => id !== ship?.at)) }
}

export function hasAttacked({ phase, attacks }: Situation, { id }: Ship): boolean {
  return phase === 'attack' && attacks.some(({ by }) => by === id)
}

export function haveAllAttacked(now: Situation, { movable }: Selection): boolean {
  return movable.every((ship) => hasAttacked(now, ship))
}

export function isAttacking(now: Situation, question: Question | undefined): boolean {
  return now.phase === 'attack' && question?.points?.by === 'piece' && question.points.about === undefined
}

/** The acting ship, then its target. */
export function shipsInQuestion(now: Situation, { points }: Question): readonly (Ship | undefined)[] {
  return (points?.about ?? []).map((each) => now.ships.find(({ id }) => id === each))
}

import { type Message, type PlainFact, reading } from '@opfor/kernel'
import { keptAtDistance } from './action-exceptions.ts'
import { bearingsOf, far, staysToHold, wantsObjective } from './bearings.ts'
import { eachOnce } from './each-once.ts'
import type { Actor } from './facts.ts'
import { mayLeaveShip } from './leaving-ship.ts'
import { moveQuestion } from './move-questions.ts'
import type { MoveKind } from './move-words.ts'
import { isMapped, isTracked } from './on-the-map.ts'
import { contenders, type Place, survey } from './places.ts'
import { idleMoves, loneHolder, retreatOrder } from './rulings/actions.ts'
import { shipOf, type Situation, type Unit, unitWith, whereabouts } from './situation.ts'

const known = new WeakMap<Situation, Map<string, readonly Place[]>>()

/** Where so many moves of this kind may end: of places alike in all else only the nearest. */
export function endsOf(now: Situation, unit: Unit, kind: MoveKind, moves: number): readonly Place[] {
  const ends = known.get(now) ?? new Map<string, readonly Place[]>()
  known.set(now, ends)
  const key = `${unit.id} ${kind} ${moves}`
  const before = ends.get(key) ?? foundEnds(now, unit, kind, moves)
  ends.set(key, before)
  return before
}

function foundEnds(now: Situation, unit: Unit, kind: MoveKind, moves: number): readonly Place[] {
  switch (kind) {
    case 'aggressive':
    case 'tactical':
      return closing(now, unit, kind)
    case 'retreat':
      return fallingBack(now, unit, moves)
    case 'gun':
      return gainingSight(now, unit, moves)
  }
}

const lane = (unit: Unit, { at }: Place): number => Math.sign(at.x - unit.at.x)

/** Towards an enemy or an objective: each move as far as it goes on the way on foot, so that all of them lead closest. */
function closing(now: Situation, unit: Unit, kind: 'aggressive' | 'tactical'): readonly Place[] {
  const forObjective = kind === 'tactical' && wantsObjective(now, unit)
  const left = (place: Place): number => (forObjective ? place.toObjective : place.toEnemy)
  const aim = (place: Place): Aim =>
    kind === 'tactical' && !forObjective ? [left(place), -place.cover] : [left(place)]
  const alike = (place: Place): string =>
    `${lane(unit, place)} ${place.onTheWay} ${place.cover} ${place.seenBy}`
  // A place on the shortest way may be one of the others too.
  return eachOnce(contenders(better(now, unit, kind, aim), alike, left))
}

/** Out of sight and into cover with all the moves that are left; otherwise this move leads back, hidden as before. */
function fallingBack(now: Situation, unit: Unit, moves: number): readonly Place[] {
  const hiding = (place: Place): Aim => [...unseen(now, place), -place.cover]
  const alike = (place: Place): string =>
    `${lane(unit, place)} ${place.cover} ${place.seenBy} ${place.seenByClosest} ${place.moves}`
  const back = (place: Place): number => far * place.toRefuge + place.toHome
  const { here, places } = survey(now, unit, 'retreat', moves)
  const hidden = places.filter((place) => improves(hiding(here), hiding(place)))
  if (hidden.length > 0) return eachOnce(contenders(hidden, alike, back))
  const hasRefuge = bearingsOf(now, unit).refuge !== undefined
  const homeward = ({ toRefuge, toHome }: Place): number => (hasRefuge && toRefuge === 0 ? 0 : toHome)
  const aim = (place: Place): Aim => [...hiding(place), place.toRefuge, homeward(place)]
  return eachOnce(contenders(better(now, unit, 'retreat', aim), alike, back))
}

/** Ruling: retreatOrder. */
function unseen(now: Situation, { seenByClosest, seenBy }: Place): Aim {
  return reading(now, retreatOrder) === 'closest' ? [seenByClosest, seenBy] : [seenBy, seenByClosest]
}

/** Gun Crews: to where an enemy is seen, with the moves that are left. */
function gainingSight(now: Situation, unit: Unit, moves: number): readonly Place[] {
  const { here, places } = survey(now, unit, 'gun', moves)
  if (here.seenBy > 0) return []
  const seeing = places.filter(({ seenBy }) => seenBy > 0)
  const alike = (place: Place): string => `${lane(unit, place)} ${place.cover} ${place.moves}`
  return eachOnce(contenders(seeing, alike, ({ toEnemy }) => toEnemy))
}

/** What a move is for, lower being better, the first number before the second. */
type Aim = readonly number[]

/** The places in reach of one move that improve what it is for. */
function better(now: Situation, unit: Unit, kind: MoveKind, aim: (place: Place) => Aim): readonly Place[] {
  const { here, places } = survey(now, unit, kind, 1)
  // Ruling: idleMoves.
  const anywhere = reading(now, idleMoves) === 'always'
  return places.filter((place) => anywhere || improves(aim(here), aim(place)))
}

function improves(before: Aim, after: Aim): boolean {
  const differing = after.findIndex((value, at) => value !== before[at])
  return differing >= 0 && (after[differing] ?? 0) < (before[differing] ?? 0)
}

function canImprove(kind: MoveKind, now: Situation, unit: Unit, { actions }: Actor): boolean {
  if (kind === 'tactical' && staysToHold(now, unit)) return false
  return endsOf(now, unit, kind, actions).length > 0
}

/** Whether it is known what a move can do: on a map, and of a unit that cannot leave its ship. */
export function isKnown(now: Situation, unit: Unit, kind: MoveKind): boolean {
  return !mayLeaveShip(now, unit, kind) && (isTracked(now) || unit.aboard !== '')
}

/** A move of this kind would improve what it is for. */
function improving(kind: MoveKind): PlainFact<Unit, Situation, Actor> {
  const question = (now: Situation, unit: Unit, { actions }: Actor): Message =>
    moveQuestion(kind, unit, actions, keptAtDistance(now, unit), reading(now, loneHolder))
  // What the moves that are left can do is told for this activation or order alone.
  const forNow = (now: Situation, { ordered }: Actor): readonly string[] =>
    kind === 'retreat' || kind === 'gun' ? [`${now.turn} ${ordered}`] : []
  return {
    kind: 'fact',
    id: `blood-and-plunder.move.${kind}`,
    compute: (unit, now, actor) =>
      isKnown(now, unit, kind) ? canImprove(kind, now, unit, actor) : undefined,
    propose: (unit, now, actor) => (isMapped(now) ? canImprove(kind, now, unit, actor) : undefined),
    rests: (unit, now, actor) => {
      const kept = keptAtDistance(now, unit).map(({ id }) => id)
      const bound = shipOf(now, unit)?.grappled ?? ''
      const where = [whereabouts(now, 'opfor'), whereabouts(now, 'player'), bound]
      return [...where, ...kept, ...forNow(now, actor)].join('.')
    },
    ask: (now, actor) => question(now, unitWith(now, actor.id), actor),
    askOne: (unit, now, actor) => question(now, unit, actor),
  }
}

/** Whether a move can be performed, for each kind. */
export const improvingMove: Readonly<Record<MoveKind, PlainFact<Unit, Situation, Actor>>> = {
  aggressive: improving('aggressive'),
  tactical: improving('tactical'),
  retreat: improving('retreat'),
  gun: improving('gun'),
}

import type { Question } from '@opfor/kernel'
import { valueOf } from '../../../../games/blood-and-plunder/rules/turn-overview/cards.ts'
import { tallies } from '../../../../games/blood-and-plunder/rules/turn-overview/strike-points.ts'
import {
  isAlive,
  ownShipOf,
  type Ship as Sailing,
  shipsOf,
  shipWith,
  type Situation,
  type Unit,
  unitWith,
} from '../../../../games/blood-and-plunder/table/situation.ts'
import { band, counted, state } from './chart-1.ts'
import type { Compare, Open } from './decision.ts'
import type { Readings, Ship, StrikePoints } from './facts.ts'
import { readingsOf } from './table-facts.ts'

/** OPPOSING FORCE SHIPS: how a ship moves, and when it uses the second ship movement. */

type Course = 'toward' | 'broadside' | 'away'

const TABLE: readonly (readonly Course[])[] = [
  ['toward', 'toward', 'broadside'],
  ['broadside', 'broadside', 'away'],
  ['broadside', 'away', 'away'],
]

function course(card: number, points: StrikePoints): Course {
  return TABLE[band(card)]?.[state(points)] ?? 'away'
}

/** Without a reference a ship moving away stays. */
function about(ship: Ship, way: Course, readings: Readings): 'ships' | 'units' | 'nothing' {
  if (ship.playerShips > 0) return 'ships'
  return readings['noPlayerShip'] === 'units' && way !== 'away' ? 'units' : 'nothing'
}

/** 'on 6+' if nothing else decides. */
function movesNow(ship: Ship, readings: Readings): 'yes' | 'no' | 'on 6+' {
  if (ship.grappled || ship.made >= ship.movements) return 'no'
  if (ship.made === 0) return 'yes'
  if (ship.movedNow) return ship.left <= 1 ? 'yes' : 'no'
  const latest = ship.activations <= 2 || readings['secondMovement'] === 'last' ? 1 : 2
  return ship.left <= latest ? 'yes' : 'on 6+'
}

const COURSES: Readonly<Record<string, Course>> = { close: 'toward', broadside: 'broadside', away: 'away' }

export class ShipWatch {
  readonly #compare: Compare
  #roll: number | undefined
  #moved = false
  #looked = false
  /** The last result of the ship table, until it is logged. */
  #course: Course | undefined

  constructor(compare: Compare) {
    this.#compare = compare
  }

  answered({ id }: Question, answer: unknown): void {
    if (id === 'blood-and-plunder.second') this.#roll = Number(answer)
  }

  told(before: Situation, id: string): void {
    if (id === 'activates') {
      this.#roll = undefined
      this.#moved = false
      this.#looked = false
    }
    if (id.startsWith('sails.') && this.#course !== undefined && before.acting.unit !== '')
      this.#sails(before, id.slice('sails.'.length))
  }

  #sails(now: Situation, told: string): void {
    const ship = ownShipOf(now, unitWith(now, now.acting.unit))
    const way = this.#course
    this.#course = undefined
    if (ship === undefined || way === undefined) return
    const first = { holds: 'nothing', ashore: 'units' }[told] ?? 'ships'
    const second = about(this.#facts(now, ship), way, readingsOf(now))
    this.#compare('what a ship sails for', ship.id, first, second)
  }

  #facts(now: Situation, ship: Sailing): Ship {
    // An activation counts for the ship aboard which it was made.
    const deck = (unit: Unit): string => (unit.activated ? (unit.activatedOn ?? unit.aboard) : unit.aboard)
    const crew = now.units.filter(
      (unit) => deck(unit) === ship.id && unit.side === ship.side && (isAlive(unit) || unit.activated),
    )
    return {
      grappled: ship.grappled !== '',
      movements: now.house.shipMoves,
      made: ship.moves,
      movedNow: this.#moved,
      activations: crew.length,
      left: crew.filter((unit) => !unit.activated).length,
      playerShips: shipsOf(now, 'player').length,
    }
  }

  /** The ship must have made its due movements. */
  acts(open: Open | undefined): void {
    if (open === undefined || open.about.ordered || this.#looked) return
    this.#looked = true
    const ship = ownShipOf(open.now, unitWith(open.now, open.now.acting.unit))
    if (ship === undefined) return
    const second = movesNow(this.#facts(open.now, ship), readingsOf(open.now))
    const done = second === 'no' || (second === 'on 6+' && this.#roll !== undefined && this.#roll < 6)
    this.#compare('ship has moved', ship.id, true, done)
  }

  ended({ list, about: { id }, now }: Open, chosen: string | undefined): void {
    const ship = shipWith(now, id)
    if (ship === undefined) return
    const readings = readingsOf(now)
    if (list === 'shipTable') {
      const points = tallies(now)
      this.#course = course(
        valueOf(now.card),
        counted({ shown: now.shown, activated: points, now: points }, readings),
      )
      this.#compare('ship table', id, COURSES[chosen ?? ''] ?? '', this.#course)
      return
    }
    const due = movesNow(this.#facts(now, ship), readings)
    const rolled = due === 'on 6+' ? (this.#roll ?? 0) >= 6 : due === 'yes'
    const rightlyRolled = (due === 'on 6+') === (this.#roll !== undefined)
    this.#compare('movement of a ship', id, chosen === 'now', rightlyRolled && rolled)
    if (chosen === 'now') this.#moved = true
  }
}

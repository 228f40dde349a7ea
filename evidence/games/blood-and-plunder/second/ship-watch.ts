import type { Question } from '@opfor/kernel'
import { valueOf } from '../../../../games/blood-and-plunder/rules/turn-overview/cards.ts'
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
import { tallies } from '../../../../games/blood-and-plunder/rules/turn-overview/strike-points.ts'
import { counted } from './chart-1.ts'
import type { Compare, Open } from './decision.ts'
import type { Ship } from './facts.ts'
import { about, type Course, course, movesNow } from './ships.ts'
import { readingsOf } from './table-facts.ts'

const COURSES: Readonly<Record<string, Course>> = { close: 'toward', broadside: 'broadside', away: 'away' }

/** The ship of the unit that is activated. */
export class ShipWatch {
  readonly #compare: Compare
  #roll: number | undefined
  #moved = false
  #looked = false
  /** What the ship table said, until it was told. */
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
    // An activation counts for the ship that it was made aboard of.
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

  /** The unit begins to act: its ship has moved as often as it should. */
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

import { currentReading } from '@opfor/kernel'
import type { Bearings } from './bearings.ts'
import type { Point } from '../../table/geometry/point.ts'
import { coverAgainst, sees } from '../../table/geometry/sight.ts'
import type { Cover } from '../../table/geometry/terrain.ts'
import { ownRadius, placeOf } from '../../table/on-the-map.ts'
import { coverFrom } from '../rulings/where-moves-end.ts'
import type { Situation, Unit } from '../../table/situation.ts'

export interface Course {
  readonly toEnemy: (at: Point) => number
  readonly toObjective: (at: Point) => number
  readonly atLeast: (at: Point) => number
  readonly toRefuge: (at: Point) => number
  readonly onTheWay: readonly Point[]
}

/** Tenths of an inch: the precision of a tape and of places. */
function tenths(inches: number): number {
  return Math.floor(Math.round(inches * 100) / 10)
}

/** Independent of the way to the place. Distances are in tenths of an inch. */
export interface Measured {
  readonly at: Point
  readonly toEnemy: number
  readonly toObjective: number
  /** A lower bound of the remaining distance to the goal. */
  readonly atLeast: number
  readonly cover: number
  readonly seenByClosest: number
  /** How many of the closest enemies, in order, do not see the place. */
  readonly hiddenInTurn: number
  readonly seenBy: number
  readonly toRefuge: number
  readonly toHome: number
}

/** Measures each number only when it is read. */
export class Spot implements Measured {
  readonly #now: Situation
  readonly #go: Bearings
  readonly #to: Course
  readonly at: Point
  #seers: readonly Unit[] | undefined

  constructor(now: Situation, go: Bearings, to: Course, at: Point) {
    this.#now = now
    this.#go = go
    this.#to = to
    this.at = at
  }

  get toEnemy(): number {
    return tenths(this.#to.toEnemy(this.at))
  }

  get toObjective(): number {
    return tenths(this.#to.toObjective(this.at))
  }

  get atLeast(): number {
    return tenths(this.#to.atLeast(this.at))
  }

  get cover(): Cover {
    if (this.#go.enemies.length === 0) return 0
    // Ruling: coverFrom.
    const from = currentReading(this.#now, coverFrom) === 'closest' ? this.#go.closest : this.#watching
    let least: Cover = 2
    for (const enemy of from) {
      const cover = this.#coverFrom(enemy)
      if (cover < least) least = cover
      if (least === 0) break
    }
    return least
  }

  get seenByClosest(): number {
    return this.#go.closest.filter((enemy) => this.#isSeenBy(enemy)).length
  }

  get hiddenInTurn(): number {
    const nearest = Math.min(...this.#watching.map((enemy) => this.#go.inches(enemy)))
    return this.#go.enemies.filter((enemy) => this.#go.inches(enemy) < nearest).length
  }

  get seenBy(): number {
    return this.#watching.length
  }

  get toRefuge(): number {
    return tenths(this.#to.toRefuge(this.at))
  }

  get toHome(): number {
    const { width, height, homeEdge } = this.#now.battle
    const { x, y } = this.at
    return tenths({ left: x, right: width - x, bottom: y, top: height - y }[homeEdge] / 10)
  }

  get #watching(): readonly Unit[] {
    this.#seers ??= this.#go.enemies.filter((enemy) => this.#isSeenBy(enemy))
    return this.#seers
  }

  #isSeenBy(enemy: Unit): boolean {
    return sees(this.#now.battle.terrain, placeOf(this.#now, enemy), this.at)
  }

  #coverFrom(enemy: Unit): Cover {
    const now = this.#now
    return coverAgainst(now.battle.terrain, this.at, placeOf(now, enemy), ownRadius(now, enemy))
  }
}

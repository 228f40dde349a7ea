import type { Candidate, RuleList, Message, Params, Question, LogRecorder } from '@opfor/kernel'
import { bears, sixteenthsBetween } from '../../../../games/blood-and-plunder/table/geometry/compass.ts'
import { distance, type Point } from '../../../../games/blood-and-plunder/table/geometry/point.ts'
import { sees } from '../../../../games/blood-and-plunder/table/geometry/sight.ts'
import { holds, isCloseTo } from '../../../../games/blood-and-plunder/table/geometry/terrain.ts'
import { radiusOf } from '../../../../games/blood-and-plunder/table/on-the-map.ts'
import { posesFor } from '../../../../games/blood-and-plunder/rules/opposing-force-ships/poses.ts'
import {
  isAlive,
  nobodyActs,
  ownShipOf,
  type Situation,
  type Unit,
  unitWith,
} from '../../../../games/blood-and-plunder/table/situation.ts'
import { Orders } from './orders.ts'

export interface Lost {
  readonly now: Situation
  readonly actions: number
  readonly against: ReadonlyMap<string, Message>
}

export class Watch implements LogRecorder<Situation> {
  readonly violations: string[] = []
  readonly decisions: string[] = []
  readonly lost: Lost[] = []
  activations = 0
  /** Inches. */
  readonly away: number[] = []
  began: Situation['acting'] = nobodyActs
  #against = new Map<string, Message>()
  readonly #lists: string[] = []
  #spent = 0
  #charging = ''
  #leaving = ''
  readonly #orders = new Orders()
  #sailing = ''
  #landing = ''
  #fellBack = false

  begin(_: unknown, by: RuleList): void {
    this.#lists.push(by.id)
    this.#against = new Map()
  }

  end(chosen: Candidate | undefined): void {
    this.decisions.push(`${this.#lists.pop() ?? ''}: ${chosen?.id ?? 'nobody'}`)
  }

  change(before: Situation, after: Situation, tell: Message, params?: Params): void {
    const { id } = tell
    if (id === 'blood-and-plunder.activates') this.#begins(after)
    else if (before.acting.unit !== '' && after.acting.unit !== '')
      this.#spent += before.acting.left - after.acting.left
    if (id === 'blood-and-plunder.doesNothing' || id === 'blood-and-plunder.actionsLost')
      this.lost.push({
        now: before,
        actions: before.acting.left - after.acting.left,
        against: this.#against,
      })
    if (id === 'blood-and-plunder.activationEnds' && before.acting.unit !== '') this.#ended(before)
    if (id === 'blood-and-plunder.shoots' || id === 'blood-and-plunder.volley') this.#shot(before, after)
    if (id === 'blood-and-plunder.charges') this.#charged(before, after)
    this.#leaving = id === 'blood-and-plunder.leavesMelee' ? JSON.stringify(params?.['unit']) : ''
    this.violations.push(...this.#orders.told(before, tell.id, params))
    if (id === 'blood-and-plunder.landed') this.#landing = landedIn(before, after)
    if (id.startsWith('blood-and-plunder.sails.')) this.#sailing = id.slice('blood-and-plunder.sails.'.length)
    if (id === 'blood-and-plunder.fallsBack') this.#fellBack = true
  }

  /** A proposed end position must be possible. */
  asked(now: Situation, question: Question): void {
    if (question.id === 'blood-and-plunder.where' && now.acting.unit !== '') {
      const to = tenths(question.proposal as Point)
      const mover = now.units.find(({ id }) => say(question).includes(id))
      // You decide the end of a fallback; the question shows the unit's old position.
      const stood = this.#fellBack && mover !== undefined && distance(mover.at, to) === 0
      this.#fellBack = false
      if (mover !== undefined && !stood) this.#move(now, mover, to)
      this.#charging = ''
    }
    if (question.id === 'blood-and-plunder.whereShip' && now.acting.unit !== '') this.#sail(now, question)
  }

  answered(_question: Question, _answer: unknown): void {}

  #begins({ acting }: Situation): void {
    this.began = acting
    this.#spent = 0
    this.#charging = ''
  }

  #ended(before: Situation): void {
    this.activations += 1
    const { unit, actions } = before.acting
    if (this.#spent !== actions && isAlive(unitWith(before, unit)))
      this.violations.push(`${unit} spent ${this.#spent} of ${actions} actions`)
  }

  #shot(before: Situation, after: Situation): void {
    const shooter = before.units.find((unit) => unit.empty === 0 && unitWith(after, unit.id).empty > 0)
    const target = before.units.find(({ id }) => id === after.acting.target)
    if (shooter === undefined || target === undefined)
      this.violations.push('a shot without shooter or target')
    else if (!sees(before.battle.terrain, shooter.at, target.at))
      this.violations.push(`${shooter.id} shot at ${target.id} unseen`)
    else if (edgesApart(before, shooter, target) >= shooter.profile.range * 10 + 1)
      this.violations.push(`${shooter.id} shot at ${target.id} out of range`)
    else if (!doesBear(before, shooter, target))
      this.violations.push(`${shooter.id} shot at ${target.id} where its guns do not bear`)
    else if (shooter.engaged.length > 0 || target.side === shooter.side || !isAlive(target))
      this.violations.push(`${shooter.id} may not shoot at ${target.id}`)
  }

  #charged(before: Situation, after: Situation): void {
    const target = before.units.find(({ id }) => id === after.acting.target)
    if (target === undefined || target.side === 'opfor' || !isAlive(target))
      this.violations.push('a charge at nobody')
    this.#charging = before.acting.unit
  }

  #move(now: Situation, unit: Unit, to: Point): void {
    const { width, height, terrain } = now.battle
    const wrong = (what: string): number => this.violations.push(`${unit.id} ends ${what} at ${to.x}/${to.y}`)
    const charges = unit.id === this.#charging
    // Units stay if they charge an enemy in contact or leave a melee without room. The person places a landing unit.
    const leaves = JSON.stringify(unit.name) === this.#leaving
    const stays = charges || leaves || unit.id === this.#landing
    if (stays && distance(unit.at, to) === 0) return
    const own = radiusOf(now, unit)
    if (to.x < own || to.y < own || to.x > width - own || to.y > height - own) wrong('off the table')
    if (terrain.some((piece) => piece.impassable && isCloseTo(piece.outline, to, own)))
      wrong('in impassable terrain')
    // A unit leaving a melee ends clear of its enemy, if possible within a charge.
    const reach = charges || leaves ? unit.profile.charge : unit.profile.move
    if (distance(unit.at, to) > reach * 10) wrong('beyond its reach')
    const others = now.units.filter((each) => isAlive(each) && each.aboard === '' && each.id !== unit.id)
    const overlap = (other: Unit): number => (charges && other.id === now.acting.target ? 2 : 0)
    const touched = (other: Unit): number => own + radiusOf(now, other) - overlap(other)
    if (others.some((other) => distance(other.at, to) <= touched(other))) wrong('on another unit')
    if (charges) this.#met(now, unit, to)
  }

  /** A charge that ends engaged ends in contact with its target. */
  #met(now: Situation, unit: Unit, to: Point): void {
    const target = unitWith(now, now.acting.target)
    if (
      unit.engaged.includes(target.id) &&
      distance(target.at, to) >= radiusOf(now, unit) + radiusOf(now, target) + 1
    )
      this.violations.push(`${unit.id} does not reach ${target.id} by its charge`)
  }

  #sail(now: Situation, question: Question): void {
    const proposal = question.proposal as Point & { readonly heading: number }
    const to = tenths(proposal)
    const ship = now.ships.find(({ id }) => say(question).includes(id))
    if (ship === undefined) return
    const wrong = (what: string): number => this.violations.push(`${ship.id} ${what}`)
    if (sixteenthsBetween(proposal.heading, ship.heading) > ship.hull.turn) wrong('turns too far')
    if (distance(ship.at, to) > ship.hull.speed * 10) wrong('sails beyond its reach')
    if (now.battle.terrain.some((piece) => piece.impassable && holds(piece.outline, to)))
      wrong('runs aground')
    if (now.ships.some((other) => other.id !== ship.id && distance(other.at, to) < 40)) wrong('rams another')
    const inches = distance(ship.at, to) / 10
    if (this.#sailing === 'away') this.away.push(inches)
    const hasRoom = posesFor(now, ship, 'close').some(({ at }) => distance(at, ship.at) > 0)
    const mustSail = this.#sailing === 'away' || this.#sailing === 'broadside'
    if (mustSail && inches === 0 && hasRoom) wrong('stays where it is under sail')
  }

  narrowed(): void {}
  tied(): void {}
  tried(_: unknown, action: Candidate, could: boolean, against: Message | undefined): void {
    if (!could && against !== undefined) this.#against.set(action.id, against)
  }

  cell(): void {}
  ruled(): void {}
  overruled(): void {}
  restarted(): void {}
}

function landedIn(before: Situation, after: Situation): string {
  return after.units.find(({ id, aboard }) => aboard !== unitWith(before, id).aboard)?.id ?? ''
}

function edgesApart(now: Situation, one: Unit, other: Unit): number {
  return distance(one.at, other.at) - radiusOf(now, one) - radiusOf(now, other)
}

/** Guns aboard shoot abeam; a unit that has boarded an enemy ship has none there. */
function doesBear(now: Situation, shooter: Unit, target: Unit): boolean {
  const ship = ownShipOf(now, shooter)
  const hasGuns = shooter.profile.guns !== undefined && !shooter.gunLost
  return ship === undefined || !hasGuns || bears(ship.at, ship.heading, target.at)
}

function tenths({ x, y }: Point): Point {
  return { x: Math.round(x * 10), y: Math.round(y * 10) }
}

/** In random battles unit names contain the ids. */
function say({ text }: Question): string {
  return JSON.stringify(text.params ?? {}).replaceAll(' ', '-')
}

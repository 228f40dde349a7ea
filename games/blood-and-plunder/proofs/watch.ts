import type { Candidate, Declared, Message, Question, Recorder } from '@opfor/kernel'
import { distance, type Point } from '../geometry/point.ts'
import { sees } from '../geometry/sight.ts'
import { holds } from '../geometry/terrain.ts'
import { isAlive, type Situation, type Unit, unitWith } from '../situation.ts'

/** Watches a battle and keeps what should never be; also who was chosen by each list. */
export class Watch implements Recorder<Situation> {
  readonly violations: string[] = []
  readonly decisions: string[] = []
  activations = 0
  readonly #lists: string[] = []
  #spent = 0
  #charging = ''

  begin(_: number, by: Declared): void {
    this.#lists.push(by.id)
  }

  end(chosen: Candidate | undefined): void {
    this.decisions.push(`${this.#lists.pop() ?? ''}: ${chosen?.id ?? 'nobody'}`)
  }

  change(before: Situation, after: Situation, tell: Message): void {
    const { id } = tell
    if (id === 'blood-and-plunder.activates') this.#begins()
    else if (before.acting.unit !== '' && after.acting.unit !== '')
      this.#spent += before.acting.left - after.acting.left
    if (id === 'blood-and-plunder.activationEnds' && before.acting.unit !== '') this.#ended(before)
    if (id === 'blood-and-plunder.shoots' || id === 'blood-and-plunder.volley') this.#shot(before, after)
    if (id === 'blood-and-plunder.charges') this.#charged(before, after)
  }

  /** A question that proposes where something ends: it must be possible. */
  asked(now: Situation, question: Question): void {
    if (question.id === 'blood-and-plunder.where' && now.acting.unit !== '') {
      const to = tenths(question.proposal as Point)
      const mover = now.units.find(({ id }) => say(question).includes(id))
      if (mover !== undefined) this.#move(now, mover, to)
      this.#charging = ''
    }
    if (question.id === 'blood-and-plunder.whereShip' && now.acting.unit !== '') this.#sail(now, question)
  }

  #begins(): void {
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
    else if (distance(shooter.at, target.at) - 20 >= shooter.profile.range * 10 + 1)
      this.violations.push(`${shooter.id} shot at ${target.id} out of range`)
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
    // Who charges an enemy that it touches already stays where it is.
    if (charges && distance(unit.at, to) === 0) return
    if (to.x < 0 || to.y < 0 || to.x > width || to.y > height) wrong('off the table')
    if (terrain.some((piece) => piece.impassable && holds(piece.outline, to))) wrong('in impassable terrain')
    const reach = charges ? unit.profile.charge : unit.profile.move
    if (distance(unit.at, to) > reach * 10) wrong('beyond its reach')
    const others = now.units.filter((each) => isAlive(each) && each.aboard === '' && each.id !== unit.id)
    const touched = (other: Unit): number => (charges && other.id === now.acting.target ? 18 : 20)
    if (others.some((other) => distance(other.at, to) <= touched(other))) wrong('on another unit')
    if (charges) this.#met(now, unit, to)
  }

  /** A charge that ends engaged ends in contact with its target. */
  #met(now: Situation, unit: Unit, to: Point): void {
    const target = unitWith(now, now.acting.target)
    if (unit.engaged.includes(target.id) && distance(target.at, to) >= 21)
      this.violations.push(`${unit.id} does not reach ${target.id} by its charge`)
  }

  #sail(now: Situation, question: Question): void {
    const proposal = question.proposal as Point & { readonly heading: number }
    const to = tenths(proposal)
    const ship = now.ships.find(({ id }) => say(question).includes(id))
    if (ship === undefined) return
    const turned = Math.abs(proposal.heading - ship.heading)
    const wrong = (what: string): number => this.violations.push(`${ship.id} ${what}`)
    if (Math.min(turned, 16 - turned) > ship.hull.turn) wrong('turns too far')
    if (distance(ship.at, to) > ship.hull.speed * 10) wrong('sails beyond its reach')
    if (now.battle.terrain.some((piece) => piece.impassable && holds(piece.outline, to)))
      wrong('runs aground')
    if (now.ships.some((other) => other.id !== ship.id && distance(other.at, to) < 40)) wrong('rams another')
  }

  narrowed(): void {}
  tied(): void {}
  tried(): void {}
  cell(): void {}
  ruled(): void {}
  overruled(): void {}
  restarted(): void {}
}

function tenths({ x, y }: Point): Point {
  return { x: Math.round(x * 10), y: Math.round(y * 10) }
}

/** The name that a question mentions: in random battles names tell ids. */
function say({ text }: Question): string {
  return JSON.stringify(text.params ?? {}).replaceAll(' ', '-')
}

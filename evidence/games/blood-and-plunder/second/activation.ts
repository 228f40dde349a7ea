import type { Params, Question } from '@opfor/kernel'
import { keptAtDistance } from '../../../../games/blood-and-plunder/rules/action-exceptions/action-exceptions.ts'
import { valueOf } from '../../../../games/blood-and-plunder/rules/turn-overview/cards.ts'
import { type Situation, unitsOf, unitWith } from '../../../../games/blood-and-plunder/table/situation.ts'
import { tallies } from '../../../../games/blood-and-plunder/rules/turn-overview/strike-points.ts'
import { offFrom } from './action-exceptions.ts'
import { column, counted } from './chart-1.ts'
import { columnOf, commandPointsFollow, type Decision, nextAction } from './chart-2.ts'
import { afterPoint, nextPoint } from './command-points.ts'
import type { Compare, Open } from './decision.ts'
import type { Action, StrikePoints } from './facts.ts'
import { ShipWatch } from './ship-watch.ts'
import { readingsOf, unitFacts } from './table-facts.ts'

const LINES: Readonly<Record<string, Action>> = {
  shoot12: 'Shoot <12"',
  shoot20: 'Shoot <20"',
  shoot: 'Shoot',
  grapple: 'Grapple',
  charge: 'Charge',
  aggressive: 'Aggressive Move',
  tactical: 'Tactical Move',
  retreat: 'Retreat Move',
  fight: 'Fight',
  reload: 'Reload',
  rally: 'Rally',
  repair: 'Repair',
}

export class Activation {
  readonly #compare: Compare
  readonly #ships: ShipWatch
  #points: StrikePoints | undefined
  #stuck = false
  #left = 0
  #passed: string[] = []
  #ordered: { readonly name: string; used: boolean } | undefined

  constructor(compare: Compare) {
    this.#compare = compare
    this.#ships = new ShipWatch(compare)
  }

  pointsAtStart(now: Situation): StrikePoints {
    return now.acting.unit === '' ? tallies(now) : (this.#points ?? tallies(now))
  }

  answered(question: Question, answer: unknown): void {
    this.#ships.answered(question, answer)
  }

  begins(open: Open | undefined): void {
    if (open?.list === 'bayonets' || open?.list.match(/^(A|B|C)\b/) !== null) this.#ships.acts(open)
  }

  told(before: Situation, after: Situation, id: string, params?: Params): void {
    this.#ships.told(before, id)
    if (id === 'activates') this.#starts(after)
    if (id === 'doesNothing' || id === 'actionsLost') this.#stuck = true
    if (id === 'reloadFirst') {
      const { unit, left } = before.acting
      const second = this.#second(before, unit, left, false)
      this.#compare('action', unit, 'Reload', second.action)
    }
    if (id === 'pointsLost') this.#lost(before, Number(params?.['points']))
    if (id === 'activationEnds') this.#ends(before)
  }

  ended(open: Open, chosen: string | undefined, pool: readonly string[]): void {
    const { list, about, now } = open
    switch (list) {
      case 'bayonets': {
        const { action } = this.#second(now, about.id, about.actions, about.ordered)
        if (this.#ordered !== undefined) this.#ordered.used = chosen === 'fix' && now.house.bayonetCost > 0
        return this.#compare('bayonets', about.id, chosen === 'fix', action === 'Fix bayonets')
      }
      case 'kindOfShot': {
        const { target } = about as typeof about & { readonly target: string }
        const second = this.#second(now, about.id, about.actions, about.ordered)
        return this.#compare(
          'kind of shot',
          about.id,
          chosen === 'drilled',
          second.drilledAt.includes(target),
        )
      }
      case 'order':
        return this.#order(now, pool, chosen)
      case 'orderItself':
        return chosen === 'another' ? undefined : this.#order(now, pool, chosen)
      case 'movementNow':
      case 'shipTable':
        return this.#ships.ended(open, chosen)
      default:
        return /^(?:A|B|C|command)(?:-|$)/.test(list) ? this.#action(open, chosen) : undefined
    }
  }

  #starts(now: Situation): void {
    this.#points = tallies(now)
    this.#stuck = false
    this.#left = unitWith(now, now.acting.unit).profile.commander?.points ?? 0
    this.#passed = []
    this.#ordered = undefined
  }

  #second(now: Situation, id: string, actions: number, ordered: boolean): Decision {
    const name = ordered ? 'Command Points' : this.#column(now)
    return nextAction(unitFacts(now, id), name, actions, now.house, readingsOf(now))
  }

  #column(now: Situation): 'A' | 'B' | 'C' {
    const points = { shown: now.shown, activated: this.pointsAtStart(now), now: tallies(now) }
    return column(valueOf(now.card), counted(points, readingsOf(now)))
  }

  #action({ list, among, about, now }: Open, chosen: string | undefined): void {
    const { id, actions, ordered } = about
    const readings = readingsOf(now)
    const name = ordered ? 'Command Points' : this.#column(now)
    const lines = columnOf(unitFacts(now, id), name, { ...now.house, reloadFirst: false }, readings)
    this.#compare('column worked down', id, list.split('-')[0] ?? '', ordered ? 'command' : name)
    this.#compare(
      'order of actions',
      id,
      among.map((line) => LINES[line] ?? line),
      lines,
    )
    this.#compare(
      'kept off from',
      id,
      keptAtDistance(now, unitWith(now, id)).map((unit) => unit.id),
      [...offFrom(unitFacts(now, id), readings)],
    )
    const { action } = this.#second(now, id, actions, ordered)
    if (this.#ordered !== undefined) this.#ordered.used = action !== 'Nothing'
    this.#compare('action', id, chosen === undefined ? 'Nothing' : (LINES[chosen] ?? chosen), action)
  }

  #order(now: Situation, pool: readonly string[], chosen: string | undefined): void {
    this.#compare('command point', now.acting.unit, pool.toSorted(), this.#next(now).toSorted())
    this.#ordered = { name: chosen ?? '', used: false }
  }

  #next(now: Situation): readonly string[] {
    const readings = readingsOf(now)
    if (this.#ordered !== undefined) {
      const { gone, passed } = afterPoint(this.#ordered.used, readings)
      if (gone) this.#left -= 1
      if (passed) this.#passed.push(this.#ordered.name)
      this.#ordered = undefined
    }
    if (this.#left <= 0) return []
    const { id, profile } = unitWith(now, now.acting.unit)
    const commander = { name: id, range: profile.commander?.range ?? 0, passed: this.#passed }
    const units = unitsOf(now, 'opfor').map((unit) => unitFacts(now, unit.id))
    return nextPoint(commander, units, readings)
  }

  #lost(now: Situation, points: number): void {
    const next = this.#next(now)
    this.#compare('points lost', now.acting.unit, [points], next.length === 0 ? [this.#left] : [...next])
    this.#left = 0
  }

  #ends(now: Situation): void {
    const { unit } = now.acting
    const canAct = now.units.some(({ id, models }) => id === unit && models > 0)
    if (!canAct || unitsOf(now, 'player').length === 0) return
    const given = unitWith(now, unit).profile.commander?.points ?? 0
    const follows = commandPointsFollow(this.#stuck, readingsOf(now))
    if (this.#ordered !== undefined || this.#left !== given) this.#next(now)
    if (given > 0) this.#compare('points used', unit, given - this.#left, follows ? given : 0)
  }
}

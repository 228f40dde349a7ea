import type { Question } from '@opfor/kernel'
import { hasGun } from '../../../../games/blood-and-plunder/rules/action-exceptions/action-exceptions.ts'
import {
  isAlive,
  type Situation,
  type Unit,
  unitWith,
} from '../../../../games/blood-and-plunder/table/situation.ts'
import type { Compare, Open } from './decision.ts'
import { defensiveAttack, isAnswered } from './defensive-attacks.ts'
import { readingsOf, unitFacts } from './table-facts.ts'

export class Defences {
  readonly #compare: Compare
  readonly #said = new Map<string, boolean>()
  #attack: { readonly target: string; readonly by: 'charge' | 'shot' } | undefined
  #now: Situation | undefined

  constructor(compare: Compare) {
    this.#compare = compare
  }

  told(now: Situation): void {
    this.#now = now
  }

  answered({ id, text }: Question, answer: unknown): void {
    const name = id.slice('blood-and-plunder.'.length).replace(/\.one$/, '')
    if (['shakenDefender', 'gunDefender'].includes(name)) this.#said.set(name, answer === true)
    if (name === 'lances') this.#said.set(`lances ${JSON.stringify(text.params?.['unit'])}`, answer === true)
    if (name !== 'whom' && name !== 'atWhom') return
    this.#unanswered()
    const { id: target } = answer as { readonly id: string }
    this.#attack = { target, by: name === 'whom' ? 'charge' : 'shot' }
  }

  /** At the next list the attack was answered, or should have been. */
  begins(open: Open | undefined): void {
    if (open?.list !== 'defends') this.#unanswered()
    this.#attack = undefined
  }

  #unanswered(): void {
    const now = this.#now
    if (this.#attack === undefined || now === undefined) return
    const { target, by } = this.#attack
    const unit = now.units.find(({ id }) => id === target)
    if (unit !== undefined && isAlive(unit))
      this.#compare('attack left unanswered', target, false, isAnswered(by, readingsOf(now)))
    this.#attack = undefined
  }

  ended({ about, now }: Open, chosen: string | undefined): void {
    const { id, by, how } = about as typeof about & { readonly by: string; readonly how: 'charge' | 'shot' }
    const unit = unitWith(now, id)
    const readings = readingsOf(now)
    const shaken = unit.fatigue >= now.house.shakenAt && readings['shakenUnits'] === 'rally'
    const allowed = !shaken || this.#said.get('shakenDefender') === true
    const second = defensiveAttack(
      {
        unit: unitFacts(now, id),
        attacker: by,
        by: how,
        mayShoot: allowed && (!isOnlyGun(now, unit) || this.#said.get('gunDefender') === true),
        mayFight: allowed && !this.#hasLances(unit),
      },
      readings,
    )
    this.#compare('defensive attack', id, chosen ?? 'none', second)
  }

  #hasLances(unit: Unit): boolean {
    return unit.profile.mounted && this.#said.get(`lances ${JSON.stringify(unit.name)}`) === true
  }
}

function isOnlyGun(now: Situation, unit: Unit): boolean {
  return hasGun(now, unit) && unit.profile.weapons.every((weapon) => weapon === 'melee')
}

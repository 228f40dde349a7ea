import {
  type Candidate,
  seededRandom,
  type RuleList,
  type Message,
  type LogRecorder,
  Table,
} from '@opfor/kernel'
import type { Aim } from '../../../../games/admiral/rules/attack/aim.ts'
import { widestRange } from '../../../../games/admiral/rules/house-model/damage.ts'
import type { Target } from '../../../../games/admiral/rules/attack/hierarchy.ts'
import { admiral } from '../../../../games/admiral/index.ts'
import {
  cardOf,
  fleetOf,
  type Ship,
  shipWith,
  type Situation,
  squareOf,
} from '../../../../games/admiral/table/situation.ts'
import { causeOf, gradeNow, type Said } from './aim-causes.ts'
import { settingsOf } from '../../../../games/admiral/testing/wishes.ts'

class Aims implements LogRecorder<Situation> {
  readonly counts = new Map<string, number>()
  #said: Said[] = []
  #attacked: string[] = []
  #aiming = false
  #target: Target | undefined

  begin(_: unknown, { id }: RuleList, __: readonly Candidate[], about: unknown): void {
    this.#aiming = id === 'admiral.target' && (about as Aim).purpose === 'sail'
  }

  end(chosen: Candidate | undefined): void {
    if (this.#aiming) this.#target = chosen as Target | undefined
    this.#aiming = false
  }

  change(before: Situation, after: Situation, { id }: Message): void {
    const changed = after.ships.find((ship, at) => ship !== before.ships[at])
    if (changed !== undefined && id.startsWith('admiral.sailsTo')) this.#sails(after, changed)
    if (changed !== undefined && id === 'admiral.approaches') this.#approaches(before, after, changed)
    if (changed !== undefined && id.startsWith('admiral.red')) this.#weakens(after, changed)
    const attack = after.attacks[before.attacks.length]
    for (const { id: by, attacked, side } of after.ships)
      if (side === 'stratego' && attacked && !this.#attacked.includes(by))
        this.#attacks(before, by, attack?.by === by ? attack : undefined)
    if (after.turn !== before.turn) [this.#said, this.#attacked] = [[], []]
  }

  #sails(now: Situation, unit: Ship): void {
    if (this.#target === undefined) return
    const { id: on, grade } = this.#target
    this.#count('moves to attack')
    if (gradeNow(now, unit, shipWith(now, on)) < grade) this.#count('damage lost on the square')
    this.#said.push({ by: unit.id, on, at: now })
  }

  #approaches(before: Situation, after: Situation, unit: Ship): void {
    if (this.#target === undefined) return
    const column = squareOf(shipWith(after, this.#target.id))?.x ?? 0
    const aside = (ship: Ship): number => Math.abs((squareOf(ship)?.x ?? 0) - column)
    this.#count('approaches')
    if (aside(unit) > aside(shipWith(before, unit.id))) this.#count('approaches to a farther column')
  }

  #weakens(now: Situation, enemy: Ship): void {
    const feature = cardOf(now, enemy).red[Number(enemy.active.at(-1)?.slice('red '.length))]
    this.#count('red features')
    if (feature?.when === 'move' && enemy.moved >= 0) this.#count('red features of a move that is over')
  }

  #attacks(before: Situation, by: string, attack: Situation['attacks'][number] | undefined): void {
    this.#attacked.push(by)
    if (attack?.air === true) this.#launches(before, by)
    const said = this.#said.find((each) => each.by === by)
    if (said === undefined) return
    if (said.on === attack?.on) this.#count('moves to attack: it does')
    else this.#count(`moves to attack: it does not, ${causeOf(said, before, attack?.on)}`)
  }

  #launches(now: Situation, by: string): void {
    const range = widestRange(now, shipWith(now, by))
    const later = fleetOf(now, 'stratego').filter(({ id, attacked }) => id !== by && !attacked)
    this.#count('launches')
    if (later.some((ship) => widestRange(now, ship) < range)) this.#count('launches before a shorter range')
  }

  #count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  narrowed(): void {}
  tied(): void {}
  tried(): void {}
  cell(): void {}
  ruled(): void {}
  overruled(): void {}
  restarted(): void {}
}

export function aimsOf(battle: string, seed: number): ReadonlyMap<string, number> {
  const aims = new Aims()
  let answers = 0
  const reply = (question: { sample(random: (below: number) => number): unknown }): unknown => {
    answers += 1
    return question.sample(seededRandom(seed, answers))
  }
  const table = new Table(admiral.initialSituation(settingsOf({ options: { battle } })), reply, aims)
  admiral.setup(table).next()
  while (admiral.outcome(table.now) === undefined) admiral.turn(table).next()
  return aims.counts
}

import type { Candidate, Json, RuleList, Message, Params, Question, Rule } from '@opfor/kernel'
import { valueOf } from '../../../../games/blood-and-plunder/rules/turn-overview/cards.ts'
import { tallies } from '../../../../games/blood-and-plunder/rules/turn-overview/strike-points.ts'
import type { Situation } from '../../../../games/blood-and-plunder/table/situation.ts'
import { playBattle } from '../proofs/play.ts'
import { Watch } from '../proofs/watch.ts'
import { Activation } from './activation.ts'
import { battleOf } from './battles.ts'
import { column, counted } from './chart-1.ts'
import type { Open } from './decision.ts'
import { Defences } from './defences.ts'
import type { Readings, Unit } from './facts.ts'
import { chargeTargets, shotAt } from './opfor-actions.ts'
import { readingsOf, unitFacts } from './table-facts.ts'

/** TURN OVERVIEW: the priority for activating units. */

function engaged(unit: Unit, readings: Readings): boolean {
  return unit.inContact || (readings['whatIsEngaged'] === 'grappled' && unit.aboardGrappled)
}

function enemyLessThan12(unit: Unit, readings: Readings): boolean {
  return unit.enemies.some((enemy) => enemy.inches < 12 && (readings['twelveInches'] === 'any' || enemy.seen))
}

function toActivate(units: readonly Unit[], readings: Readings): readonly string[] {
  const waiting = units.filter((unit) => !unit.activated)
  const first = waiting.filter((unit) => engaged(unit, readings))
  if (first.length > 0) return first.map((unit) => unit.name)
  const second = waiting.filter((unit) => enemyLessThan12(unit, readings))
  if (second.length > 0) return second.map((unit) => unit.name)
  return waiting.map((unit) => unit.name)
}

const PREFIX = 'blood-and-plunder.'

/** Counted as decisions. Everything else compared only checks completeness. */
const DECISIONS: readonly string[] = [
  'unit to activate',
  'column',
  'action',
  'bayonets',
  'target of a shot',
  'kind of shot',
  'target of a charge',
  'command point',
  'movement of a ship',
  'ship table',
  'defensive attack',
]

export interface Compared {
  readonly kinds: Map<string, number>
  readonly differing: string[]
}

class Comparison extends Watch {
  readonly compared: Compared = { kinds: new Map(), differing: [] }
  readonly #open: Open[] = []
  readonly #activation = new Activation((...args) => this.#compare(...args))
  readonly #defences = new Defences((...args) => this.#compare(...args))

  #compare(kind: string, what: string, first: Json, second: Json): void {
    const { kinds, differing } = this.compared
    if (DECISIONS.includes(kind)) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const [ours, theirs] = [JSON.stringify(first), JSON.stringify(second)]
    if (ours !== theirs) differing.push(`${kind}, ${what}: ${ours} against ${theirs}`)
  }

  override begin(
    nth?: unknown,
    by?: RuleList,
    among: readonly Candidate[] = [],
    about?: unknown,
    now?: Situation,
  ): void {
    if (by === undefined || now === undefined) return
    super.begin(nth, by)
    this.#open.push({
      list: by.id.slice(PREFIX.length),
      among: among.map(({ id }) => id),
      about: about as Open['about'],
      now,
      tied: undefined,
    })
    this.#activation.begins(this.#open.at(-1))
    this.#defences.begins(this.#open.at(-1))
  }

  override tied(_rule?: Rule, before: readonly Candidate[] = []): void {
    const open = this.#open.at(-1)
    if (open !== undefined) open.tied = before.map(({ id }) => id)
  }

  override end(chosen: Candidate | undefined): void {
    super.end(chosen)
    const open = this.#open.pop()
    if (open !== undefined) this.#ended(open, chosen?.id)
  }

  override change(before: Situation, after: Situation, tell: Message, params?: Params): void {
    super.change(before, after, tell, params)
    this.#activation.told(before, after, tell.id.slice(PREFIX.length), params)
    this.#defences.told(after)
  }

  override answered(question: Question, answer: unknown): void {
    this.#activation.answered(question, answer)
    this.#defences.answered(question, answer)
  }

  #ended(open: Open, chosen: string | undefined): void {
    const { list, about, now, tied } = open
    const readings = readingsOf(now)
    const pool = tied ?? (chosen === undefined ? [] : [chosen])
    const same = (kind: string, what: string, second: readonly string[]): void =>
      this.#compare(kind, what, pool.toSorted(), second.toSorted())
    switch (list) {
      case 'activate': {
        const units = now.units.filter(({ side, models }) => side === 'opfor' && models > 0)
        const facts = units.map(({ id }) => unitFacts(now, id))
        return same('unit to activate', `turn ${now.turn}`, toActivate(facts, readings))
      }
      case 'chart1': {
        const points = counted(
          { shown: now.shown, activated: this.#activation.pointsAtStart(now), now: tallies(now) },
          readings,
        )
        return same('column', about.id, [column(valueOf(now.card), points)])
      }
      case 'shootAt': {
        const { bound } = about as { bound?: number | 'range' }
        const lessThan = typeof bound === 'number' ? bound : Number.POSITIVE_INFINITY
        const shot = shotAt(unitFacts(now, about.id), lessThan, about.actions, readings)
        return same('target of a shot', about.id, shot.targets)
      }
      case 'charge':
        return same('target of a charge', about.id, chargeTargets(unitFacts(now, about.id), readings))
      case 'defends':
        return this.#defences.ended(open, chosen)
      default:
        return this.#activation.ended(open, chosen, pool)
    }
  }
}

export function compareBattle(seed: number): Compared {
  const watch = new Comparison()
  playBattle(seed, 'map', true, battleOf(seed), undefined, watch, 'each')
  return watch.compared
}

import { seededRandom, type Question, Table } from '@opfor/kernel'
import { admiral } from '../../../../games/admiral/index.ts'
import type { Grade } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'
import { settingsOf } from '../../../../games/admiral/testing/wishes.ts'
import { activation, keptSymbols, type ToldToMove } from './activation.ts'
import { attack, nextAttacker } from './attack.ts'
import { battleOf, corrected } from './battles.ts'
import { reads } from './cards.ts'
import type { Trigger } from './features.ts'
import { CollectingRecorder } from './collecting-recorder.ts'
import { nextMover } from './movement.ts'
import { fleet, ship } from './sea.ts'

/** Initiative and Movement: whose turn it is. */

/** Returns undefined if all have moved or attacked. */
function whoIsNext(now: Situation): Ship['side'] | undefined {
  const first = reads(now, 'seats', 'stratego') ? 'stratego' : 'player'
  const second = first === 'player' ? 'stratego' : 'player'
  const isOver = (side: Ship['side']): boolean =>
    now.phase === 'movement'
      ? fleet(now, side).every(({ moved }) => moved >= 0)
      : side === 'player'
        ? now.attacksOver
        : fleet(now, side).every(({ attacked }) => attacked)
  if (isOver(first)) return isOver(second) ? undefined : second
  if (isOver(second) || now.phase === 'attack' || reads(now, 'movingInTurns', 'fleets')) return first
  const moved = (side: Ship['side']): number => fleet(now, side).filter((each) => each.moved >= 0).length
  return moved(second) < moved(first) ? second : first
}

export interface Compared {
  readonly kinds: Map<string, number>
  readonly differing: string[]
}

function leftBehind({ ships, attacks, lastTarget }: Situation): readonly string[] {
  const told = ({ id, at, moved, points, face, artillery, launches, splits, ...rest }: Ship): string =>
    JSON.stringify([
      [id, at, moved, points, face, artillery, launches, splits],
      [
        rest.active.toSorted(),
        rest.fired,
        rest.squadrons,
        rest.pending,
        rest.underFire,
        rest.attacked,
        rest.held ?? 0,
      ],
    ])
  return [...ships.map(told), JSON.stringify([attacks, lastTarget])]
}

class Holding implements ToldToMove {
  readonly wrong: string[] = []
  readonly #before: Situation
  readonly #heard: CollectingRecorder
  #targets = 0
  #features = 0
  #attacks: number

  constructor(before: Situation, heard: CollectingRecorder) {
    this.#before = before
    this.#heard = heard
    this.#attacks = before.attacks.length
  }

  same(what: string, first: unknown, second: unknown): void {
    const [ours, theirs] = [JSON.stringify(first), JSON.stringify(second)]
    if (ours !== theirs) this.wrong.push(`${what}: ${ours} against ${theirs}`)
  }

  target(purpose: string, equals: readonly string[]): string {
    const first = this.#heard.targets[this.#targets]
    this.#targets += 1
    this.same('target', [first?.purpose, first?.equals.toSorted()], [purpose, equals.toSorted()])
    return first?.chosen ?? equals[0] ?? ''
  }

  result(expected: Grade): Grade {
    const said = this.#heard.now.attacks[this.#attacks]?.grade
    this.#attacks += 1
    return this.#before.damage === 'typed' ? (said ?? expected) : expected
  }

  feature(offered: readonly Trigger[]): Trigger | undefined {
    const idOf = (each: Trigger): string => `${each.ship} ${each.key}`
    const first = this.#heard.features[this.#features]
    this.#features += 1
    this.same('features offered', first?.offered, offered.map(idOf))
    return offered.find((each) => idOf(each) === first?.named)
  }

  end(after: Situation): void {
    const { targets, features, now, beforeKept } = this.#heard
    if (beforeKept === undefined) this.#leaves(now, after)
    else {
      this.#leaves(beforeKept, after)
      this.#leaves(now, keptSymbols(beforeKept, this))
    }
    this.same('decisions', [targets.length, features.length], [this.#targets, this.#features])
  }

  #leaves(now: Situation, after: Situation): void {
    const [first, second] = [leftBehind(now), leftBehind(after)]
    for (const [place, each] of first.entries()) this.same('left behind', each, second[place])
  }
}

function heldAgainst(
  before: Situation,
  heard: CollectingRecorder,
): readonly [kind: string, wrong: readonly string[]] {
  const { mover, attacker } = heard
  const holding = new Holding(before, heard)
  const isStratego = mover !== undefined || attacker !== undefined
  if (before.phase !== 'standBy') holding.same('who', isStratego, whoIsNext(before) === 'stratego')
  if (mover !== undefined) {
    holding.same('mover', mover, nextMover(before))
    const { face } = ship(heard.now, mover)
    holding.end(face === '' ? before : activation(before, mover, face, holding))
    return [`move, ${face} thrown`, holding.wrong]
  }
  if (attacker === undefined && heard.beforeKept !== undefined) {
    holding.end(heard.beforeKept)
    return ['symbols kept', holding.wrong]
  }
  if (attacker === undefined) return ['', holding.wrong]
  holding.same('attacker', attacker, nextAttacker(before))
  holding.end(attack(before, attacker, holding))
  return ['attack', holding.wrong]
}

export function compareBattle(seed: number): Compared {
  const compared: Compared = { kinds: new Map(), differing: [] }
  let answers = 0
  let heard: CollectingRecorder | undefined
  const reply = (question: Question): unknown => {
    answers += 1
    const answer = question.sample(seededRandom(seed, answers))
    heard?.answered(question, answer)
    return answer
  }
  const start = new Table(admiral.initialSituation(settingsOf(battleOf(seed))), reply)
  admiral.setup(start).next()
  let { now } = start
  for (let piece = 0; admiral.outcome(now) === undefined && piece < 20_000; piece += 1) {
    const begins = now.phase === 'movement' && now.ships.every(({ moved }) => moved < 0)
    if (begins && seed % 4 === 0) now = corrected(now, seededRandom(seed, 0xd00d + now.turn))
    heard = new CollectingRecorder(now)
    const table = new Table(now, reply, heard)
    admiral.turn(table).next()
    const [kind, wrong] = heldAgainst(now, heard)
    if (kind !== '') compared.kinds.set(kind, (compared.kinds.get(kind) ?? 0) + 1)
    if (wrong.length > 0) compared.differing.push(`piece ${piece}, ${kind}: ${wrong.join('; ')}`)
    now = table.now
  }
  return compared
}

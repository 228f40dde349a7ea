import type { Message, LogRecorder } from '@opfor/kernel'
import { type Square, squareWith } from '../../../../games/admiral/table/house-model/board.ts'
import { cardOf, enemyOf, type Ship, type Situation } from '../../../../games/admiral/table/situation.ts'
import { legalPath, maySee, strength } from './legality.ts'

export class Invariants implements LogRecorder<Situation> {
  readonly violations: string[] = []
  changes = 0

  change(before: Situation, after: Situation, tell: Message): void {
    this.changes += 1
    this.#places(after)
    for (const [at, ship] of after.ships.entries()) {
      const was = before.ships[at]
      if (was === undefined || was === ship) continue
      this.#points(before, was, ship)
      if (tell.id === 'admiral.youSail' || /^admiral\.(sails|approaches|stays)/.test(tell.id))
        this.#moved(before, was, ship)
    }
    if (after.attacks.length > before.attacks.length) this.#attacked(before, after)
    if (after.turn !== before.turn && after.turn !== before.turn + 1)
      this.violations.push(`turn ${after.turn} after turn ${before.turn}`)
  }

  /** At most one ship per square, none on an island or off the board. */
  #places({ ships, battle }: Situation): void {
    const taken = new Set<string>()
    for (const { at, id } of ships) {
      const square = squareWith(at)
      if (square === undefined) continue
      if (taken.has(at)) this.violations.push(`${id} shares ${at}`)
      if (battle.board.islands.includes(at)) this.violations.push(`${id} is on the island ${at}`)
      if (square.x >= battle.board.columns || square.y >= battle.board.rows)
        this.violations.push(`${id} is off the board`)
      taken.add(at)
    }
  }

  /** Points stay between 0 and the start; a ship is sunk exactly at 0. */
  #points(now: Situation, was: Ship, ship: Ship): void {
    const { structure, squadrons, batteries } = cardOf(now, ship)
    if (ship.points > structure || ship.points < 0)
      this.violations.push(`${ship.id} has ${ship.points} points`)
    if (ship.points > was.points + 1) this.violations.push(`${ship.id} regains more than a point`)
    if ((ship.at === 'sunk') !== (ship.points === 0)) this.violations.push(`${ship.id} sinks with points`)
    if (was.at === 'sunk' && ship.at !== 'sunk') this.violations.push(`${ship.id} comes back`)
    if (ship.squadrons < 0 || ship.squadrons > (squadrons?.number ?? 0))
      this.violations.push(`${ship.id} has ${ship.squadrons} squadrons`)
    for (const [at, { ammunition = 999 }] of batteries.entries())
      if ((ship.fired[at] ?? 0) > ammunition) this.violations.push(`${ship.id} fires what it does not have`)
  }

  /** No ship exceeds its speed or passes a blocking square. */
  #moved(before: Situation, was: Ship, ship: Ship): void {
    if (was.at === ship.at) {
      if (ship.moved !== 0) this.violations.push(`${ship.id} stays and has moved ${ship.moved}`)
      return
    }
    const wrong = legalPath(before, was, ship)
    if (wrong !== undefined) this.violations.push(`${ship.id} from ${was.at} to ${ship.at}: ${wrong}`)
  }

  /** No shot out of range or line of sight, and none at a doomed target. */
  #attacked(before: Situation, after: Situation): void {
    const attack = after.attacks.at(-1)
    const by = before.ships.find(({ id }) => id === attack?.by)
    const on = before.ships.find(({ id }) => id === attack?.on)
    const from = by && squareWith(by.at)
    const to = on && squareWith(on.at)
    if (
      attack === undefined ||
      by === undefined ||
      on === undefined ||
      from === undefined ||
      to === undefined
    ) {
      this.violations.push('an attack by or on nobody')
      return
    }
    if (on.side !== enemyOf(by.side)) this.violations.push(`${by.id} fires at a friend`)
    if (by.side === 'player' && before.damage === 'typed') return
    if (on.pending >= on.points) this.violations.push(`${by.id} attacks ${on.id}, which is doomed`)
    this.#shot(before, by, from, to, attack.air, on)
  }

  #shot(now: Situation, by: Ship, from: Square, to: Square, air: boolean, on: Ship): void {
    const reach = strength(now, by, from, to, air)
    if (reach === 0) this.violations.push(`${by.id} fires beyond its range at ${on.id}`)
    if (!air && !maySee(now, by, from, to)) this.violations.push(`${by.id} fires at ${on.id} unseen`)
  }

  begin(): void {}
  narrowed(): void {}
  tied(): void {}
  tried(): void {}
  cell(): void {}
  ruled(): void {}
  overruled(): void {}
  restarted(): void {}
  end(): void {}
}

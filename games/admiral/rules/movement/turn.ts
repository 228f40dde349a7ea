import { type Procedure, applyRuling, type Table } from '@opfor/kernel'
import { attackNext, strategoAttacks } from '../attack/attack.ts'
import { moveNext, nextToMove } from './movement.ts'
import { attacksAreOver, resolve } from '../end-of-the-game/resolution.ts'
import { movingInTurns, seats } from '../rulings.ts'
import type { Situation } from '../../table/situation.ts'
import { enterFromStandBy } from './stand-by.ts'
import { triggerHeld } from '../admiral-symbol/symbols-kept.ts'
import { words } from '../../table/words.ts'
import { youAttack } from '../your-side/your-attack.ts'
import { youMove } from '../your-side/your-movement.ts'

/** The smallest part: a unit moves, an attack is made, or a phase begins or ends. */
export function* turn(table: Table<Situation>): Procedure<void> {
  const { phase } = table.now
  if (phase === 'standBy') yield* enter(table)
  else if (phase === 'movement') yield* move(table)
  else yield* attack(table)
}

function* enter(table: Table<Situation>): Procedure<void> {
  yield* enterFromStandBy(table)
  const { phase, turn: number } = table.now
  if (phase !== 'standBy') return
  applyRuling(table, seats)
  applyRuling(table, movingInTurns)
  table.change({ ...table.now, phase: 'movement' }, words.turn, { turn: number })
}

function* move(table: Table<Situation>): Procedure<void> {
  const side = nextToMove(table.now)
  if (side !== undefined) yield* side === 'player' ? youMove(table) : moveNext(table)
  if (table.now.phase !== 'movement' || nextToMove(table.now) !== undefined) return
  yield* triggerHeld(table)
  if (table.now.phase !== 'movement' || nextToMove(table.now) !== undefined) return
  applyRuling(table, seats)
  table.change({ ...table.now, phase: 'attack' }, words.attackPhase, { turn: table.now.turn })
}

/** The first side attacks with all its units, then the other; the Resolution follows. */
function* attack(table: Table<Situation>): Procedure<void> {
  if (strategoAttacks(table.now)) yield* attackNext(table)
  else if (!table.now.attacksOver) yield* youAttack(table)
  if (attacksAreOver(table.now)) yield* resolve(table)
}

import { knownOf, closerThan, olderAnswer, rememberAs, type Table } from '@opfor/kernel'
import { nearestEnemy } from '../charts/facts.ts'
import { isSaidFirst } from '../../table/on-the-map.ts'
import type { Situation, Unit } from '../../table/situation.ts'

/** Losses bring nobody closer: who had no enemy near before them has none after them either, and need not be asked about. */
export function staysFar(table: Table<Situation>, unit: Unit): void {
  if (!isSaidFirst(table.now)) return
  const before = olderAnswer(table, nearestEnemy, unit, undefined) as { readonly from: number } | undefined
  const isOpen = knownOf(table, closerThan(12, nearestEnemy), unit, undefined) === undefined
  if (before === undefined || before.from === 0 || !isOpen) return
  const span = { from: before.from, below: Number.POSITIVE_INFINITY }
  rememberAs(table, nearestEnemy, unit, undefined, span)
}

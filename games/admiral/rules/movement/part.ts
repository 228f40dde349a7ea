import { afresh, type Procedure, type Table } from '@opfor/kernel'
import type { Situation } from '../../table/situation.ts'

/**
 * A part of what a unit does that rests on what it finds: after a correction it begins again. While the unit has done
 * nothing yet, all of it begins again.
 */
export function* part<T>(table: Table<Situation>, step: () => Procedure<T>): Procedure<T> {
  return yield* table.stepIsUnchanged ? step() : afresh(table, step)
}

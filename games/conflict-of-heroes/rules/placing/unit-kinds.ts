import type { Side } from '../../table/pieces.ts'
import { boxUnits, type Movement, movements } from '../../table/placing/units.ts'

/** Units of one name, as cards list them: `Rifle 05`. */
export interface UnitKind {
  readonly name: string
  readonly movement: Movement
  readonly units: readonly string[]
}

/** The kinds of units that a side has in the box: on foot, guns, vehicles. */
export function unitKinds(side: Side): readonly UnitKind[] {
  const kinds = new Map<string, { movement: Movement; units: string[] }>()
  for (const { id, movement = 'foot' } of boxUnits.filter((each) => each.side === side)) {
    const unit = id.slice(side.length + 1)
    const name = kindOf(unit)
    const kind = kinds.get(name) ?? { movement, units: [] }
    kind.units.push(unit)
    kinds.set(name, kind)
  }
  return [...kinds]
    .map(([name, kind]) => ({ name, ...kind }))
    .toSorted((one, other) => movements.indexOf(one.movement) - movements.indexOf(other.movement))
}

/** A unit's name without its number. */
export function kindOf(unit: string): string {
  return unit.slice(0, unit.lastIndexOf(' '))
}

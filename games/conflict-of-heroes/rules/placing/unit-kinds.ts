import type { Side } from '../../table/pieces.ts'
import { boxUnits, type Movement, movements } from '../../table/placing/units.ts'

export interface UnitKind {
  readonly name: string
  readonly movement: Movement
  readonly units: readonly string[]
}

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

export function kindOf(unit: string): string {
  return unit.slice(0, unit.lastIndexOf(' '))
}

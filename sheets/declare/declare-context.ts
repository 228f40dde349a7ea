import type { Ruling } from '@opfor/kernel'
import type { SheetCondition, Quantity, Sheet } from '../model/index.ts'

export interface DeclareContext {
  readonly sheet: Sheet
  readonly ids: ReadonlyMap<string, string>
  readonly rulings: ReadonlyMap<string, Ruling>
}

export function rulingsIn(
  conditions: readonly SheetCondition[],
  { rulings }: DeclareContext,
): readonly Ruling[] {
  if (rulings.size === 0) return []
  const found = new Set<Ruling>()
  const look = (condition: SheetCondition): void => {
    if ('parts' in condition) for (const part of condition.parts) look(part)
    const sides: readonly Quantity[] = [
      ...('left' in condition ? [condition.left] : []),
      ...('right' in condition ? [condition.right] : []),
    ]
    for (const side of sides) {
      const ruling = side.form === 'setting' ? rulings.get(side.name) : undefined
      if (ruling !== undefined) found.add(ruling)
    }
  }
  for (const condition of conditions) look(condition)
  return [...found]
}

import { sides } from '../../table/battle.ts'
import { direction } from '../../table/geometry/compass.ts'
import { shipsOf, type Situation } from '../../table/situation.ts'

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Capitals for the OPFOR, small letters for you, fixed for the whole battle. */
export function lettersOf(now: Situation): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const side of sides) {
    const own = [...shipsOf(now, side), ...now.units.filter((unit) => unit.side === side)]
    for (const [at, { id }] of own.entries()) {
      const letter = capitals[at] ?? '?'
      letters.set(id, side === 'opfor' ? letter : letter.toLowerCase())
    }
  }
  return letters
}

export function objectiveMark(at: number): string {
  return at < 9 ? String(at + 1) : '*'
}

/** The character, and the square beside the ship. Rows count from the top. */
export interface Bow {
  readonly text: string
  readonly column: number
  readonly row: number
}

export function bowOf(heading: number): Bow {
  const { x, y } = direction(heading)
  const step = (part: number): number => (Math.abs(part) > 50 ? Math.sign(part) : 0)
  const [column, row] = [step(x), -step(y)]
  if (column === 0) return { text: row < 0 ? '^' : 'v', column, row }
  if (row === 0) return { text: column < 0 ? '<' : '>', column, row }
  return { text: column === row ? '\\' : '/', column, row }
}

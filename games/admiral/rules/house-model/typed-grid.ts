import { type Feature, type Grade, results, type Typed } from '../../table/battles/pieces.ts'
import type { Ship, Situation } from '../../table/situation.ts'

/** A symbol is then one attack of the whole ship. */
export function isTyped(now: Situation, ship: Ship): boolean {
  return now.battle.typed.some(({ attacker }) => attacker === classOf(now, ship))
}

function classOf({ battle }: Situation, ship: Ship): string | undefined {
  return battle.classes[ship.card]?.id
}

/** Undefined if no result is typed for the two. */
export function typedGrade(
  now: Situation,
  attacker: Ship,
  target: Ship,
  symbols: 1 | 2,
  far: number,
): Grade | undefined {
  const { typed } = now.battle
  if (typed.length === 0) return undefined
  const [from, to] = [classOf(now, attacker), classOf(now, target)]
  const all = typed.filter((row) => row.attacker === from && row.target === to)
  if (all.length === 0) return undefined
  const rows = all.filter((row) => row.symbols === symbolsTyped(all, symbols))
  const near = rows.filter((row) => far <= row.to).toSorted((a, b) => a.to - b.to)[0]
  return near === undefined ? 0 : (results.indexOf(near.result) as Grade)
}

/** Two symbols have the result of one if none is typed for two. */
function symbolsTyped(rows: readonly Typed[], symbols: 1 | 2): 1 | 2 {
  return rows.some((row) => row.symbols === symbols) ? symbols : 1
}

/** Strengths and thresholds do not change typed results. */
export function isBeyondGrid(now: Situation, ship: Ship, { changes }: Feature): boolean {
  const id = classOf(now, ship)
  if (changes === 'strength') return isTyped(now, ship)
  return changes === 'thresholds' && now.battle.typed.some(({ target }) => target === id)
}

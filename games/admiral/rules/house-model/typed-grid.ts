import { type Feature, type Grade, results, type Typed } from '../../table/battles/pieces.ts'
import type { Ship, Situation } from '../../table/situation.ts'

/** Whether its owner has typed what a ship's class does: a symbol is one attack then, of the whole ship. */
export function isTyped(now: Situation, ship: Ship): boolean {
  return now.battle.typed.some(({ attacker }) => attacker === classOf(now, ship))
}

function classOf({ battle }: Situation, ship: Ship): string | undefined {
  return battle.classes[ship.card]?.id
}

/** What one ship does to another by the typed results; undefined where none is typed for the two. */
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

/** Two symbols do what one does where nothing is typed for two. */
function symbolsTyped(rows: readonly Typed[], symbols: 1 | 2): 1 | 2 {
  return rows.some((row) => row.symbols === symbols) ? symbols : 1
}

/** Whether the typed results take no account of a feature of a ship: strengths and thresholds do not change them. */
export function isBeyondGrid(now: Situation, ship: Ship, { changes }: Feature): boolean {
  const id = classOf(now, ship)
  if (changes === 'strength') return isTyped(now, ship)
  return changes === 'thresholds' && now.battle.typed.some(({ target }) => target === id)
}

import { type Side, sides } from '../../table/battle.ts'
import { begunWith, modelsOf, type Situation } from '../../table/situation.ts'

/** Losses that give strike points: each whole quarter of the models, rounded down. */
export function thresholds(models: number): readonly number[] {
  const step = Math.max(1, Math.floor(models / 4))
  return [step, 2 * step, 3 * step].filter((loss) => loss < models)
}

/** One for each threshold, four if no model is left. */
export function casualtyPoints(now: Situation, side: Side): number {
  const begun = begunWith(now, side)
  const left = modelsOf(now, side)
  if (left === 0) return 4
  return thresholds(begun).filter((loss) => begun - left >= loss).length
}

/** Models lost and begun with, and the loss that gives the next strike point, if any. */
export function lossesOf(
  now: Situation,
  side: Side,
): { readonly lost: number; readonly begun: number; readonly next?: number } {
  const begun = begunWith(now, side)
  const lost = begun - modelsOf(now, side)
  const next = [...thresholds(begun), begun].find((loss) => loss > lost)
  return next === undefined ? { lost, begun } : { lost, begun, next }
}

/** Strike points are bad: the side with fewer is ahead. */
export function strikePoints(now: Situation, side: Side): number {
  return now.scenario[side] + casualtyPoints(now, side)
}

export function tallies(now: Situation): Readonly<Record<Side, number>> {
  return { opfor: strikePoints(now, 'opfor'), player: strikePoints(now, 'player') }
}

/** Turn Overview, Chart 1: the columns by strike points. Less is ahead. */
export type State = 'less' | 'tied' | 'more'

export function stateOf({ opfor, player }: Readonly<Record<Side, number>>): State {
  return opfor < player ? 'less' : opfor === player ? 'tied' : 'more'
}

/** The side that is far enough above the other. */
export function mustTest(now: Situation): Side | undefined {
  const tally = tallies(now)
  return sides.find(
    (side) => tally[side] - tally[side === 'opfor' ? 'player' : 'opfor'] >= now.house.strikeGap,
  )
}

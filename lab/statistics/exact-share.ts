import { type Estimate, estimateShare, type ShareEstimator } from './interval.ts'

/**
 * With a stopping rule: exact intervals at half of its error rate; the other half allows for interim analyses. Without: Wilson's
 * 95% interval.
 */
export function shareEstimator(error: number | undefined): ShareEstimator {
  return error === undefined ? estimateShare : (count, of) => exactShare(count, of, error / 2)
}

/**
 * Clopper-Pearson interval: misses the true share with probability at most `error`. Wider than Wilson's interval, which
 * guarantees this only on average.
 */
export function exactShare(count: number, of: number, error: number): Estimate {
  if (of === 0) return { value: 0, from: 0, to: 1 }
  const tail = error / 2
  return {
    value: count / of,
    from: count === 0 ? 0 : bisect((p) => upperTail(count, of, p) <= tail),
    to: count === of ? 1 : bisect((p) => 1 - upperTail(count + 1, of, p) >= tail),
  }
}

/** Finds the largest p in [0, 1] of a monotone predicate by bisection. */
function bisect(isTrue: (p: number) => boolean): number {
  let [from, to] = [0, 1]
  for (let step = 0; step < 45; step += 1) {
    const middle = (from + to) / 2
    if (isTrue(middle)) from = middle
    else to = middle
  }
  return from
}

/** Weights below this, relative to the mode, are ignored. */
const negligible = 1e-20

/**
 * The probability of at least `count` successes. Basic arithmetic from the mode outwards is the same on every machine, so a study
 * stops at the same point.
 */
function upperTail(count: number, of: number, chance: number): number {
  const odds = chance / (1 - chance)
  const mode = Math.min(of, Math.floor((of + 1) * chance))
  let [all, some] = [0, 0]
  const add = (at: number, weight: number): void => {
    all += weight
    if (at >= count) some += weight
  }
  for (let at = mode, weight = 1; at <= of && weight > negligible; at += 1) {
    add(at, weight)
    weight *= ((of - at) / (at + 1)) * odds
  }
  for (let at = mode, weight = 1; at > 0 && weight > negligible; at -= 1) {
    weight *= at / (of - at + 1) / odds
    add(at - 1, weight)
  }
  return some / all
}

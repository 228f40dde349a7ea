import { type Estimate, share, type ShareEstimator } from './interval.ts'

/**
 * How a study estimates shares: one that stops by itself and may be wrong so often takes exact intervals at half of that
 * error (the other half is kept for looking again and again), any other the usual ones.
 */
export function shareEstimator(error: number | undefined): ShareEstimator {
  return error === undefined ? share : (count, of) => exactShare(count, of, error / 2)
}

/**
 * A share of cases, with the interval of Clopper and Pearson: whatever the true share is, it lies outside at most as often
 * as `error` says. Wider than Wilson's for that.
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

/** The largest share of which something is true that is true of all below it. */
function bisect(isTrue: (p: number) => boolean): number {
  let [from, to] = [0, 1]
  for (let step = 0; step < 45; step += 1) {
    const middle = (from + to) / 2
    if (isTrue(middle)) from = middle
    else to = middle
  }
  return from
}

/** Counts that are so much less likely than the likeliest one add nothing. */
const negligible = 1e-20

/**
 * The probability of at least this count, if each case has this probability. Counts are weighed against the likeliest one, from
 * there up and down: with nothing but the four operations, so that every machine ends a study at the same look.
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

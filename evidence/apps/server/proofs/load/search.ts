export type Hold = (rate: number, seconds: number) => Promise<boolean>

export interface SearchOptions {
  readonly from: number
  readonly step: number
  readonly confirm: number
}

const growth = 1.5
/** Maximum factor between the lowest failed and the highest held rate at the end. */
const precision = 1.06

/** Searches by steps, then bisection, then confirms for longer, lowering unconfirmed rates. Returns 0 if none is held. */
export async function findHighestRate(hold: Hold, { from, step, confirm }: SearchOptions): Promise<number> {
  let [held, failed] = [0, Number.POSITIVE_INFINITY]
  for (let rate = from; rate >= 1; ) {
    if (await hold(rate, step)) held = rate
    else failed = rate
    if (held > 0 && failed < Number.POSITIVE_INFINITY) break
    rate = held > 0 ? Math.ceil(rate * growth) : Math.floor(rate / growth)
  }
  while (held > 0 && failed - held > 1 && failed / held > precision) {
    const rate = Math.round((held + failed) / 2)
    if (await hold(rate, step)) held = rate
    else failed = rate
  }
  for (let rate = held; rate >= 1; rate = Math.floor(rate / precision))
    if (await hold(rate, confirm)) return rate
  return 0
}

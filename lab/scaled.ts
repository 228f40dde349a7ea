/** A number that may be too large or too small for floating point: `part` times 2 to the power of 512 `times`. */
export interface Scaled {
  readonly part: number
  readonly times: number
}

const largest = 1.157920892373162e77
const scale = largest * largest

/** The product of two numbers. */
export function product(one: Scaled, other: Scaled): Scaled {
  const part = one.part * other.part
  const times = one.times + other.times
  if (part >= largest) return { part: part / scale, times: times + 1 }
  return part * largest < 1 ? { part: part * scale, times: times - 1 } : { part, times }
}

/** A positive number to a whole power, by multiplication only: the same on every machine. */
export function power(base: number, exponent: number): Scaled {
  let result: Scaled = { part: 1, times: 0 }
  let square: Scaled = { part: base, times: 0 }
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = product(result, square)
    square = product(square, square)
  }
  return result
}

/** The number in floating point, or the nearest that there is. */
export function plain({ part, times }: Scaled): number {
  if (times > 0) return Number.MAX_VALUE
  return times < 0 ? 0 : part
}

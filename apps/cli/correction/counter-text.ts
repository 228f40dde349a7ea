import { type Counter, type CounterValue, joined, say, valueTold } from '@opfor/kernel'

/** A counter as text: its own text, the names of its values, or the number. */
export function counterText(counter: Counter): string {
  return valueText(counter, counter.value)
}

function valueText(counter: Counter, value: number | string): string {
  const words = valueTold(counter, [], value)
  return typeof words === 'string' ? words : say(words)
}

/** The accepted values of a counter, as text. */
export function acceptedValuesText(counter: Counter): string {
  const { among, between, several, value } = counter
  if (among !== undefined) return among.length > 12 ? rangeText(among) : joined(among.map(nameOf), 'or')
  if (between !== undefined) {
    const [lowest, highest] = between.map((end) => valueText(counter, end))
    return `${lowest} ${between[1] - between[0] === 1 ? 'or' : 'to'} ${highest}`
  }
  if (several !== undefined) return `any of ${several.map(nameOf).join(', ')}, with commas, or none`
  return typeof value === 'number' ? 'a whole number' : 'any text, or none'
}

/** A long list of numbers as its first and last, any other list in full. */
function rangeText(values: readonly CounterValue[]): string {
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined || !values.every(({ value }) => typeof value === 'number'))
    return joined(values.map(nameOf), 'or')
  return `${nameOf(first)} (${first.value}) to ${nameOf(last)} (${last.value})`
}

function nameOf({ reads }: CounterValue): string {
  return say(reads)
}

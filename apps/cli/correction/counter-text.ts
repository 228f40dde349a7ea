import { type Counter, type CounterValue, joined, say, valueTold } from '@opfor/kernel'

/** A counter as text: its own text, the names of its values, or the number. */
export function readsAs(counter: Counter): string {
  return told(counter, counter.value)
}

function told(counter: Counter, value: number | string): string {
  const words = valueTold(counter, [], value)
  return typeof words === 'string' ? words : say(words)
}

/** The accepted values of a counter, as text. */
export function mayBeTold(counter: Counter): string {
  const { among, between, several, value } = counter
  if (among !== undefined) return among.length > 12 ? ends(among) : joined(among.map(wordOf), 'or')
  if (between !== undefined) {
    const [lowest, highest] = between.map((end) => told(counter, end))
    return `${lowest} ${between[1] - between[0] === 1 ? 'or' : 'to'} ${highest}`
  }
  if (several !== undefined) return `any of ${several.map(wordOf).join(', ')}, with commas, or none`
  return typeof value === 'number' ? 'a whole number' : 'any text, or none'
}

/** A long list of numbers as its first and last, any other list in full. */
function ends(values: readonly CounterValue[]): string {
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined || !values.every(({ value }) => typeof value === 'number'))
    return joined(values.map(wordOf), 'or')
  return `${wordOf(first)} (${first.value}) to ${wordOf(last)} (${last.value})`
}

function wordOf({ reads }: CounterValue): string {
  return say(reads)
}

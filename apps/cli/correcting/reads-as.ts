import { type Counter, type CounterValue, joined, say, valueTold } from '@opfor/kernel'

/** A number as it reads: in its own words, by the names of what it stands for, or plainly. */
export function readsAs(counter: Counter): string {
  const told = valueTold(counter)
  return typeof told === 'string' ? told : say(told)
}

/** What a number may be set to, in words. */
export function mayBeTold(counter: Counter): string {
  const { among, between, several, value } = counter
  if (among !== undefined) return among.length > 12 ? ends(among) : joined(among.map(wordOf), 'or')
  if (between !== undefined) {
    const all = between[1] - between[0] === 1 ? between.join(' or ') : between.join(' to ')
    return isPlain(counter) ? all : `${all}, where ${readsAs(counter)} is ${value}`
  }
  if (several !== undefined) return `any of ${several.map(wordOf).join(', ')}, with commas, or none`
  return typeof value === 'number' ? 'a whole number' : 'any text, or none'
}

/** Whether a number reads as it is kept; one that is kept in tenths is not. */
function isPlain({ value, reads }: Counter): boolean {
  return reads === undefined || say(reads).startsWith(String(value)) || !/^[\d.-]/.test(say(reads))
}

/** A long list by its first and its last, if it is of numbers, and otherwise whole. */
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

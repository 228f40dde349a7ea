import { type Counter, type CounterValue, valueTold } from '@opfor/kernel'
import { oneOf, say } from '../text/language.ts'
import { misfitWords } from './words.ts'

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
  if (among !== undefined) return among.length > 12 ? rangeText(among) : oneOf(among.map(nameOf))
  if (between !== undefined) {
    const [from = '', to = ''] = between.map((end) => valueText(counter, end))
    return between[1] - between[0] === 1 ? oneOf([from, to]) : say(misfitWords.to, { from, to })
  }
  if (several !== undefined) return say(misfitWords.anyOf, { names: several.map(nameOf).join(', ') })
  return say(typeof value === 'number' ? misfitWords.wholeNumber : misfitWords.anyText)
}

/** A long list of numbers as its first and last, any other list in full. */
function rangeText(values: readonly CounterValue[]): string {
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined || !values.every(({ value }) => typeof value === 'number'))
    return oneOf(values.map(nameOf))
  return say(misfitWords.to, {
    from: `${nameOf(first)} (${first.value})`,
    to: `${nameOf(last)} (${last.value})`,
  })
}

function nameOf({ reads }: CounterValue): string {
  return say(reads)
}

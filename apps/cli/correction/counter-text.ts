import { type TableValue, type AllowedValue, formatValue } from '@opfor/kernel'
import { joinWithOr, localize } from '../text/language.ts'
import { invalidStateWords } from './words.ts'

export function counterText(counter: TableValue): string {
  return valueText(counter, counter.value)
}

function valueText(counter: TableValue, value: number | string): string {
  const words = formatValue(counter, [], value)
  return typeof words === 'string' ? words : localize(words)
}

export function acceptedValuesText(counter: TableValue): string {
  const { allowedValues, range, several, value } = counter
  if (allowedValues !== undefined)
    return allowedValues.length > 12 ? rangeText(allowedValues) : joinWithOr(allowedValues.map(nameOf))
  if (range !== undefined) {
    const [from = '', to = ''] = range.map((end) => valueText(counter, end))
    return range[1] - range[0] === 1 ? joinWithOr([from, to]) : localize(invalidStateWords.to, { from, to })
  }
  if (several !== undefined)
    return localize(invalidStateWords.anyOf, { names: several.map(nameOf).join(', ') })
  return localize(typeof value === 'number' ? invalidStateWords.wholeNumber : invalidStateWords.anyText)
}

/** Shortens a long list of numbers to first and last. */
function rangeText(values: readonly AllowedValue[]): string {
  const [first] = values
  const last = values.at(-1)
  if (first === undefined || last === undefined || !values.every(({ value }) => typeof value === 'number'))
    return joinWithOr(values.map(nameOf))
  return localize(invalidStateWords.to, {
    from: `${nameOf(first)} (${first.value})`,
    to: `${nameOf(last)} (${last.value})`,
  })
}

function nameOf({ text }: AllowedValue): string {
  return localize(text)
}

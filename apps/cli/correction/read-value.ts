import {
  parseFailure,
  type Candidate,
  type TableValue,
  type AllowedValue,
  parseSuccess,
  isAllowedValue,
  type Parsed,
} from '@opfor/kernel'
import { findEachByName, findByName, normalize, withoutNumbers } from '../lines/names.ts'
import { acceptedValuesText } from './counter-text.ts'
import { localize } from '../text/language.ts'
import { isNone, yesOrNo } from '../text/typed-words.ts'
import { invalidStateWords } from './words.ts'

export function readValue(counter: TableValue, typed: string): Parsed<number | string> {
  const { allowedValues, several } = counter
  const to =
    allowedValues !== undefined
      ? readOne(allowedValues, typed)
      : several !== undefined
        ? readSeveral(several, typed)
        : readPlain(counter, typed)
  if (to !== undefined && isAllowedValue(counter, to)) return parseSuccess(to)
  return parseFailure(
    localize(invalidStateWords.expected, {
      name: counter.name,
      values: acceptedValuesText(counter),
      typed: typed.trim(),
    }),
  )
}

/** Accepts a value or its name; "none" is the empty value. */
function readOne(values: readonly AllowedValue[], typed: string): number | string | undefined {
  const text = normalize(typed)
  const exact = values.find(({ value }) => normalize(String(value)) === text) ?? findValue(values, typed)
  if (exact !== undefined) return exact.value
  return isNone(text) ? values.find(({ value }) => value === '')?.value : undefined
}

function readSeveral(values: readonly AllowedValue[], typed: string): string | undefined {
  const text = normalize(typed)
  if (text === '' || isNone(text)) return ''
  const found = findEachByName(toCandidates(values), typed, withoutNumbers)
  if (!found.ok) return undefined
  const ids = found.value.map(({ id }) => id)
  return values
    .map(({ value }) => String(value))
    .filter((id) => ids.includes(id))
    .join(' ')
}

/** Also accepts the start of a name. */
function findValue(values: readonly AllowedValue[], typed: string): AllowedValue | undefined {
  const found = findByName(toCandidates(values), typed, withoutNumbers)
  return found.ok ? found.value.each : undefined
}

function toCandidates(
  values: readonly AllowedValue[],
): readonly (Candidate & { readonly each: AllowedValue })[] {
  return values.map((each) => ({ id: String(each.value), name: each.text, each }))
}

/** Accepts no and yes for 0 and 1. */
function readPlain({ value, range, unit }: TableValue, typed: string): number | string | undefined {
  const text = typed.trim()
  if (typeof value === 'string' && range === undefined) return isNone(text) ? '' : text
  if (unit !== undefined) return readMeasurement(text, unit.parts)
  if (/^[+-]?\d+$/.test(text)) return Number(text)
  const isYesOrNo = (value === 0 || value === 1) && (range === undefined || range[1] === 1)
  const answer = isYesOrNo ? yesOrNo(text) : undefined
  return answer === undefined ? undefined : answer ? 1 : 0
}

/** The unit is optional; the result is in the stored unit. */
function readMeasurement(text: string, parts: number): number | undefined {
  const amount = /^(?<number>\d+(?:[.,]\d+)?)\s*\D*$/.exec(text)?.groups?.['number']?.replace(',', '.')
  const stored = Math.round(Number(amount) * parts * 1000) / 1000
  return amount === undefined || !Number.isInteger(stored) ? undefined : stored
}

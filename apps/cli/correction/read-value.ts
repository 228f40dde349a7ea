import { bad, type Candidate, type Counter, type CounterValue, good, mayBe, type Parsed } from '@opfor/kernel'
import { findEachByName, findByName, normalize, withoutNumbers } from '../names.ts'
import { acceptedValuesText } from './counter-text.ts'
import { say } from '../text/language.ts'
import { isNone, yesOrNo } from '../text/typed-words.ts'
import { misfitWords } from './words.ts'

/** Reads the new value of a counter: the name of a value, or a number. */
export function readValue(counter: Counter, typed: string): Parsed<number | string> {
  const { among, several } = counter
  const to =
    among !== undefined
      ? readOne(among, typed)
      : several !== undefined
        ? readSeveral(several, typed)
        : readPlain(counter, typed)
  if (to !== undefined && mayBe(counter, to)) return good(to)
  return bad(
    say(misfitWords.expected, {
      name: counter.name,
      values: acceptedValuesText(counter),
      typed: typed.trim(),
    }),
  )
}

/** One of these by its value or its name; "none" is the empty one. */
function readOne(values: readonly CounterValue[], typed: string): number | string | undefined {
  const text = normalize(typed)
  const exact = values.find(({ value }) => normalize(String(value)) === text) ?? findValue(values, typed)
  if (exact !== undefined) return exact.value
  return isNone(text) ? values.find(({ value }) => value === '')?.value : undefined
}

/** Any number of these, in the order of the list. */
function readSeveral(values: readonly CounterValue[], typed: string): string | undefined {
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

/** A value by its name or the start of it. */
function findValue(values: readonly CounterValue[], typed: string): CounterValue | undefined {
  const found = findByName(toCandidates(values), typed, withoutNumbers)
  return found.ok ? found.value.each : undefined
}

function toCandidates(
  values: readonly CounterValue[],
): readonly (Candidate & { readonly each: CounterValue })[] {
  return values.map((each) => ({ id: String(each.value), name: each.reads, each }))
}

/** A number or a text as typed; 0 and 1 also as no and yes. */
function readPlain({ value, between, unit }: Counter, typed: string): number | string | undefined {
  const text = typed.trim()
  if (typeof value === 'string' && between === undefined) return isNone(text) ? '' : text
  if (unit !== undefined) return readMeasurement(text, unit.parts)
  if (/^[+-]?\d+$/.test(text)) return Number(text)
  const isYesOrNo = (value === 0 || value === 1) && (between === undefined || between[1] === 1)
  const answer = isYesOrNo ? yesOrNo(text) : undefined
  return answer === undefined ? undefined : answer ? 1 : 0
}

/** A measurement with or without its unit, converted to the stored unit. */
function readMeasurement(text: string, parts: number): number | undefined {
  const amount = /^(?<number>\d+(?:[.,]\d+)?)\s*\D*$/.exec(text)?.groups?.['number']?.replace(',', '.')
  const stored = Math.round(Number(amount) * parts * 1000) / 1000
  return amount === undefined || !Number.isInteger(stored) ? undefined : stored
}

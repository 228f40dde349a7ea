import {
  bad,
  type Candidate,
  type Counter,
  type CounterValue,
  good,
  mayBe,
  type Parsed,
  say,
} from '@opfor/kernel'
import { findEachByName, findByName, normalize, withoutNumbers } from '../names.ts'
import { acceptedValuesText } from './counter-text.ts'

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
  return bad(`${say(counter.name)}: expected ${acceptedValuesText(counter)}, got "${typed.trim()}".`)
}

/** One of these by its value or its name; "none" is the empty one. */
function readOne(values: readonly CounterValue[], typed: string): number | string | undefined {
  const text = normalize(typed)
  const exact = values.find(({ value }) => normalize(String(value)) === text) ?? findValue(values, typed)
  if (exact !== undefined) return exact.value
  return isNoneWord(text) ? values.find(({ value }) => value === '')?.value : undefined
}

/** Any number of these, in the order of the list. */
function readSeveral(values: readonly CounterValue[], typed: string): string | undefined {
  const text = normalize(typed)
  if (text === '' || isNoneWord(text)) return ''
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
  if (typeof value === 'string' && between === undefined) return isNoneWord(normalize(text)) ? '' : text
  if (unit !== undefined) return readMeasurement(text, unit.parts)
  if (/^[+-]?\d+$/.test(text)) return Number(text)
  const yesOrNo = (value === 0 || value === 1) && (between === undefined || between[1] === 1)
  return yesOrNo ? { yes: 1, y: 1, no: 0, n: 0 }[normalize(text)] : undefined
}

/** A measurement with or without its unit, converted to the stored unit. */
function readMeasurement(text: string, parts: number): number | undefined {
  const amount = /^(?<number>\d+(?:[.,]\d+)?)\s*\D*$/.exec(text)?.groups?.['number']?.replace(',', '.')
  const stored = Math.round(Number(amount) * parts * 1000) / 1000
  return amount === undefined || !Number.isInteger(stored) ? undefined : stored
}

/** The words for "none". */
function isNoneWord(text: string): boolean {
  return ['nothing', 'none', '-'].includes(text)
}

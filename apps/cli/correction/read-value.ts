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
import { findEachByName, findByName, plain, unnumbered } from '../names.ts'
import { mayBeTold } from './counter-text.ts'

/** Reads the new value of a counter: the name of a value, or a number. */
export function readValue(counter: Counter, typed: string): Parsed<number | string> {
  const { among, several } = counter
  const to =
    among !== undefined
      ? oneOf(among, typed)
      : several !== undefined
        ? someOf(several, typed)
        : plainly(counter, typed)
  if (to !== undefined && mayBe(counter, to)) return good(to)
  return bad(`${say(counter.name)}: expected ${mayBeTold(counter)}, got "${typed.trim()}".`)
}

/** One of these by its value or its name; "none" is the empty one. */
function oneOf(values: readonly CounterValue[], typed: string): number | string | undefined {
  const text = plain(typed)
  const exact = values.find(({ value }) => plain(String(value)) === text) ?? valueNamed(values, typed)
  if (exact !== undefined) return exact.value
  return isNone(text) ? values.find(({ value }) => value === '')?.value : undefined
}

/** Any number of these, in the order of the list. */
function someOf(values: readonly CounterValue[], typed: string): string | undefined {
  const text = plain(typed)
  if (text === '' || isNone(text)) return ''
  const found = findEachByName(named(values), typed, unnumbered)
  if (!found.ok) return undefined
  const ids = found.value.map(({ id }) => id)
  return values
    .map(({ value }) => String(value))
    .filter((id) => ids.includes(id))
    .join(' ')
}

/** A value by its name or the start of it. */
function valueNamed(values: readonly CounterValue[], typed: string): CounterValue | undefined {
  const found = findByName(named(values), typed, unnumbered)
  return found.ok ? found.value.each : undefined
}

function named(values: readonly CounterValue[]): readonly (Candidate & { readonly each: CounterValue })[] {
  return values.map((each) => ({ id: String(each.value), name: each.reads, each }))
}

/** A number or a text as typed; 0 and 1 also as no and yes. */
function plainly({ value, between, unit }: Counter, typed: string): number | string | undefined {
  const text = typed.trim()
  if (typeof value === 'string' && between === undefined) return isNone(plain(text)) ? '' : text
  if (unit !== undefined) return measured(text, unit.parts)
  if (/^[+-]?\d+$/.test(text)) return Number(text)
  const yesOrNo = (value === 0 || value === 1) && (between === undefined || between[1] === 1)
  return yesOrNo ? { yes: 1, y: 1, no: 0, n: 0 }[plain(text)] : undefined
}

/** A measurement with or without its unit, converted to the stored unit. */
function measured(text: string, parts: number): number | undefined {
  const amount = /^(?<number>\d+(?:[.,]\d+)?)\s*\D*$/.exec(text)?.groups?.['number']?.replace(',', '.')
  const kept = Math.round(Number(amount) * parts * 1000) / 1000
  return amount === undefined || !Number.isInteger(kept) ? undefined : kept
}

/** The words for "none". */
function isNone(text: string): boolean {
  return ['nothing', 'none', '-'].includes(text)
}

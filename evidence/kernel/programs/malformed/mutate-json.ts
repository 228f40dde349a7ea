import { type Json, parseJson, type Random } from '../../../../kernel/index.ts'
import { keys, malformed, pick, serialise } from './malformed.ts'

type Fields = { readonly [key: string]: Json }

export function mutatedJson(json: Json, other: Json, random: Random): Json {
  if (typeof json === 'string') {
    const inner = random(4) === 0 ? undefined : parsed(json)
    if (inner !== undefined) return serialise(mutatedJson(inner, other, random))
  }
  if (random(9) === 0 || typeof json !== 'object' || json === null || isEmpty(json))
    return replaced(json, other, random)
  return Array.isArray(json)
    ? mutatedList(json as readonly Json[], other, random)
    : mutatedFields(json as Fields, other, random)
}

function isEmpty(json: object): boolean {
  return Object.keys(json).length === 0
}

function parsed(text: string): Json {
  if (!text.startsWith('{') && !text.startsWith('[')) return undefined
  const json = parseJson(text)
  return json.ok ? json.value : undefined
}

const near: readonly number[] = [1, 1, -1, -1, 2, 7, -7, 0.5, 99, 1000]
const endings: readonly string[] = ['', '0', '1', '2', '9', 'a', '-', ' ', '\u{1f600}']

function replaced(json: Json, other: Json, random: Random): Json {
  const what = random(10)
  if (what === 0) return somewhereIn(other, random)
  if (what === 1) return [json]
  if (what > 4) return malformed(random)
  // Small changes are nearly valid and pass the first checks.
  if (typeof json === 'number') return what === 2 ? String(json) : json + pick(near, random)
  if (typeof json === 'boolean') return !json
  if (typeof json === 'string' && what === 2) return Number(json) || json.length
  return typeof json === 'string' ? json.slice(0, -1) + pick(endings, random) : malformed(random)
}

function somewhereIn(json: Json, random: Random): Json {
  let at = json
  for (let depth = random(6); depth > 0; depth -= 1) {
    if (typeof at !== 'object' || at === null) return at
    const values = Object.values(at) as readonly Json[]
    if (values.length === 0) return at
    at = pick(values, random)
  }
  return at
}

function mutatedList(list: readonly Json[], other: Json, random: Random): Json {
  const at = random(list.length)
  const put = (...items: readonly Json[]): Json => [...list.slice(0, at), ...items, ...list.slice(at + 1)]
  switch (random(14)) {
    case 0:
      return put()
    case 1:
      return put(list[at], list[at])
    case 2:
      return put(list[at], malformed(random))
    case 3:
      return put(list[at], somewhereIn(other, random))
    case 4:
      return [...list.slice(at), ...list.slice(0, at)]
    case 5:
      return list.slice(0, at)
    case 6:
      return random(8) === 0 ? put(...manyOf(list[at])) : put(list[random(list.length)])
    default:
      return put(mutatedJson(list[at], other, random))
  }
}

/** Repeats a value, up to a million characters. */
function manyOf(item: Json): readonly Json[] {
  const size = JSON.stringify(item)?.length ?? 1
  return Array.from({ length: Math.min(3000, Math.ceil(1_000_000 / size)) }, () => item)
}

function mutatedFields(fields: Fields, other: Json, random: Random): Json {
  const entries = Object.entries(fields)
  const at = random(entries.length)
  const [key, value] = entries[at] ?? ['', undefined]
  const put = (...now: readonly (readonly [string, Json])[]): Json =>
    Object.fromEntries([...entries.slice(0, at), ...now, ...entries.slice(at + 1)])
  switch (random(14)) {
    case 0:
      return put()
    case 1:
      return put([pick(keys, random), value])
    case 2:
      return put([key, value], [pick(keys, random), malformed(random)])
    case 3:
      return put([key, pick(entries, random)[1]])
    case 4:
      return put([key, somewhereIn(other, random)])
    default:
      return put([key, mutatedJson(value, other, random)])
  }
}

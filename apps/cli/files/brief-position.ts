import {
  digestValue,
  type Game,
  parseSuccess,
  type Json,
  type Parsed,
  positionOfMatch,
  type Settings,
} from '@opfor/kernel'

type Fields = Readonly<Record<string, Json>>

/** Omits the fields that follow from the settings. */
export function briefPosition(game: Game, situation: unknown, settings: Settings): Parsed<Json> {
  const full = positionOfMatch(game, situation, settings)
  if (!full.ok) return full
  const fullDigest = parsedDigest(game, full.value, settings)
  const dropped = new Set<string>()
  let position = full.value
  for (const path of pathsIn(full.value)) {
    if (path.some((_, at) => dropped.has(path.slice(0, at).join('/')))) continue
    const shorter = removeField(position, path)
    if (parsedDigest(game, shorter, settings) !== fullDigest) continue
    position = shorter
    dropped.add(path.join('/'))
  }
  return parseSuccess(position)
}

/** Returns undefined for an invalid position. */
function parsedDigest(game: Game, position: Json, settings: Settings): string | undefined {
  const read = game.parseSituation(position, settings)
  return read.ok ? digestValue(read.value) : undefined
}

/** `*` means every item of a list. */
type Path = readonly string[]

/** Outer fields first; assumes that the items of a list have equal fields. */
function pathsIn(json: Json): readonly Path[] {
  const seen = new Map<string, Path>()
  const visit = (value: Json, path: Path): void => {
    if (Array.isArray(value)) for (const item of value as readonly Json[]) visit(item, [...path, '*'])
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        seen.set([...path, key].join('/'), [...path, key])
        visit(inner, [...path, key])
      }
  }
  visit(json, [])
  return [...seen.values()].toSorted((a, b) => a.length - b.length)
}

function removeField(json: Json, [key, ...rest]: Path): Json {
  if (key === undefined || typeof json !== 'object' || json === null) return json
  if (Array.isArray(json)) return (json as readonly Json[]).map((item) => removeField(item, rest))
  const { [key]: inner, ...others } = json as Fields
  if (rest.length === 0 || inner === undefined) return others
  return { ...(json as Fields), [key]: removeField(inner, rest) }
}

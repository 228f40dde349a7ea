import type { GameModule } from './game-module.ts'
import { type Entry, highestSeed, type Journal, journalFormat, sources } from './journal.ts'
import { bad, type Json, type Parsed, shown } from './json.ts'
import {
  anything,
  integer,
  listOf,
  mapOf,
  oneOf,
  optional,
  read,
  record,
  refuse,
  type Shape,
  text,
} from './shape.ts'

const count = integer(0, 1_000_000_000)
const longest = 1_000_000

const value: Shape<number | string> = {
  schema: { type: ['number', 'string'] },
  read: (json, at) => (typeof json === 'number' && Number.isFinite(json) ? json : text().read(json, at)),
}

const edit: Shape<unknown> = byKey({
  move: record({ move: text(), from: text(), to: text(), count: integer(1, 1_000_000) }),
  set: record({ set: text(), to: value }),
  arrange: record({ arrange: text(), pieces: listOf(text()) }),
})

const entry = byKey({
  q: record({ q: text(), a: anything, by: oneOf(...sources), seat: optional(text()) }),
  correct: record({ correct: listOf(edit) }),
  undo: record({ undo: integer(1, longest) }),
  redo: record({ redo: integer(1, longest) }),
  turn: record({ turn: count, digest: text(8) }),
  overrule: record({
    overrule: record({
      decision: count,
      list: text(),
      after: count,
      turn: count,
      instead: optional(text()),
      to: optional(text()),
      reason: text(2000),
    }),
  }),
}) as Shape<Entry>

const journal: Shape<Journal> = record<Journal>({
  format: integer(journalFormat, journalFormat) as Shape<typeof journalFormat>,
  game: text(),
  version: count,
  settings: record({ options: mapOf(anything), rulings: mapOf(text()) }),
  seed: integer(0, highestSeed),
  start: anything,
  entries: listOf(entry, longest),
})

/** What a journal looks like, as a JSON schema: for programs that are not this one. */
export const journalSchema: Json = journal.schema

/** Reads a journal strictly. One from a newer program is refused and left as it is; an older one is upcast. */
export function parseJournal(
  json: Json,
  game: Pick<GameModule<never>, 'id' | 'version' | 'upcasts'>,
): Parsed<Journal> {
  const head = read(heading, json)
  if (!head.ok) return bad(`This is not a journal: ${head.problem}.`)
  if (head.value.format > journalFormat)
    return bad(
      `This journal has format ${head.value.format}; this program reads up to ${journalFormat}. Update it.`,
    )
  if (head.value.game !== game.id)
    return bad(`This journal is of ${shown(head.value.game)}, not of ${game.id}.`)
  if (head.value.version > game.version)
    return bad(
      `This journal was played by version ${head.value.version} of the rules; this program knows up to ${game.version}. Update it.`,
    )
  const now = upcast(json, head.value.version, game)
  if (!now.ok) return now
  const parsed = read(journal, now.value)
  return parsed.ok ? parsed : bad(`The journal: ${parsed.problem}.`)
}

const heading: Shape<{ readonly format: number; readonly game: string; readonly version: number }> = {
  schema: true,
  read: (json, at) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return refuse(at, `an object is expected, not ${shown(json)}`)
    const { format, game, version } = json as { readonly [key: string]: Json }
    return {
      format: integer(1, 1_000_000).read(format, 'format'),
      game: text().read(game, 'game'),
      version: count.read(version, 'version'),
    }
  },
}

function upcast(
  json: Json,
  from: number,
  game: Pick<GameModule<never>, 'version' | 'upcasts'>,
): Parsed<Json> {
  let now = json
  for (let version = from; version < game.version; version += 1) {
    const step = game.upcasts[version]
    if (step === undefined)
      return bad(`This journal was played by version ${from} of the rules, which can no longer be read.`)
    now = step(now)
  }
  return { ok: true, value: now }
}

/** One of several records, told apart by a key that only one of them has. */
function byKey(shapes: Readonly<Record<string, Shape<unknown>>>): Shape<unknown> {
  const keys = Object.keys(shapes)
  return {
    schema: { oneOf: keys.map((key) => shapes[key]?.schema) },
    read: (json, at) => {
      const key =
        typeof json === 'object' && json !== null ? keys.find((each) => Object.hasOwn(json, each)) : undefined
      const shape = key === undefined ? undefined : shapes[key]
      if (shape === undefined) return refuse(at, `one of ${keys.join(', ')} is expected, not ${shown(json)}`)
      return shape.read(json, at)
    },
  }
}

import type { GameModule } from '../match/game-module.ts'
import { type Continuation, type Entry, highestSeed, type Journal, sources } from '../match/journal.ts'
import { longestRules, type Rules } from '../match/rules.ts'
import { checkFileFormat, fileOf } from '../read/format.ts'
import { bad, good, type Json, type Parsed, shown } from '../read/json.ts'
import { fill, type Message } from '../say/message.ts'
import { differs } from '../say/mismatch.ts'
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
} from '../read/shape.ts'

const count = integer(0, 1_000_000_000)
const maxLength = 1_000_000

const value: Shape<number | string> = {
  schema: { type: ['number', 'string'] },
  read: (json, at) => (typeof json === 'number' && Number.isFinite(json) ? json : text().read(json, at)),
}

const edit: Shape<unknown> = byKey({
  move: record({ move: text(), from: text(), to: text(), count: integer(1, 1000) }),
  set: record({ set: text(), to: value }),
  arrange: record({ arrange: text(), pieces: listOf(text()) }),
})

const entry = byKey({
  q: record({ q: text(), a: anything, by: oneOf(...sources), seat: optional(text()) }),
  correct: record({ correct: listOf(edit, 200) }),
  undo: record({ undo: integer(1, maxLength) }),
  redo: record({ redo: integer(1, maxLength) }),
  turn: record({ turn: count, digest: text(8) }),
  overrule: record({
    overrule: record({
      decision: count,
      between: optional(integer(1, 1_000_000)),
      list: text(),
      after: count,
      turn: count,
      instead: optional(text()),
      to: optional(text()),
      reason: text(2000),
    }),
  }),
}) as Shape<Entry>

const continued = record<Continuation>({
  name: text(200),
  journal: text(8),
  version: count,
  steps: count,
  of: count,
})

/** The rules that a journal names. */
export const rulesShape: Shape<Rules> = record<Rules>({
  digest: text(64),
  text: optional(text(longestRules)),
})

const journal: Shape<Journal> = fileOf<Journal>({
  game: text(),
  version: count,
  rules: optional(rulesShape),
  settings: record({ options: mapOf(anything), rulings: mapOf(text()) }),
  seed: integer(0, highestSeed),
  start: anything,
  continues: optional(continued),
  entries: listOf(entry, maxLength),
})

/** The JSON schema of a journal, for other programs and tools. */
export const journalSchema: Json = journal.schema

/** The part of a game that is needed to parse its journals. */
type Reads = Pick<GameModule<never>, 'id' | 'version' | 'upcasts'>

/** Parses a journal strictly; one of an older version of the rules is upcast, one of another format is rejected. */
export function parseJournal(json: Json, game: Reads): Parsed<Journal> {
  const now = readable(json, game)
  if (!now.ok) return now
  const parsed = read(journal, now.value)
  return parsed.ok ? parsed : bad(`The journal: ${parsed.problem}.`)
}

/** A partly readable journal: the entries before the first damaged one, and its problem. */
export interface ReadJournal {
  readonly journal: Journal
  readonly damage?: Message
}

/** Parses a saved journal leniently: the entries before a damaged one are kept. */
export function parseAsFar(json: Json, game: Reads): Parsed<ReadJournal> {
  const whole = parseJournal(json, game)
  if (whole.ok) return good({ journal: whole.value })
  const now = readable(json, game)
  if (!now.ok) return now
  const { entries } = now.value as { readonly entries?: Json }
  const head = read(journal, { ...(now.value as object), entries: [] })
  if (!head.ok || !Array.isArray(entries)) return whole
  const fine: Entry[] = []
  for (const each of entries as readonly Json[]) {
    const parsed = read(entry, each)
    if (parsed.ok) fine.push(parsed.value)
    else {
      const damage = fill(differs.entry, { entry: fine.length + 1, problem: parsed.problem })
      return good({ journal: { ...head.value, entries: fine }, damage })
    }
  }
  return whole
}

/** A journal of this game in the format of this program, upcast. */
function readable(json: Json, game: Reads): Parsed<Json> {
  const head = read(heading, json)
  if (!head.ok) return bad(`This is not a journal: ${head.problem}.`)
  const { game: id, version } = head.value
  if (id !== game.id) return bad(`This journal is of ${shown(id)}, not of ${game.id}.`)
  return good(upcast(json, version, game))
}

const heading: Shape<Pick<Journal, 'game' | 'version'>> = {
  schema: true,
  read: (json, at) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return refuse(at, `an object is expected, not ${shown(json)}`)
    checkFileFormat(json, at)
    const { game, version } = json as { readonly [key: string]: Json }
    return {
      game: text().read(game, 'game'),
      version: count.read(version, 'version'),
    }
  },
}

/** Versions without an upcast changed nothing in how answers are written. */
function upcast(json: Json, from: number, game: Pick<GameModule<never>, 'version' | 'upcasts'>): Json {
  let now = json
  for (let version = from; version < game.version; version += 1) now = game.upcasts?.[version]?.(now) ?? now
  return now
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

import { type GameModule, maxRulesLength, type RulesText } from '../match/game-module.ts'
import {
  type Continuation,
  type JournalEntry,
  highestSeed,
  type Journal,
  answerSources,
} from '../match/journal.ts'
import { checkFileFormat, fileShape } from '../read/file-format.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../read/json.ts'
import { withParams, type Message } from '../messages/message.ts'
import { replayMismatchKinds } from '../messages/replay-mismatch.ts'
import {
  anyJson,
  integer,
  listOf,
  mapOf,
  oneOf,
  optional,
  parseWith,
  record,
  rejectValue,
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
  q: record({ q: text(), a: anyJson, by: oneOf(...answerSources), seat: optional(text()) }),
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
}) as Shape<JournalEntry>

const continued = record<Continuation>({
  name: text(200),
  journal: text(8),
  version: count,
  steps: count,
  of: count,
})

export const rulesTextShape: Shape<RulesText> = record<RulesText>({
  digest: text(64),
  text: optional(text(maxRulesLength)),
})

const journal: Shape<Journal> = fileShape<Journal>({
  game: text(),
  version: count,
  rules: optional(rulesTextShape),
  settings: record({ options: mapOf(anyJson), rulings: mapOf(text()) }),
  seed: integer(0, highestSeed),
  start: anyJson,
  continues: optional(continued),
  entries: listOf(entry, maxLength),
})

export const journalSchema: Json = journal.schema

type Reads = Pick<GameModule<never>, 'id' | 'version' | 'upcasts'>

/** Upcasts journals of older rules versions; rejects other formats. */
export function parseJournal(json: Json, game: Reads): Parsed<Journal> {
  const now = readable(json, game)
  if (!now.ok) return now
  const parsed = parseWith(journal, now.value)
  return parsed.ok ? parsed : parseFailure(`The journal: ${parsed.problem}.`)
}

/** The entries before the first damaged one, and its problem. */
export interface PartlyReadJournal {
  readonly journal: Journal
  readonly damage?: Message
}

export function parseReadablePart(json: Json, game: Reads): Parsed<PartlyReadJournal> {
  const whole = parseJournal(json, game)
  if (whole.ok) return parseSuccess({ journal: whole.value })
  const now = readable(json, game)
  if (!now.ok) return now
  const { entries } = now.value as { readonly entries?: Json }
  const head = parseWith(journal, { ...(now.value as object), entries: [] })
  if (!head.ok || !Array.isArray(entries)) return whole
  const fine: JournalEntry[] = []
  for (const each of entries as readonly Json[]) {
    const parsed = parseWith(entry, each)
    if (parsed.ok) fine.push(parsed.value)
    else {
      const damage = withParams(replayMismatchKinds.entry, {
        entry: fine.length + 1,
        problem: parsed.problem,
      })
      return parseSuccess({ journal: { ...head.value, entries: fine }, damage })
    }
  }
  return whole
}

function readable(json: Json, game: Reads): Parsed<Json> {
  const head = parseWith(heading, json)
  if (!head.ok) return parseFailure(`This is not a journal: ${head.problem}.`)
  const { game: id, version } = head.value
  if (id !== game.id) return parseFailure(`This journal is of ${describeJson(id)}, not of ${game.id}.`)
  return parseSuccess(upcast(json, version, game))
}

const heading: Shape<Pick<Journal, 'game' | 'version'>> = {
  schema: true,
  read: (json, at) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return rejectValue(at, `an object is expected, not ${describeJson(json)}`)
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

/** Selects the record by a key that only one of them has. */
function byKey(shapes: Readonly<Record<string, Shape<unknown>>>): Shape<unknown> {
  const keys = Object.keys(shapes)
  return {
    schema: { oneOf: keys.map((key) => shapes[key]?.schema) },
    read: (json, at) => {
      const key =
        typeof json === 'object' && json !== null ? keys.find((each) => Object.hasOwn(json, each)) : undefined
      const shape = key === undefined ? undefined : shapes[key]
      if (shape === undefined)
        return rejectValue(at, `one of ${keys.join(', ')} is expected, not ${describeJson(json)}`)
      return shape.read(json, at)
    },
  }
}

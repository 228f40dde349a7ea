import {
  anyJson,
  parseFailure,
  checkFileFormat,
  fileFormat,
  type FileHeader,
  fileShape,
  integer,
  type Json,
  listOf,
  maxRulesLength,
  oneOf,
  optional,
  type Parsed,
  parseWith,
  record,
  rejectValue,
  type Shape,
  describeJson,
  text,
  type WhoRolls,
} from '@opfor/kernel'
import type { SavedMatch } from '../storage/saved-match.ts'
import type { SavedPack } from '../storage/pack-storage.ts'
import type { SavedSheet } from '../storage/sheet-list.ts'

/** The journal is not parsed yet. */
export interface ExportedMatch {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly changed: number
  readonly who?: WhoRolls | undefined
  readonly journal: SavedMatch['journal']
}

export interface Backup extends FileHeader {
  readonly matches: readonly ExportedMatch[]
  readonly packs: readonly SavedPack[]
  readonly sheets: readonly SavedSheet[]
}

/** A journal of any game and version, not parsed yet. */
const rawJournal: Shape<SavedMatch['journal']> = {
  schema: { type: 'object' },
  read: (json, at) => {
    checkFileFormat(json, at)
    return typeof json === 'object' &&
      json !== null &&
      Array.isArray((json as { readonly [key: string]: Json })['entries'])
      ? (json as SavedMatch['journal'])
      : rejectValue(at, 'a journal with its entries is expected')
  },
}

/** An id that can be part of a URL. */
const id: Shape<string> = {
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  read: (json, at) =>
    typeof json === 'string' && /^[\w-]{1,100}$/.test(json)
      ? json
      : rejectValue(at, `an id of letters, digits and hyphens is expected, not ${describeJson(json)}`),
}

const roller = oneOf('app', 'real')
const whoRolls = record<WhoRolls>({ dice: roller, draws: roller })
const time = integer(0, 100_000_000_000_000)
const backupShape: Shape<Backup> = fileShape<Backup>({
  matches: listOf(
    record<ExportedMatch>({
      id,
      name: text(),
      created: time,
      changed: time,
      who: optional(whoRolls),
      journal: rawJournal,
    }),
    100_000,
  ),
  packs: listOf(
    record<SavedPack>({
      id,
      game: text(),
      option: text(),
      name: text(),
      changed: time,
      pack: anyJson,
    }),
    10_000,
  ),
  sheets: listOf(
    record<SavedSheet>({
      id,
      text: text(maxRulesLength),
      title: text(),
      plays: text(),
      digest: text(64),
      changed: time,
      played: optional(time),
    }),
    10_000,
  ),
})

export function formatBackup(
  savedMatches: readonly SavedMatch[],
  packs: readonly SavedPack[],
  sheets: readonly SavedSheet[] = [],
): string {
  const matches = savedMatches.map(toExportedMatch)
  return JSON.stringify({ opfor: fileFormat, matches, packs, sheets } satisfies Backup)
}

function toExportedMatch({
  record: { id, name, created, changed, who },
  journal,
}: SavedMatch): ExportedMatch {
  return { id, name, created, changed, who, journal }
}

/** Only checks the format that the file claims. */
export function isBackup(json: Json): boolean {
  return typeof json === 'object' && json !== null && 'matches' in json
}

export function parseBackup(json: Json): Parsed<Backup> {
  const parsed = parseWith(backupShape, json)
  return parsed.ok ? parsed : parseFailure(parsed.problem)
}

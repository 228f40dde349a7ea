import {
  anything,
  bad,
  checkFileFormat,
  fileFormat,
  type FileHeader,
  fileOf,
  integer,
  type Json,
  listOf,
  longestRules,
  oneOf,
  optional,
  type Parsed,
  read,
  record,
  refuse,
  type Shape,
  shown,
  text,
  type WhoRolls,
} from '@opfor/kernel'
import type { SavedMatch } from './saved-match.ts'
import type { SavedPack } from './pack-storage.ts'
import type { SavedSheet } from './sheet-list.ts'

/** A match in a backup; its journal is not parsed yet. */
export interface ExportedMatch {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly changed: number
  /** Who rolls and draws, if it was set. */
  readonly who?: WhoRolls | undefined
  readonly journal: SavedMatch['journal']
}

/** A backup of a device: its matches, packs and sheets. */
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
      : refuse(at, 'a journal with its entries is expected')
  },
}

/** An id that can be part of a URL. */
const id: Shape<string> = {
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  read: (json, at) =>
    typeof json === 'string' && /^[\w-]{1,100}$/.test(json)
      ? json
      : refuse(at, `an id of letters, digits and hyphens is expected, not ${shown(json)}`),
}

const roller = oneOf('app', 'real')
const whoRolls = record<WhoRolls>({ dice: roller, draws: roller })
const time = integer(0, 100_000_000_000_000)
const backupShape: Shape<Backup> = fileOf<Backup>({
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
      pack: anything,
    }),
    10_000,
  ),
  sheets: listOf(
    record<SavedSheet>({
      id,
      text: text(longestRules),
      title: text(),
      plays: text(),
      digest: text(64),
      changed: time,
      played: optional(time),
    }),
    10_000,
  ),
})

/** Formats matches, packs and sheets as the text of a backup file. */
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

/** Whether a file claims to be a backup. */
export function isBackup(json: Json): boolean {
  return typeof json === 'object' && json !== null && 'matches' in json
}

/** Parses a backup file. */
export function parseBackup(json: Json): Parsed<Backup> {
  const parsed = read(backupShape, json)
  return parsed.ok ? parsed : bad(parsed.problem)
}

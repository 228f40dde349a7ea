import {
  anything,
  bad,
  integer,
  type Json,
  listOf,
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
import type { WholeMatch } from './kept-match.ts'
import type { KeptPack } from './pack-storage.ts'

/** A match in the file that holds everything: its journal is not yet read by any rules. */
export interface ExportedMatch {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly changed: number
  /** Who rolls and draws, where somebody has said so. */
  readonly who?: WhoRolls | undefined
  readonly journal: WholeMatch['journal']
}

/** Everything of a device: its matches, and the packs that its owner has entered. */
export interface Everything {
  readonly opfor: number
  readonly matches: readonly ExportedMatch[]
  readonly packs?: readonly KeptPack[] | undefined
}

/** A journal of any game and version: what is in it is for the rules to read. */
const asItIs: Shape<WholeMatch['journal']> = {
  schema: { type: 'object' },
  read: (json, at) =>
    typeof json === 'object' &&
    json !== null &&
    Array.isArray((json as { readonly [key: string]: Json })['entries'])
      ? (json as WholeMatch['journal'])
      : refuse(at, 'a journal with its entries is expected'),
}

/** An id stands in an address. */
const id: Shape<string> = {
  schema: { type: 'string', pattern: '^[\\w-]{1,100}$' },
  read: (json, at) =>
    typeof json === 'string' && /^[\w-]{1,100}$/.test(json)
      ? json
      : refuse(at, `an id of letters, digits and hyphens is expected, not ${shown(json)}`),
}

const byWhom = oneOf('app', 'real')
const who = record<WhoRolls>({ dice: byWhom, draws: byWhom })
const time = integer(0, 100_000_000_000_000)
const everything: Shape<Everything> = record<Everything>({
  opfor: integer(1, 1),
  matches: listOf(
    record<ExportedMatch>({
      id,
      name: text(),
      created: time,
      changed: time,
      who: optional(who),
      journal: asItIs,
    }),
    100_000,
  ),
  packs: optional(
    listOf(
      record<KeptPack>({
        id,
        game: text(),
        option: text(),
        name: text(),
        changed: time,
        pack: anything,
      }),
      10_000,
    ),
  ),
})

/** Matches and packs as the text of one file. */
export function writeEverything(wholes: readonly WholeMatch[], packs: readonly KeptPack[]): string {
  return JSON.stringify({ opfor: 1, matches: wholes.map(packed), packs } satisfies Everything)
}

function packed({ kept: { id, name, created, changed, who }, journal }: WholeMatch): ExportedMatch {
  return { id, name, created, changed, who, journal }
}

/** Whether a file claims to hold everything. */
export function holdsEverything(json: Json): boolean {
  return typeof json === 'object' && json !== null && 'opfor' in json
}

/** Reads a file that holds everything. */
export function parseEverything(json: Json): Parsed<Everything> {
  const parsed = read(everything, json)
  return parsed.ok ? parsed : bad(parsed.problem)
}

import {
  anything,
  bad,
  integer,
  type Json,
  listOf,
  optional,
  type Parsed,
  read,
  record,
  refuse,
  type Shape,
  text,
} from '@opfor/kernel'
import type { WholeMatch } from '../kept-match.ts'
import { allPacks, type KeptPack } from '../packs/pack-storage.ts'
import { keptMatch, keptMatches } from '../storage.ts'

/** A match in the file that holds everything: its journal is not yet read by any rules. */
export interface Packed {
  readonly id: string
  readonly name: string
  readonly created: number
  readonly changed: number
  readonly journal: WholeMatch['journal']
}

/** Everything of a device: its matches, and the packs that its owner has entered. */
export interface Everything {
  readonly opfor: number
  readonly matches: readonly Packed[]
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

const time = integer(0, 100_000_000_000_000)
const everything: Shape<Everything> = record<Everything>({
  opfor: integer(1, 1),
  matches: listOf(
    record<Packed>({ id: text(), name: text(), created: time, changed: time, journal: asItIs }),
    100_000,
  ),
  packs: optional(
    listOf(
      record<KeptPack>({
        id: text(),
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

/** All matches and packs of this device as the text of one file. */
export async function everythingKept(): Promise<string> {
  const wholes = await Promise.all((await keptMatches()).map(({ id }) => keptMatch(id)))
  const matches = wholes.flatMap((whole) => (whole === undefined ? [] : [packed(whole)]))
  return JSON.stringify({ opfor: 1, matches, packs: await allPacks() } satisfies Everything)
}

function packed({ kept: { id, name, created, changed }, journal }: WholeMatch): Packed {
  return { id, name, created, changed, journal }
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

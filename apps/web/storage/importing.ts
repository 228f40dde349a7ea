import {
  bad,
  type Game,
  gameNamedIn,
  good,
  type Journal,
  type Json,
  type Parsed,
  parseJson,
  parseKept,
  reopen,
  shown,
} from '@opfor/kernel'
import { serializeHeading } from '@opfor/sync'
import { gameOf, newMatch, type WholeMatch, wholeMatch } from './kept-match.ts'
import { openKept } from './open-kept.ts'
import type { KeptPack } from './pack-storage.ts'
import type { saveMatch } from './storage.ts'
import type { replaceMatch } from './rewriting.ts'
import { holdsEverything, type ExportedMatch, parseEverything } from './everything.ts'
import { progressOf } from './progress.ts'

/** What came of a file: how many matches are new here, and how many of those cannot be played. */
export interface ImportResult {
  readonly count: number
  readonly unplayable: number
}

/** The shelf and the disk that a file is imported to. */
export interface ImportTarget {
  readonly game: (id: string) => Promise<Game | undefined>
  readonly match: (id: string) => Promise<WholeMatch | undefined>
  readonly save: typeof saveMatch
  readonly replace: typeof replaceMatch
  readonly pack: (id: string) => Promise<KeptPack | undefined>
  readonly savePack: (pack: KeptPack) => Promise<void>
}

/** Imports a file's text: one match as a journal or a transcript, or everything of another device. */
export async function importText(
  text: string,
  around: ImportTarget,
  nameOf: (title: string) => string,
): Promise<Parsed<ImportResult>> {
  const json = parseJson(text)
  return json.ok && holdsEverything(json.value)
    ? importEverything(json.value, around)
    : importMatch(text, around, nameOf)
}

async function importMatch(
  text: string,
  around: ImportTarget,
  nameOf: (title: string) => string,
): Promise<Parsed<ImportResult>> {
  const named = gameNamedIn(text)
  if (!named.ok) return named
  const game = await around.game(named.value)
  if (game === undefined) return bad(`Unknown game ${shown(named.value)}.`)
  const kept = parseKept(game, text)
  if (!kept.ok) return kept
  const { match, departs } = reopen(game, kept.value, nameOf(game.title))
  // What was played by other rules is kept as it came.
  const journal = departs === undefined ? match.journal : asItCame(text, kept.value.journal)
  await around.save(newMatch(journal, nameOf(game.title), progressOf(match)))
  return good({ count: 1, unplayable: 0 })
}

/** A journal as the file has it; that of a transcript as it was read. */
function asItCame(text: string, read: Journal): WholeMatch['journal'] {
  const json = parseJson(text)
  return (json.ok ? json.value : JSON.parse(JSON.stringify(read))) as WholeMatch['journal']
}

async function importEverything(json: Json, around: ImportTarget): Promise<Parsed<ImportResult>> {
  const everything = parseEverything(json)
  if (!everything.ok) return everything
  const { matches, packs = [] } = everything.value
  for (const pack of packs) await importPack(pack, around)
  let [count, unplayable] = [0, 0]
  for (const packed of matches) {
    // One after the other: a later one may be another version of an earlier one.
    const progress = await importOne(packed, around)
    if (progress === undefined) continue
    count += 1
    if (progress === 'unplayable') unplayable += 1
  }
  return good({ count, unplayable })
}

/**
 * A match that is here already grows if the file has it longer and it plays to its end; in any other case of two that
 * are not the same, both are kept.
 */
async function importOne(
  packed: ExportedMatch,
  around: ImportTarget,
): Promise<'played' | 'unplayable' | undefined> {
  const { name, created, changed, who, journal } = packed
  const here = await around.match(packed.id)
  const same = here !== undefined && beginning(here.journal) === beginning(journal)
  if (same && beginsWith(here.journal.entries, journal.entries)) return undefined
  const game = await around.game(gameOf(journal))
  const opened = game === undefined ? undefined : openKept(game, journal, '')
  const plays = opened?.ok === true
  const grows = same && beginsWith(journal.entries, here.journal.entries)
  const apart = here !== undefined && !(grows && plays && opened.value.departs === undefined)
  const about = {
    ...(plays ? progressOf(opened.value.match) : { turns: 0 }),
    id: apart ? crypto.randomUUID() : packed.id,
    game: gameOf(journal),
    name,
    created,
    changed,
    who,
  }
  // Meanwhile somebody has played on: it is looked at anew.
  if (!(await around.replace(apart ? undefined : here?.kept, wholeMatch(about, journal))))
    return importOne(packed, around)
  return plays ? 'played' : 'unplayable'
}

/** Of two versions of a pack the newer takes its place; the older stays beside it, under an id of its own. */
async function importPack(pack: KeptPack, around: ImportTarget): Promise<void> {
  const here = await around.pack(pack.id)
  if (here === undefined) return around.savePack(pack)
  if (isSame(here, pack)) return undefined
  const [older, newer] = here.changed <= pack.changed ? [here, pack] : [pack, here]
  const beside = await around.pack(besideId(older))
  if (beside === undefined) await around.savePack({ ...older, id: besideId(older) })
  else if (!isSame(beside, older)) await around.savePack({ ...older, id: crypto.randomUUID() })
  return newer === here ? undefined : around.savePack(newer)
}

function besideId({ id, changed }: KeptPack): string {
  return `${id.slice(0, 60)}-${changed}`
}

function isSame(one: KeptPack, other: KeptPack): boolean {
  return JSON.stringify(one.pack) === JSON.stringify(other.pack)
}

/** How a match begins: all of its journal but the entries. */
function beginning(journal: WholeMatch['journal']): string {
  return serializeHeading({ ...journal, entries: [] })
}

function beginsWith(longer: readonly Json[], shorter: readonly Json[]): boolean {
  return (
    shorter.length <= longer.length &&
    shorter.every((entry, at) => JSON.stringify(entry) === JSON.stringify(longer[at]))
  )
}

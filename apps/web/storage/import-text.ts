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
import { gameOf, toNewMatch, type SavedMatch, toSavedMatch } from './saved-match.ts'
import { reopenJournal } from './reopen-journal.ts'
import type { SavedPack } from './pack-storage.ts'
import type { saveMatch } from './storage.ts'
import type { replaceMatch } from './replace-match.ts'
import { isBackup, type ExportedMatch, parseBackup } from './backup.ts'
import { progressOf } from './progress.ts'

/** The result of an import: the number of new matches, and of those that cannot be played. */
export interface ImportResult {
  readonly count: number
  readonly unplayable: number
}

/** The registry and the storage to import into. */
export interface ImportTarget {
  readonly game: (id: string) => Promise<Game | undefined>
  readonly match: (id: string) => Promise<SavedMatch | undefined>
  readonly save: typeof saveMatch
  readonly replace: typeof replaceMatch
  readonly pack: (id: string) => Promise<SavedPack | undefined>
  readonly savePack: (pack: SavedPack) => Promise<void>
}

/** Imports the text of a file: one match as a journal or a transcript, or a backup. */
export async function importText(
  text: string,
  target: ImportTarget,
  nameOf: (title: string) => string,
): Promise<Parsed<ImportResult>> {
  const json = parseJson(text)
  return json.ok && isBackup(json.value)
    ? importBackup(json.value, target)
    : importMatch(text, target, nameOf)
}

async function importMatch(
  text: string,
  target: ImportTarget,
  nameOf: (title: string) => string,
): Promise<Parsed<ImportResult>> {
  const named = gameNamedIn(text)
  if (!named.ok) return named
  const game = await target.game(named.value)
  if (game === undefined) return bad(`Unknown game ${shown(named.value)}.`)
  const parsed = parseKept(game, text)
  if (!parsed.ok) return parsed
  const { match, departs } = reopen(game, parsed.value, nameOf(game.title))
  // A match that diverges from the rules is saved unchanged.
  const journal = departs === undefined ? match.journal : rawJournalOf(text, parsed.value.journal)
  await target.save(toNewMatch(journal, nameOf(game.title), progressOf(match)))
  return good({ count: 1, unplayable: 0 })
}

/** The journal as it is in the file; that of a transcript as parsed. */
function rawJournalOf(text: string, read: Journal): SavedMatch['journal'] {
  const json = parseJson(text)
  return (json.ok ? json.value : JSON.parse(JSON.stringify(read))) as SavedMatch['journal']
}

async function importBackup(json: Json, target: ImportTarget): Promise<Parsed<ImportResult>> {
  const everything = parseBackup(json)
  if (!everything.ok) return everything
  const { matches, packs = [] } = everything.value
  for (const pack of packs) await importPack(pack, target)
  let [count, unplayable] = [0, 0]
  for (const packed of matches) {
    // Serially: a later match may be another version of an earlier one.
    const progress = await importExportedMatch(packed, target)
    if (progress === undefined) continue
    count += 1
    if (progress === 'unplayable') unplayable += 1
  }
  return good({ count, unplayable })
}

/**
 * Imports a match of a backup. An existing match is extended if the file has more entries and agrees with the rules to its
 * end; otherwise two different matches with the same id are both saved.
 */
async function importExportedMatch(
  packed: ExportedMatch,
  target: ImportTarget,
): Promise<'played' | 'unplayable' | undefined> {
  const { name, created, changed, who, journal } = packed
  const here = await target.match(packed.id)
  const same = here !== undefined && journalHead(here.journal) === journalHead(journal)
  if (same && startsWith(here.journal.entries, journal.entries)) return undefined
  const game = await target.game(gameOf(journal))
  const opened = game === undefined ? undefined : reopenJournal(game, journal, '')
  const isPlayable = opened?.ok === true
  const grows = same && startsWith(journal.entries, here.journal.entries)
  const isSeparate = here !== undefined && !(grows && isPlayable && opened.value.departs === undefined)
  const about = {
    ...(isPlayable ? progressOf(opened.value.match) : { turns: 0 }),
    id: isSeparate ? crypto.randomUUID() : packed.id,
    game: gameOf(journal),
    name,
    created,
    changed,
    who,
  }
  // The match has changed in the meantime: try again.
  if (!(await target.replace(isSeparate ? undefined : here?.record, toSavedMatch(about, journal))))
    return importExportedMatch(packed, target)
  return isPlayable ? 'played' : 'unplayable'
}

/** Keeps the newer of two versions of a pack under its id, and the older one under another id. */
async function importPack(pack: SavedPack, target: ImportTarget): Promise<void> {
  const here = await target.pack(pack.id)
  if (here === undefined) return target.savePack(pack)
  if (isSamePack(here, pack)) return undefined
  const [older, newer] = here.changed <= pack.changed ? [here, pack] : [pack, here]
  const duplicate = await target.pack(duplicateId(older))
  if (duplicate === undefined) await target.savePack({ ...older, id: duplicateId(older) })
  else if (!isSamePack(duplicate, older)) await target.savePack({ ...older, id: crypto.randomUUID() })
  return newer === here ? undefined : target.savePack(newer)
}

function duplicateId({ id, changed }: SavedPack): string {
  return `${id.slice(0, 60)}-${changed}`
}

function isSamePack(one: SavedPack, other: SavedPack): boolean {
  return JSON.stringify(one.pack) === JSON.stringify(other.pack)
}

/** The journal without its entries, for comparison. */
function journalHead(journal: SavedMatch['journal']): string {
  return serializeHeading({ ...journal, entries: [] })
}

function startsWith(longer: readonly Json[], shorter: readonly Json[]): boolean {
  return (
    shorter.length <= longer.length &&
    shorter.every((entry, at) => JSON.stringify(entry) === JSON.stringify(longer[at]))
  )
}

import {
  gameIdInText,
  parseSuccess,
  type Journal,
  type Json,
  type Parsed,
  parseJson,
  parseMatchText,
  reopenMatch,
} from '@opfor/kernel'
import { serializeJournalHeader } from '@opfor/sync'
import { gameIdOfJournal, toNewMatch, type SavedMatch, toSavedMatch } from '../storage/saved-match.ts'
import { gameInText } from './game-in-text.ts'
import type { GameSource } from '../storage/open-game.ts'
import { reopenJournal } from '../storage/reopen-journal.ts'
import type { SavedPack } from '../storage/pack-storage.ts'
import type { SavedSheet } from '../storage/sheet-list.ts'
import type { saveMatch } from '../storage/storage.ts'
import type { replaceMatch } from '../storage/replace-match.ts'
import { isBackup, type ExportedMatch, parseBackup } from './backup.ts'
import { progressOf } from '../storage/progress.ts'

/** The number of new matches, and of those that cannot be played. */
export interface ImportResult {
  readonly count: number
  readonly unplayable: number
}

export interface ImportTarget extends GameSource {
  readonly match: (id: string) => Promise<SavedMatch | undefined>
  readonly save: typeof saveMatch
  readonly replace: typeof replaceMatch
  readonly pack: (id: string) => Promise<SavedPack | undefined>
  readonly savePack: (pack: SavedPack) => Promise<void>
  readonly sheet: (id: string) => Promise<SavedSheet | undefined>
  readonly saveSheet: (sheet: SavedSheet) => Promise<void>
}

/** Accepts a journal, a transcript, or a backup. */
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
  const named = gameIdInText(text)
  if (!named.ok) return named
  const found = await gameInText(text, named.value, target)
  if (!found.ok) return found
  const { value: game } = found
  const parsed = parseMatchText(game, text)
  if (!parsed.ok) return parsed
  const { match, divergence } = reopenMatch(game, parsed.value, nameOf(game.title))
  // A match that diverges from the rules is saved unchanged.
  const journal = divergence === undefined ? match.journal : rawJournalOf(text, parsed.value.journal)
  await target.save(toNewMatch(journal, nameOf(game.title), progressOf(match)))
  return parseSuccess({ count: 1, unplayable: 0 })
}

/** The journal as it is in the file; that of a transcript as parsed. */
function rawJournalOf(text: string, read: Journal): SavedMatch['journal'] {
  const json = parseJson(text)
  return (json.ok ? json.value : JSON.parse(JSON.stringify(read))) as SavedMatch['journal']
}

async function importBackup(json: Json, target: ImportTarget): Promise<Parsed<ImportResult>> {
  const everything = parseBackup(json)
  if (!everything.ok) return everything
  const { matches, packs, sheets } = everything.value
  const packStore = { load: target.pack, save: target.savePack, isSame: isSamePack }
  for (const pack of packs) await importEntry(pack, packStore)
  const sheetStore = { load: target.sheet, save: target.saveSheet, isSame: isSameSheet }
  for (const sheet of sheets) await importEntry(sheet, sheetStore)
  let [count, unplayable] = [0, 0]
  for (const packed of matches) {
    // Serially: a later match may be another version of an earlier one.
    const progress = await importExportedMatch(packed, target)
    if (progress === undefined) continue
    count += 1
    if (progress === 'unplayable') unplayable += 1
  }
  return parseSuccess({ count, unplayable })
}

/** Extends a match if the file has more entries and fits the rules; different matches are both saved. */
async function importExportedMatch(
  packed: ExportedMatch,
  target: ImportTarget,
): Promise<'played' | 'unplayable' | undefined> {
  const { name, created, changed, who, journal } = packed
  const here = await target.match(packed.id)
  const same = here !== undefined && journalHead(here.journal) === journalHead(journal)
  if (same && startsWith(here.journal.entries, journal.entries)) return undefined
  const head = JSON.stringify({ ...journal, entries: [] })
  const game = await gameInText(head, gameIdOfJournal(journal), target)
  const opened = game.ok ? reopenJournal(game.value, journal, '') : undefined
  const isPlayable = opened?.ok === true
  const grows = same && startsWith(journal.entries, here.journal.entries)
  const isSeparate = here !== undefined && !(grows && isPlayable && opened.value.divergence === undefined)
  const about = {
    ...(isPlayable ? progressOf(opened.value.match) : { turns: 0 }),
    id: isSeparate ? crypto.randomUUID() : packed.id,
    game: gameIdOfJournal(journal),
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

interface Entry {
  readonly id: string
  readonly changed: number
}

interface EntryStore<E> {
  readonly load: (id: string) => Promise<E | undefined>
  readonly save: (entry: E) => Promise<void>
  readonly isSame: (one: E, other: E) => boolean
}

/** Keeps the newer version under its id, and the older one under another id. */
async function importEntry<E extends Entry>(entry: E, { load, save, isSame }: EntryStore<E>): Promise<void> {
  const here = await load(entry.id)
  if (here === undefined) return save(entry)
  if (isSame(here, entry)) return undefined
  const [older, newer] = here.changed <= entry.changed ? [here, entry] : [entry, here]
  const duplicate = await load(duplicateId(older))
  if (duplicate === undefined) await save({ ...older, id: duplicateId(older) })
  else if (!isSame(duplicate, older)) await save({ ...older, id: crypto.randomUUID() })
  return newer === here ? undefined : save(newer)
}

function duplicateId({ id, changed }: Entry): string {
  return `${id.slice(0, 60)}-${changed}`
}

function isSamePack(one: SavedPack, other: SavedPack): boolean {
  return JSON.stringify(one.pack) === JSON.stringify(other.pack)
}

function isSameSheet(one: SavedSheet, other: SavedSheet): boolean {
  return one.text === other.text
}

/** The journal without its entries, for comparison. */
function journalHead(journal: SavedMatch['journal']): string {
  return serializeJournalHeader({ ...journal, entries: [] })
}

function startsWith(longer: readonly Json[], shorter: readonly Json[]): boolean {
  return (
    shorter.length <= longer.length &&
    shorter.every((entry, at) => JSON.stringify(entry) === JSON.stringify(longer[at]))
  )
}

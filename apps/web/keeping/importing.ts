import { bad, gameNamedIn, good, type Json, type Parsed, parseKept, resume } from '@opfor/kernel'
import { gameOf } from '../kept-match.ts'
import { keepJournal } from '../match-store.ts'
import { progressOf } from './progress.ts'
import { openGame } from '../shelf.ts'
import { type KeptPack, keepPack, keptPack } from '../packs/pack-storage.ts'
import { keptMatch, replaceMatch, wholeMatch } from '../storage.ts'
import { holdsEverything, type Packed, parseEverything } from './everything.ts'
import { progressIn } from './progress-in.ts'

/** What came of a file: how many matches are new here, and how many of those cannot be played. */
export interface Imported {
  readonly count: number
  readonly unplayable: number
}

const largest = 50_000_000

/** Imports a file: one match as a journal or a transcript, or everything of another device. */
export async function importFile(file: File, nameOf: (title: string) => string): Promise<Parsed<Imported>> {
  if (file.size > largest) return bad(`${file.name} is too large.`)
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return bad(`${file.name} could not be read. Is it still there?`)
  const json = parsedJson(text)
  if (holdsEverything(json)) return importEverything(json)
  return importMatch(text, nameOf)
}

async function importMatch(text: string, nameOf: (title: string) => string): Promise<Parsed<Imported>> {
  const named = gameNamedIn(text)
  if (!named.ok) return named
  const game = await openGame(named.value)
  if (game === undefined) return bad(`There is no game "${named.value}" on the shelf.`)
  const kept = parseKept(game, text)
  const match = kept.ok ? resume(game, kept.value.journal) : kept
  if (!match.ok) return match
  await keepJournal(match.value.journal, nameOf(game.title), progressOf(match.value))
  return good({ count: 1, unplayable: 0 })
}

async function importEverything(json: Json): Promise<Parsed<Imported>> {
  const everything = parseEverything(json)
  if (!everything.ok) return everything
  const { matches, packs = [] } = everything.value
  for (const pack of packs) await importPack(pack)
  let [count, unplayable] = [0, 0]
  for (const packed of matches) {
    // One after the other: a later one may be another version of an earlier one.
    const progress = await importOne(packed)
    if (progress === undefined) continue
    count += 1
    if (progress === 'unplayable') unplayable += 1
  }
  return good({ count, unplayable })
}

/** A match that is here already grows if the file has it longer; if both went on apart, both are kept. */
async function importOne(packed: Packed): Promise<'played' | 'unplayable' | undefined> {
  const { name, created, changed, journal } = packed
  const here = await keptMatch(packed.id)
  if (here !== undefined && beginsWith(here.journal.entries, journal.entries)) return undefined
  const apart = here !== undefined && !beginsWith(journal.entries, here.journal.entries)
  const game = gameOf(journal)
  const progress = await progressIn(journal)
  const id = apart ? crypto.randomUUID() : packed.id
  const whole = wholeMatch({ ...(progress ?? { turns: 0 }), id, game, name, created, changed }, journal)
  // Meanwhile somebody has played on: it is looked at anew.
  if (!(await replaceMatch(apart ? undefined : here?.kept, whole))) return importOne(packed)
  return progress === undefined ? 'unplayable' : 'played'
}

/** Of two versions of a pack the newer takes its place; the older stays beside it, under an id of its own. */
async function importPack(pack: KeptPack): Promise<void> {
  const here = await keptPack(pack.id)
  if (here === undefined) return keepPack(pack)
  if (JSON.stringify(here.pack) === JSON.stringify(pack.pack)) return undefined
  const [older, newer] = here.changed <= pack.changed ? [here, pack] : [pack, here]
  await keepPack({ ...older, id: `${older.id}-${older.changed}` })
  return keepPack(newer)
}

function beginsWith(longer: readonly Json[], shorter: readonly Json[]): boolean {
  return (
    shorter.length <= longer.length &&
    shorter.every((entry, at) => JSON.stringify(entry) === JSON.stringify(longer[at]))
  )
}

function parsedJson(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

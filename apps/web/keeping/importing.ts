import { bad, gameNamedIn, good, type Json, type Parsed, parseKept, resume } from '@opfor/kernel'
import { keepJournal, progressOf, reopened } from '../match-store.ts'
import { openGame } from '../shelf.ts'
import type { Progress } from '../kept-match.ts'
import { keepMatch, keptMatch, wholeMatch } from '../storage.ts'
import { holdsEverything, type Packed, parseEverything } from './everything.ts'

/** What came of a file: how many matches are new here, and how many of those cannot be played. */
export interface Imported {
  readonly count: number
  readonly unplayable: number
}

const largest = 50_000_000

/** Imports a file: one match as a journal or a transcript, or everything of another device. */
export async function importFile(file: File, nameOf: (title: string) => string): Promise<Parsed<Imported>> {
  if (file.size > largest) return bad(`${file.name} is too large.`)
  const text = await file.text()
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
  const matches = parseEverything(json)
  if (!matches.ok) return matches
  let [count, unplayable] = [0, 0]
  for (const packed of matches.value) {
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
  const game = typeof journal['game'] === 'string' ? journal['game'] : ''
  const progress = await progressIn(game, journal)
  const id = apart ? crypto.randomUUID() : packed.id
  await keepMatch(wholeMatch({ ...(progress ?? { turns: 0 }), id, game, name, created, changed }, journal))
  return progress === undefined ? 'unplayable' : 'played'
}

async function progressIn(id: string, journal: Json): Promise<Progress | undefined> {
  const game = await openGame(id)
  const match = game === undefined ? undefined : reopened(game, journal)
  return match?.ok === true ? progressOf(match.value) : undefined
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

import { registry } from '@opfor/games'
import { recordedFiles } from '@opfor/evidence/games/recorded/recorded-files'
import { packs } from '@opfor/evidence/games/programs/samples'
import { type Game, parseSuccess, type Json } from '@opfor/kernel'
import { gameOfSheet, readSheet } from '@opfor/sheets'
import { serializeJournalHeader } from '@opfor/sync'
import type { ImportTarget } from '../../../../../apps/web/data/transfer/import-text.ts'
import {
  type MatchRecord,
  type SavedMatch,
  toSavedMatch,
} from '../../../../../apps/web/data/storage/saved-match.ts'
import type { GameSource } from '../../../../../apps/web/data/storage/open-game.ts'
import type { SavedSheet } from '../../../../../apps/web/data/storage/sheet-list.ts'
import type { SavedPack } from '../../../../../apps/web/data/storage/pack-storage.ts'
import { reopenJournal } from '../../../../../apps/web/data/storage/reopen-journal.ts'

/** No import may harm these matches. */
export const ownMatches: readonly SavedMatch[] = registry.slice(0, 3).flatMap((game, at) => {
  const [sample] = recordedFiles(game)
  if (sample === undefined) return []
  const journal = JSON.parse(sample.text) as SavedMatch['journal']
  const about = { id: `own-${at}`, game: game.id, name: 'Mine', turns: 0, created: 1, changed: 2 }
  const saved = toSavedMatch(about, { ...journal, entries: journal.entries.slice(0, 6) })
  return [deepFreeze({ ...saved, record: { ...saved.record, revision: `first of ${at}` } })]
})

export const ownPacks: readonly SavedPack[] = packs()
  .slice(0, 2)
  .map(({ game, question, text }, at) => {
    const about = { id: `pack-${at}`, game: game.id, option: question.id, name: 'Mine', changed: 5 }
    return deepFreeze({ ...about, pack: JSON.parse(text) as Json })
  })

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) deepFreeze(inner)
  return Object.freeze(value)
}

export class TestDisk {
  readonly #matches = new Map(ownMatches.map((each) => [each.record.id, each]))
  readonly #packs = new Map(ownPacks.map((each) => [each.id, each]))
  readonly #sheets = new Map<string, SavedSheet>()
  #writes = 0

  readonly target: ImportTarget = {
    ...games,
    match: async (id) => this.#matches.get(id),
    save: async (saved) => this.#put(saved),
    replace: async (before, saved) => this.replace(before, saved),
    pack: async (id) => this.#packs.get(id),
    savePack: async (pack) => {
      this.#writes += 1
      this.#packs.set(pack.id, pack)
    },
    sheet: async (id) => this.#sheets.get(id),
    saveSheet: async (sheet) => {
      this.#writes += 1
      this.#sheets.set(sheet.id, sheet)
    },
  }

  get matches(): readonly SavedMatch[] {
    return [...this.#matches.values()]
  }

  /** Like the real storage: returns false and changes nothing if the match has changed. */
  replace(before: MatchRecord | undefined, saved: SavedMatch): boolean {
    const now = this.#matches.get(saved.record.id)?.record
    if (before?.revision !== now?.revision || before?.entries !== now?.entries) return false
    this.#put(saved)
    return true
  }

  #put(saved: SavedMatch): void {
    this.#writes += 1
    const revision = `revision ${this.#writes}`
    this.#matches.set(saved.record.id, { ...saved, record: { ...saved.record, revision } })
  }

  /** Describes harm to the user's data. A match may grow; a pack may be saved separately. */
  changeProblem(refused: boolean): string | undefined {
    if (refused && this.#writes > 0) return 'something was written, though the input was refused'
    const lost = ownMatches.find((own) => !isUnharmed(this.#matches.get(own.record.id), own))
    if (lost !== undefined) return `${lost.record.id} is not as it was`
    const now = [...this.#packs.values()].map(({ pack }) => JSON.stringify(pack))
    const missing = ownPacks.find(({ pack }) => !now.includes(JSON.stringify(pack)))
    return missing === undefined ? undefined : `${missing.id} is gone`
  }
}

function isUnharmed(now: SavedMatch | undefined, own: SavedMatch): boolean {
  if (now === own) return true
  if (now === undefined) return false
  const { entries, ...head } = now.journal
  const { entries: before, ...ownHead } = own.journal
  if (serializeJournalHeader(head) !== serializeJournalHeader(ownHead)) return false
  if (JSON.stringify(entries.slice(0, before.length)) !== JSON.stringify(before)) return false
  const game = registry.find(({ id }) => id === own.record.game)
  const opened = game === undefined ? undefined : reopenJournal(game, now.journal, '')
  return opened?.ok === true && opened.value.divergence === undefined
}

export async function openGame(id: string): Promise<Game | undefined> {
  return registry.find((game) => game.id === id)
}

export const games: GameSource = {
  game: openGame,
  rules: async () => (text) => parseSuccess(gameOfSheet(readSheet(text)) as unknown as Game),
}

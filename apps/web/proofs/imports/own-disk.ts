import { shelf } from '@opfor/games'
import { keptFiles } from '@opfor/games/kept'
import { packs } from '@opfor/games/samples'
import type { Game, Json } from '@opfor/kernel'
import { serializeHeading } from '@opfor/sync'
import type { ImportTarget } from '../../storage/importing.ts'
import { type KeptMatch, type WholeMatch, wholeMatch } from '../../storage/kept-match.ts'
import type { KeptPack } from '../../storage/pack-storage.ts'
import { openKept } from '../../storage/open-kept.ts'

/** A person's own matches: nothing that comes from elsewhere may touch them. */
export const ownMatches: readonly WholeMatch[] = shelf.slice(0, 3).flatMap((game, at) => {
  const [kept] = keptFiles(game)
  if (kept === undefined) return []
  const journal = JSON.parse(kept.text) as WholeMatch['journal']
  const about = { id: `own-${at}`, game: game.id, name: 'Mine', turns: 0, created: 1, changed: 2 }
  const whole = wholeMatch(about, { ...journal, entries: journal.entries.slice(0, 6) })
  return [frozen({ ...whole, kept: { ...whole.kept, revision: `first of ${at}` } })]
})

/** A person's own packs. */
export const ownPacks: readonly KeptPack[] = packs()
  .slice(0, 2)
  .map(({ game, question, text }, at) => {
    const about = { id: `pack-${at}`, game: game.id, option: question.id, name: 'Mine', changed: 5 }
    return frozen({ ...about, pack: JSON.parse(text) as Json })
  })

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}

/** A disk in memory with the person's own on it, as the store's functions see it. */
export class OwnDisk {
  readonly #matches = new Map(ownMatches.map((each) => [each.kept.id, each]))
  readonly #packs = new Map(ownPacks.map((each) => [each.id, each]))
  #writes = 0

  readonly around: ImportTarget = {
    game: openGame,
    match: async (id) => this.#matches.get(id),
    save: async (whole) => this.#put(whole),
    replace: async (before, whole) => this.replace(before, whole),
    pack: async (id) => this.#packs.get(id),
    savePack: async (pack) => {
      this.#writes += 1
      this.#packs.set(pack.id, pack)
    },
  }

  get matches(): readonly WholeMatch[] {
    return [...this.#matches.values()]
  }

  /** As the store does: false, and nothing is changed, where what was there is not as it was. */
  replace(before: KeptMatch | undefined, whole: WholeMatch): boolean {
    const now = this.#matches.get(whole.kept.id)?.kept
    if (before?.revision !== now?.revision || before?.entries !== now?.entries) return false
    this.#put(whole)
    return true
  }

  #put(whole: WholeMatch): void {
    this.#writes += 1
    const revision = `revision ${this.#writes}`
    this.#matches.set(whole.kept.id, { ...whole, kept: { ...whole.kept, revision } })
  }

  /** What of the person's own is no longer as it was: a match may only have grown, a pack may lie beside. */
  touched(refused: boolean): string | undefined {
    if (refused && this.#writes > 0) return 'something was written, though the input was refused'
    const lost = ownMatches.find((own) => !holds(this.#matches.get(own.kept.id), own))
    if (lost !== undefined) return `${lost.kept.id} is not as it was`
    const now = [...this.#packs.values()].map(({ pack }) => JSON.stringify(pack))
    const gone = ownPacks.find(({ pack }) => !now.includes(JSON.stringify(pack)))
    return gone === undefined ? undefined : `${gone.id} is gone`
  }
}

/** Whether a match is as it was, or has grown by what the rules agree with. */
function holds(now: WholeMatch | undefined, own: WholeMatch): boolean {
  if (now === own) return true
  if (now === undefined) return false
  const { entries, ...head } = now.journal
  const { entries: before, ...ownHead } = own.journal
  if (serializeHeading(head) !== serializeHeading(ownHead)) return false
  if (JSON.stringify(entries.slice(0, before.length)) !== JSON.stringify(before)) return false
  const game = shelf.find(({ id }) => id === own.kept.game)
  const opened = game === undefined ? undefined : openKept(game, now.journal, '')
  return opened?.ok === true && opened.value.departs === undefined
}

/** A game of the shelf. */
export async function openGame(id: string): Promise<Game | undefined> {
  return shelf.find((game) => game.id === id)
}

import { parseJson } from '@opfor/kernel'
import { Chain, makePage, type SavedChain, type SavedDevice, serializeJournal } from '@opfor/sync'
import type { Stamp } from '../../account/shared-device.ts'
import { type SyncState, Syncer } from '../../account/syncing.ts'
import { askBy } from '../../server/server.ts'
import { progressOf } from '../../storage/progress.ts'
import { gameOf, type WholeMatch } from '../../storage/kept-match.ts'
import { openKept } from '../../storage/open-kept.ts'
import { openGame, type OwnDisk, ownMatches } from './own-disk.ts'

const mostAsked = 40

/** Syncs with a server that gives this answer to every pull. No match of the person's own may be lost by it. */
export async function syncedWith(disk: OwnDisk, input: string): Promise<void> {
  const json = parseJson(input)
  const chains = new Map<string, SavedChain>()
  let device: Omit<SavedDevice, 'chains'> | undefined
  let stamp: Stamp | undefined
  let asked = 0
  let how: SyncState | undefined
  const syncing = new Syncer({
    alone: (work) => work(),
    tell: (now) => {
      how = now
    },
    ask: askBy(async ({ method, path }) => {
      asked += 1
      if (asked > mostAsked) throw new Error(`The server is asked without end: ${method} ${path}`)
      if (method === 'POST') return { status: 200, body: { epoch: 'e', from: 0, clock: asked } }
      return json.ok ? { status: 200, body: json.value } : { status: 0, body: undefined }
    }),
    disk: {
      match: disk.around.match,
      matches: async () => disk.matches.map(({ kept }) => ({ id: kept.id })),
      replace: async (before, whole) => disk.replace(before, whole),
      progress: async (journal) => {
        const game = await openGame(gameOf(journal))
        const opened = game === undefined ? undefined : openKept(game, journal, '')
        return opened?.ok === true ? progressOf(opened.value.match) : undefined
      },
    },
    memory: {
      stamp: async () => stamp,
      device: async () => ({ epoch: '', cursor: 0, ...device, chains: [...chains.values()] }),
      save: async (now, saved, changed) => {
        stamp = now
        device = saved
        for (const chain of changed) chains.set(chain.match, chain)
      },
      forget: async () => undefined,
    },
  })
  await syncing.look()
  if (how === undefined) throw new Error('Nothing is said of how it stands.')
  for (const own of ownMatches)
    if (isLost(disk, chains.get(own.kept.id), own)) throw new Error(`${own.kept.id} is lost.`)
}

/** Whether a match is neither on the disk as it was nor told by its pages. */
function isLost(disk: OwnDisk, chain: SavedChain | undefined, own: WholeMatch): boolean {
  if (disk.matches.includes(own)) return false
  if (chain === undefined) return true
  const { entries, ...head } = own.journal
  const words = serializeJournal([
    makePage('', '', { begin: head as never, name: '' }),
    makePage('', '', { entries: entries as never }),
  ])
  return new Chain(chain.match, chain).locate(words).length < words.length
}

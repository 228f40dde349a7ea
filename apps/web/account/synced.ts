import {
  type Chain,
  Device,
  type Heading,
  type Page,
  pulledShape,
  pushedShape,
  readBody,
  refusedShape,
  type Request,
} from '@opfor/sync'
import { read } from '@opfor/kernel'
import { create } from 'zustand'
import { progressOf, reopened } from '../match-store.ts'
import { openGame } from '../shelf.ts'
import { keepMatch, keptMatch, keptMatches, wholeMatch } from '../storage.ts'
import { beginsWith, toldBy } from './line.ts'
import { ask } from './server.ts'
import { forgetDevice, savedDevice, saveDevice } from './sync-storage.ts'

/** A match that was played on in two ways, and where each of them has come to. */
export interface Diverged {
  readonly match: string
  readonly name: string
  readonly branches: readonly {
    readonly id: string /** How many entries it has since they parted. */
    readonly entries: number
    readonly here: boolean
  }[]
}

/** How it stands. */
export interface Synced {
  /** Whether the server has everything, has not yet, cannot be reached, or no longer knows who this is. */
  readonly state: 'synced' | 'waiting' | 'away' | 'signedOut'
  readonly unsent: number
  readonly diverged: readonly Diverged[]
}

/** How the matches on this device and on the server stand to each other. */
export const useSynced = create<Synced>(() => ({ state: 'waiting', unsent: 0, diverged: [] }))

const everyMinute = 60_000
let device: Device | undefined
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work)
  last = done.catch(() => undefined)
  return done
}

let stopSync: (() => void) | undefined

/** Keeps the matches of this device and of the server the same from now on, in the background. */
export function startSync(): void {
  if (stopSync === undefined) stopSync = listening()
  else void inTurn(() => syncNow(true))
}

function listening(): () => void {
  const channel = new BroadcastChannel('opfor.matches')
  const look = (): void => void inTurn(() => syncNow(true))
  const heard = ({ data }: MessageEvent<string>): void =>
    void inTurn(async () => {
      await written(await theDevice(), data)
      await syncNow(false)
    })
  const shown = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  channel.addEventListener('message', heard)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', shown)
  const timer = setInterval(shown, everyMinute)
  void inTurn(async () => {
    const own = await theDevice()
    for (const { id } of await keptMatches()) await written(own, id)
    await syncNow(true)
  })
  return () => {
    channel.close()
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', shown)
    clearInterval(timer)
  }
}

/** Forgets what was synced; the matches stay on this device. */
export function endSync(): Promise<void> {
  stopSync?.()
  stopSync = undefined
  return inTurn(async () => {
    device = undefined
    useSynced.setState({ state: 'waiting', unsent: 0, diverged: [] })
    await forgetDevice()
  })
}

/** The player goes on with one of the branches; the others stay where they are. */
export function chooseBranch(match: string, branch: string): Promise<void> {
  return inTurn(async () => {
    const own = await theDevice()
    const chain = own.chain(match)
    if (chain?.choose(branch) === undefined) return
    await laidDown(chain)
    await syncNow(false)
  })
}

async function theDevice(): Promise<Device> {
  device ??= new Device(await savedDevice())
  return device
}

/** Writes what a match has grown by as a page. */
async function written(own: Device, id: string): Promise<void> {
  const whole = await keptMatch(id)
  if (whole === undefined) return
  const { kept, journal } = whole
  const chain = own.chain(id)
  if (chain === undefined) own.write(id, { begin: kept.head as unknown as Heading, name: kept.name })
  const known = chain === undefined ? [] : (toldBy(chain.upTo(chain.head))?.journal.entries ?? [])
  if (journal.entries.length > known.length && beginsWith(journal.entries, known))
    own.write(id, { entries: journal.entries.slice(known.length) as never })
}

/** Lays a match down as its pages tell it, where that differs from what is on the device. */
async function laidDown(chain: Chain): Promise<void> {
  const told = toldBy(chain.upTo(chain.head))
  if (told === undefined) return
  const before = await keptMatch(chain.match)
  const { entries } = told.journal
  if (before !== undefined && JSON.stringify(before.journal.entries) === JSON.stringify(entries)) return
  const id = typeof told.journal['game'] === 'string' ? told.journal['game'] : ''
  const game = await openGame(id)
  const match = game === undefined ? undefined : reopened(game, told.journal)
  if (match?.ok !== true) return
  const now = Date.now()
  const about = {
    id: chain.match,
    game: id,
    name: before?.kept.name ?? told.name,
    created: before?.kept.created ?? now,
  }
  await keepMatch(wholeMatch({ ...about, ...progressOf(match.value), changed: now }, told.journal))
  const channel = new BroadcastChannel('opfor.matches')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  channel.postMessage(chain.match)
  channel.close()
}

/** Asks the server for as long as there is something to ask. */
async function syncNow(looking: boolean): Promise<void> {
  const own = await theDevice()
  if (looking) own.look()
  for (let { request } = own; request !== undefined; { request } = own) {
    await saveDevice(own.saved)
    const heads = new Map(own.chains.map(({ match, head }) => [match, head]))
    const state = await asked(own, request)
    if (state !== 'synced') return tell(own, state)
    for (const chain of own.chains) if (heads.get(chain.match) !== chain.head) await laidDown(chain)
  }
  await saveDevice(own.saved)
  return tell(own, 'synced')
}

async function asked(own: Device, request: Request): Promise<Synced['state']> {
  const push = 'push' in request
  const said = push
    ? await ask('POST', 'pages', { pages: request.push as never })
    : await ask('GET', `pages?since=${request.pull}`)
  if (said.status === 401) return 'signedOut'
  const shape = said.status === 409 ? refusedShape : push ? pushedShape : pulledShape
  const answer =
    said.status === 200 || said.status === 409 ? read<never>(shape as never, said.body) : undefined
  if (answer?.ok !== true) return 'away'
  own.answered(request, answer.value)
  return 'synced'
}

function tell(own: Device, state: Synced['state']): void {
  const unsent = own.chains.reduce((sum, chain) => sum + chain.unsent.length, 0)
  useSynced.setState({ state, unsent, diverged: own.chains.flatMap(divergedIn) })
}

function divergedIn(chain: Chain): readonly Diverged[] {
  const { branches, match, head } = chain
  if (branches.length < 2) return []
  const lines = branches.map((id) => ({ id, line: chain.upTo(id) }))
  const parted = lines[0]?.line.findIndex(({ id }, at) => lines.some(({ line }) => line[at]?.id !== id)) ?? 0
  return [
    {
      match,
      name: toldBy(lines[0]?.line ?? [])?.name ?? '',
      branches: lines.map(({ id, line }) => ({
        id,
        entries: entriesIn(line.slice(parted)),
        here: id === head,
      })),
    },
  ]
}

function entriesIn(line: readonly Page[]): number {
  return line.reduce((sum, page) => {
    const body = readBody(page)
    return sum + (body !== undefined && 'entries' in body ? body.entries.length : 0)
  }, 0)
}

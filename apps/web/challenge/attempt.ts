import { type Json, type Parsed, type Standing, standingOf } from '@opfor/kernel'
import { loadRanked, type RankedMatch } from '@opfor/sync'
import { findAttempt, sendResult, sendTurn } from '@opfor/sync/api/challenges'
import type { Challenge } from '@opfor/sync/api/shapes/challenge'
import { create } from 'zustand'
import { ask } from '../server/server.ts'
import { openGame } from '../shelf/shelf.ts'
import { challengeOf, leadOf } from './challenge.ts'
import { isCounted } from './is-counted.ts'

/** An attempt on the screen. Chance comes from the server; what is waited for can be asked for again. */
interface Attempt {
  readonly id: string
  readonly ranked: RankedMatch | undefined
  /** The match as it is drawn. */
  readonly shown: Standing | undefined
  readonly waiting: boolean
  readonly problem: string | undefined
  readonly counted: boolean
}

const none: Attempt = {
  id: '',
  ranked: undefined,
  shown: undefined,
  waiting: false,
  problem: undefined,
  counted: false,
}

/** The attempt on the screen. */
export const useAttempt = create<Attempt>(() => none)

let unsent: { readonly parent: string; readonly body: string } | undefined

/** Loads an attempt as it stands at the server; what was answered here since its last page stays. */
export async function loadAttempt(id: string): Promise<void> {
  const { ranked: own } = useAttempt.getState().id === id ? useAttempt.getState() : none
  if (own === undefined) {
    useAttempt.setState({ ...none, id })
    unsent = undefined
  }
  drawn({ waiting: true, problem: undefined })
  const said = await loaded(id)
  if (useAttempt.getState().id !== id) return
  if (!said.ok) return drawn({ waiting: false, problem: said.problem })
  const { ranked, counted } = said.value
  const stays = own !== undefined && ranked.pages.every(({ body }, at) => body === own.pages[at]?.body)
  if (!stays) unsent = undefined
  drawn({ ranked: stays ? own : ranked, waiting: false, counted })
  return goOn()
}

async function loaded(
  id: string,
): Promise<Parsed<{ readonly ranked: RankedMatch; readonly counted: boolean }>> {
  const said = await ask(findAttempt, { params: { attempt: id } })
  if (!said.ok) return said
  const { day, state, bodies } = said.value
  const challenge = await challengeOf(day)
  if (!challenge.ok) return challenge
  const ranked = await rankedOf(challenge.value, id, bodies)
  return ranked.ok ? { ok: true, value: { ranked: ranked.value, counted: state === 'finished' } } : ranked
}

async function rankedOf(
  challenge: Challenge,
  match: string,
  bodies: readonly string[],
): Promise<Parsed<RankedMatch>> {
  const game = await openGame(challenge.game)
  if (game === undefined) return { ok: false, problem: '' }
  return loadRanked({ game, match, settings: challenge.wishes }, bodies)
}

/** The player answers; where chance must speak next, the server is asked. */
export async function answerAttempt(json: Json): Promise<void> {
  const { ranked, waiting } = useAttempt.getState()
  const question = ranked?.conversation.question
  if (ranked === undefined || question === undefined || waiting || question.to === 'chance') return
  if (!ranked.conversation.answer(json, 'person', question.to === 'table' ? undefined : question.to).ok)
    return
  drawn({})
  await goOn()
}

/** Sends what is to be sent and takes what comes back; after a failure it can be called again. */
export async function goOn(): Promise<void> {
  const { ranked, id, counted, waiting } = useAttempt.getState()
  if (ranked === undefined || waiting) return
  const { conversation } = ranked
  if (unsent === undefined && (ranked.awaitsChance || conversation.question === undefined)) {
    const parent = ranked.head
    const page = ranked.write()
    if (page !== undefined) unsent = { parent, body: page.body }
  }
  if (unsent !== undefined) {
    drawn({ waiting: true })
    const said = await ask(sendTurn, { params: { attempt: id }, body: unsent })
    if (!said.ok) return drawn({ waiting: false, problem: said.problem })
    unsent = undefined
    for (const body of said.value.bodies) {
      const taken = ranked.applyPage(body, 'server')
      if (!taken.ok) return drawn({ waiting: false, problem: taken.problem })
    }
    drawn({ waiting: false, problem: undefined })
  }
  if (conversation.question === undefined && !counted) await handIn(ranked, id)
}

async function handIn(ranked: RankedMatch, id: string): Promise<void> {
  drawn({ waiting: true })
  const bodies = ranked.pages.map(({ body }) => body)
  const claim = {
    bodies,
    winner: ranked.conversation.outcome?.winner ?? '',
    points: leadOf(ranked.conversation),
  }
  const said = await ask(sendResult, { params: { attempt: id }, body: claim })
  const counted = isCounted(said)
  drawn({ waiting: false, counted, problem: counted || said.ok ? undefined : said.problem })
}

function drawn(change: Partial<Attempt>): void {
  useAttempt.setState(({ ranked: before }) => {
    const ranked = change.ranked ?? before
    return { ...change, shown: ranked && standingOf(ranked.conversation) }
  })
}

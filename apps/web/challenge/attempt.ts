import { type Json, type Parsed, type Standing, standingOf } from '@opfor/kernel'
import { loadRanked, type RankedMatch } from '@opfor/sync'
import { findAttempt, sendResult, sendTurn } from '@opfor/sync/api/challenges'
import type { Challenge } from '@opfor/sync/api/shapes/challenge'
import { create } from 'zustand'
import { callApi } from '../server/server.ts'
import { openGame } from '../registry/registry.ts'
import { fetchChallenge, pointsAhead } from './challenge.ts'
import { isCounted } from './is-counted.ts'

/** The attempt on the screen. The server answers questions of chance; a failed request can be retried. */
interface Attempt {
  readonly id: string
  readonly ranked: RankedMatch | undefined
  /** The match as shown. */
  readonly shown: Standing | undefined
  readonly waiting: boolean
  readonly problem: string | undefined
  readonly counted: boolean
}

const noAttempt: Attempt = {
  id: '',
  ranked: undefined,
  shown: undefined,
  waiting: false,
  problem: undefined,
  counted: false,
}

/** The attempt on the screen. */
export const useAttempt = create<Attempt>(() => noAttempt)

let unsent: { readonly parent: string; readonly body: string } | undefined

/** Loads an attempt from the server; answers given here since its last page are kept. */
export async function loadAttempt(id: string): Promise<void> {
  const { ranked: own } = useAttempt.getState().id === id ? useAttempt.getState() : noAttempt
  if (own === undefined) {
    useAttempt.setState({ ...noAttempt, id })
    unsent = undefined
  }
  updateAttempt({ waiting: true, problem: undefined })
  const result = await fetchAttempt(id)
  if (useAttempt.getState().id !== id) return
  if (!result.ok) return updateAttempt({ waiting: false, problem: result.problem })
  const { ranked, counted } = result.value
  const stays = own !== undefined && ranked.pages.every(({ body }, at) => body === own.pages[at]?.body)
  if (!stays) unsent = undefined
  updateAttempt({ ranked: stays ? own : ranked, waiting: false, counted })
  return continueAttempt()
}

async function fetchAttempt(
  id: string,
): Promise<Parsed<{ readonly ranked: RankedMatch; readonly counted: boolean }>> {
  const result = await callApi(findAttempt, { params: { attempt: id } })
  if (!result.ok) return result
  const { day, state, bodies } = result.value
  const challenge = await fetchChallenge(day)
  if (!challenge.ok) return challenge
  const ranked = await openRanked(challenge.value, id, bodies)
  return ranked.ok ? { ok: true, value: { ranked: ranked.value, counted: state === 'finished' } } : ranked
}

async function openRanked(
  challenge: Challenge,
  match: string,
  bodies: readonly string[],
): Promise<Parsed<RankedMatch>> {
  const game = await openGame(challenge.game)
  if (game === undefined) return { ok: false, problem: '' }
  return loadRanked({ game, match, settings: challenge.wishes }, bodies)
}

/** Answers the current question, then asks the server if chance is next. */
export async function answerAttempt(json: Json): Promise<void> {
  const { ranked, waiting } = useAttempt.getState()
  const question = ranked?.conversation.question
  if (ranked === undefined || question === undefined || waiting || question.to === 'chance') return
  if (!ranked.conversation.answer(json, 'person', question.to === 'table' ? undefined : question.to).ok)
    return
  updateAttempt({})
  await continueAttempt()
}

/** Sends unsent pages and applies the reply; can be called again after a failure. */
export async function continueAttempt(): Promise<void> {
  const { ranked, id, counted, waiting } = useAttempt.getState()
  if (ranked === undefined || waiting) return
  const { conversation } = ranked
  if (unsent === undefined && (ranked.awaitsChance || conversation.question === undefined)) {
    const parent = ranked.head
    const page = ranked.write()
    if (page !== undefined) unsent = { parent, body: page.body }
  }
  if (unsent !== undefined) {
    updateAttempt({ waiting: true })
    const result = await callApi(sendTurn, { params: { attempt: id }, body: unsent })
    if (!result.ok) return updateAttempt({ waiting: false, problem: result.problem })
    unsent = undefined
    for (const body of result.value.bodies) {
      const taken = ranked.applyPage(body, 'server')
      if (!taken.ok) return updateAttempt({ waiting: false, problem: taken.problem })
    }
    updateAttempt({ waiting: false, problem: undefined })
  }
  if (conversation.question === undefined && !counted) await submitResult(ranked, id)
}

async function submitResult(ranked: RankedMatch, id: string): Promise<void> {
  updateAttempt({ waiting: true })
  const bodies = ranked.pages.map(({ body }) => body)
  const claim = {
    bodies,
    winner: ranked.conversation.outcome?.winner ?? '',
    points: pointsAhead(ranked.conversation),
  }
  const result = await callApi(sendResult, { params: { attempt: id }, body: claim })
  const counted = isCounted(result)
  updateAttempt({ waiting: false, counted, problem: counted || result.ok ? undefined : result.problem })
}

function updateAttempt(change: Partial<Attempt>): void {
  useAttempt.setState(({ ranked: before }) => {
    const ranked = change.ranked ?? before
    return { ...change, shown: ranked && standingOf(ranked.conversation) }
  })
}

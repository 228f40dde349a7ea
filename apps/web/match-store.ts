import { shelf } from '@opfor/games'
import {
  answersOf,
  begin,
  type Conversation,
  type Decision,
  type Edit,
  type Game,
  type Journal,
  type Json,
  type Parsed,
  parseJournal,
  playOn,
  resume,
  seeded,
  stepsBack,
  stepsForward,
  type WhoRolls,
  whoRolls,
  type Wishes,
} from '@opfor/kernel'
import { create } from 'zustand'
import { keepMatch, type KeptMatch, keptMatch } from './storage.ts'

/** The match on the screen. */
export interface OpenMatch {
  readonly kept: KeptMatch
  readonly game: Game
  readonly match: Conversation<unknown>
  readonly who: WhoRolls
  /** Grows with every change, so that the screen is drawn anew. */
  readonly tick: number
}

interface MatchStore {
  readonly open: OpenMatch | undefined
  readonly problem: string | undefined
  /** What must be moved after going back. */
  readonly ticks: readonly Edit[] | undefined
  readonly load: (id: string) => Promise<void>
  readonly answer: (json: Json) => Promise<void>
  readonly answerFromSeed: () => Promise<void>
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly backTo: (step: number) => Promise<void>
  readonly correct: (edits: readonly Edit[]) => Promise<string | undefined>
  readonly overrule: (decision: Decision, to: string | undefined, reason: string) => Promise<void>
  readonly setWho: (change: Partial<WhoRolls>) => Promise<void>
  readonly ticked: () => void
}

/** A game of the shelf by its id. */
export function gameOf(id: string): Game | undefined {
  return shelf.find((game) => game.id === id)
}

/** Starts a match, plays it to the person's first question, and keeps it. */
export async function startMatch(game: Game, wishes: Wishes, name: string): Promise<Parsed<string>> {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  const match = begin(game, seed, wishes)
  if (!match.ok) return match
  playOn(match.value, answersOf(whoRolls(match.value)))
  const now = Date.now()
  const id = crypto.randomUUID()
  await keepMatch({ id, game: game.id, name, created: now, changed: now, journal: match.value.journal })
  return { ok: true, value: id }
}

/** Keeps a copy of a match up to a step as a match of its own. */
export async function branchMatch(open: OpenMatch, step: number, name: string): Promise<string> {
  const { journal } = open.match
  const entries = open.match.steps.slice(0, step)
  const now = Date.now()
  const id = crypto.randomUUID()
  await keepMatch({
    id,
    game: open.game.id,
    name,
    created: now,
    changed: now,
    journal: { ...journal, entries },
  })
  return id
}

function reopened(game: Game, journal: Journal): Parsed<Conversation<unknown>> {
  const parsed = parseJournal(journal as unknown as Json, game)
  return parsed.ok ? resume(game, parsed.value) : parsed
}

/** The match on the screen, and everything a person can do with it. Each answer is on the disk before it is drawn. */
export const useMatch = create<MatchStore>((set, get) => {
  const settle = async (change: (open: OpenMatch) => Partial<OpenMatch> | undefined): Promise<void> => {
    const open = get().open
    if (open === undefined) return
    const changed = { ...open, ...change(open) }
    playOn(changed.match, answersOf(changed.who))
    const kept: KeptMatch = {
      ...changed.kept,
      changed: Date.now(),
      journal: changed.match.journal,
      winner: changed.match.outcome?.winner,
    }
    await keepMatch(kept)
    set({ open: { ...changed, kept, tick: open.tick + 1 } })
  }

  const goBack = async (move: (match: Conversation<unknown>) => Parsed<readonly Edit[]>): Promise<void> => {
    await settle(({ match }) => {
      const done = move(match)
      if (done.ok) set({ ticks: done.value })
      return undefined
    })
  }

  return {
    open: undefined,
    problem: undefined,
    ticks: undefined,
    load: async (id) => {
      set({ open: undefined, problem: undefined, ticks: undefined })
      const kept = await keptMatch(id)
      const game = kept === undefined ? undefined : gameOf(kept.game)
      if (kept === undefined || game === undefined) return set({ problem: '' })
      const match = reopened(game, kept.journal)
      if (!match.ok) return set({ problem: match.problem })
      const who = whoRolls(match.value)
      set({ open: { kept, game, match: match.value, who, tick: 0 } })
      return settle(() => undefined)
    },
    answer: (json) =>
      settle(({ match }) => {
        const { question } = match
        const seat =
          question === undefined || question.to === 'chance' || question.to === 'table'
            ? undefined
            : question.to
        match.answer(json, 'person', seat)
        set({ ticks: undefined })
        return undefined
      }),
    answerFromSeed: () =>
      settle(({ match }) => {
        const { question } = match
        const answer = question === undefined ? undefined : seeded.answer(question, match)
        if (answer !== undefined) match.answer(answer, 'seed')
        return undefined
      }),
    undo: () => goBack((match) => match.undo(Math.max(1, stepsBack(match)))),
    redo: () => goBack((match) => match.redo(stepsForward(match))),
    backTo: (step) => goBack((match) => match.undo(match.steps.length - step)),
    correct: async (edits) => {
      let problem: string | undefined
      await settle(({ match }) => {
        const done = match.correct(edits)
        if (!done.ok) problem = done.problem
        return undefined
      })
      return problem
    },
    overrule: (decision, to, reason) => goBack((match) => match.overrule(decision, to, reason)),
    setWho: (change) => {
      const open = get().open
      if (open !== undefined) set({ open: { ...open, who: { ...open.who, ...change } } })
      return settle(() => undefined)
    },
    ticked: () => set({ ticks: undefined }),
  }
})

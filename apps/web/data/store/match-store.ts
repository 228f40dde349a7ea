import {
  chanceAnswererFor,
  type LiveMatch,
  type Decision,
  type Edit,
  type Json,
  type InvalidState,
  type Parsed,
  autoPlay,
  type Question,
  seededAnswerer,
  matchState,
  undoCount,
  redoCount,
  type WhoRolls,
} from '@opfor/kernel'
import { create } from 'zustand'
import { progressOf } from '../storage/progress.ts'
import {
  isSameJournal,
  loadMatch,
  onChangedInOtherWindow,
  saveEntries,
  saveWhoRolls,
} from '../storage/storage.ts'
import { type Checklist, checklistAfter, loadChecklist, mustConfirm, type NavigatedBy } from './checklist.ts'
import { type OpenFailure, type OpenMatch, openSavedMatch } from './open-match.ts'
import { usesPhysicalBoard } from './recent-log.ts'

interface Navigation {
  readonly by: NavigatedBy
  readonly move: (match: LiveMatch<unknown>) => Parsed<readonly Edit[]>
}

/** `followed`: reloaded after a change in another window. `notTaken`: that change dropped an answer. `notKept`: saving failed. */
export type Notice = 'followed' | 'notTaken' | 'notKept'

type StatePatch = Partial<Pick<MatchStore, 'checklist' | 'notice' | 'pending' | 'refused'>>

interface MatchStore {
  readonly open: OpenMatch | undefined
  readonly failure: OpenFailure | undefined
  readonly notice: Notice | undefined
  readonly refused: string | undefined
  readonly checklist: Checklist | undefined
  /** A navigation that waits until the user confirms whether the checklist was done. */
  readonly pending: Navigation | undefined
  readonly load: (id: string) => Promise<void>
  readonly answer: (question: Question, json: Json) => Promise<void>
  readonly answerFromSeed: (question: Question) => Promise<void>
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly undoTo: (step: number) => Promise<void>
  readonly correct: (edits: readonly Edit[]) => Promise<string | undefined>
  readonly overrule: (decision: Decision, to: string | undefined, reason: string) => Promise<void>
  readonly setWhoRolls: (change: Partial<WhoRolls>) => Promise<void>
  readonly checkOff: (all: boolean) => void
  /** Confirms whether the checklist was done, then continues the pending navigation. */
  readonly confirmDone: (done: boolean) => Promise<void>
  readonly dismiss: () => void
  /** Why a correction would make the table inconsistent. */
  readonly misfit: (edits: readonly Edit[]) => InvalidState | undefined
}

const closed = {
  open: undefined,
  failure: undefined,
  notice: undefined,
  checklist: undefined,
  pending: undefined,
} as const

/** Saves each answer to disk before showing it. */
export const useMatch = create<MatchStore>((set, get) => {
  let conversation: LiveMatch<unknown> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const show = (changed: Partial<MatchStore>): void => set({ failure: undefined, ...changed })

  const reload = async (id: string, notice?: Notice): Promise<void> => {
    const opened = await openSavedMatch(id)
    if (!('conversation' in opened)) return show({ open: undefined, failure: opened })
    conversation = opened.conversation
    return saveAndShow(conversation, opened, { checklist: loadChecklist(opened.record), notice })
  }

  /** Gives the answers that the app may give, saves the new entries, then shows the match. */
  const saveAndShow = async (
    match: LiveMatch<unknown>,
    { record: before, game, who }: Omit<OpenMatch, 'match'>,
    patch: StatePatch = {},
  ): Promise<void> => {
    autoPlay(match, chanceAnswererFor(who))
    const open: OpenMatch = { record: before, game, who, match: matchState(match) }
    const { journal } = open.match
    if (journal.entries.length === before.entries) return show({ ...patch, open })
    try {
      const result = await saveEntries(before, journal, progressOf(open.match))
      if (typeof result === 'string') return reload(before.id, 'notTaken')
      const notice = get().notice === 'notKept' ? undefined : get().notice
      return show({ notice, ...patch, open: { ...open, record: result.saved } })
    } catch {
      return show({ ...patch, open, notice: 'notKept' })
    }
  }

  const update = (
    change: (match: LiveMatch<unknown>, open: OpenMatch) => StatePatch | undefined,
  ): Promise<void> =>
    enqueue(async () => {
      const { open } = get()
      if (open !== undefined && conversation !== undefined)
        await saveAndShow(conversation, open, change(conversation, open))
    })

  /** Ignores the answer if its question is no longer the current one. */
  const answerIfCurrent = (
    seen: Question,
    give: (match: LiveMatch<unknown>, question: Question) => Parsed<undefined> | undefined,
  ): Promise<void> =>
    update((match) => {
      if (match.question === undefined || match.question !== seen) return undefined
      const given = give(match, match.question)
      const refused = given?.ok === false ? given.problem : undefined
      return {
        refused,
        checklist: seen.to === 'chance' ? get().checklist : undefined,
        notice: undefined,
      }
    })

  onChangedInOtherWindow((id) => {
    void enqueue(async () => {
      const { open, failure } = get()
      if (failure?.id === id) return reload(id)
      if (open?.record.id !== id) return
      const saved = await loadMatch(id)
      if (saved === undefined || !isSameJournal(open.record, saved.record)) return reload(id, 'followed')
      return set({ open: { ...open, record: saved.record } })
    })
  })

  /** Extends an open checklist, unless the user confirms that it was done. */
  const navigate = ({ by, move }: Navigation, wasDone?: boolean): Promise<void> =>
    update((match, { game }) => {
      const { checklist } = get()
      const from = { situation: match.situation, steps: [...match.steps] }
      if (wasDone === undefined && mustConfirm(checklist, game.layout(from.situation), by))
        return { pending: { by, move } }
      const done = move(match)
      const outcome = { pending: undefined, refused: done.ok ? undefined : done.problem }
      if (!done.ok || !usesPhysicalBoard(match)) return outcome
      const after = checklistAfter({ game, from, to: match }, wasDone === true ? undefined : checklist, by)
      return after === 'same' ? outcome : { ...outcome, checklist: after }
    })

  return {
    ...closed,
    refused: undefined,
    load: (id) =>
      enqueue(() => {
        set(closed)
        return reload(id)
      }),
    answer: (question, json) =>
      answerIfCurrent(question, (match, { to }) =>
        match.answer(json, 'person', to === 'chance' || to === 'table' ? undefined : to),
      ),
    answerFromSeed: (question) =>
      answerIfCurrent(question, (match) => {
        const answer = seededAnswerer.answer(question, match)
        return answer === undefined ? undefined : match.answer(answer, 'seed')
      }),
    undo: () => navigate({ by: 'undo', move: (match) => match.undo(Math.max(1, undoCount(match))) }),
    redo: () => navigate({ by: 'redo', move: (match) => match.redo(redoCount(match)) }),
    undoTo: (step) => navigate({ by: 'undo', move: (match) => match.undo(match.steps.length - step) }),
    correct: async (edits) => {
      let problem: string | undefined
      await update((match) => {
        const done = match.correct(edits)
        if (done.ok) return { checklist: undefined }
        problem = done.problem
        return undefined
      })
      return problem
    },
    overrule: (decision, to, reason) =>
      navigate({ by: 'overrule', move: (match) => match.overrule(decision, to, reason) }),
    setWhoRolls: (change) =>
      enqueue(async () => {
        const { open } = get()
        if (open === undefined) return
        const who = { ...open.who, ...change }
        await saveWhoRolls(open.record.id, who)
        set({ open: { ...open, who } })
      }).then(() => update(() => undefined)),
    misfit: (edits) => conversation?.misfit(edits),
    dismiss: () => set({ notice: undefined }),
    checkOff: (all) =>
      set(({ checklist }) => ({ checklist: checklist && { ...checklist, begun: true, done: all } })),
    confirmDone: async (done) => {
      const { pending } = get()
      if (pending !== undefined) await navigate(pending, done)
    },
  }
})

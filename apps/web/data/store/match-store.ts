import {
  answersOf,
  begin,
  type Conversation,
  type Decision,
  type Departure,
  differences,
  type Edit,
  type Game,
  type Journal,
  type Json,
  type Layout,
  type Message,
  type Misfit,
  onTable,
  type Parsed,
  parseJournal,
  playOn,
  problemOf,
  type Question,
  resume,
  seeded,
  type Standing,
  standingOf,
  stepsBack,
  stepsForward,
  type WhoRolls,
  whoRolls,
  type SettingsInput,
} from '@opfor/kernel'
import { create } from 'zustand'
import { requestPersistence } from '../device/persistence.ts'
import { asJson } from '../storage/as-json.ts'
import { progressOf } from '../storage/progress.ts'
import { usesPhysicalBoard } from './recent-log.ts'
import { usePreferences } from '../device/preferences.ts'
import { gameOfJournal } from '../storage/games.ts'
import { type MatchRecord, toNewMatch, type Progress, type SavedMatch } from '../storage/saved-match.ts'
import {
  isSameJournal,
  saveEntries,
  saveMatch,
  loadMatch,
  saveWhoRolls,
  onChangedInOtherWindow,
} from '../storage/storage.ts'

/** The match on the screen. */
export interface OpenMatch {
  readonly record: MatchRecord
  readonly game: Game
  /** The match as saved on disk. */
  readonly match: Standing
  readonly who: WhoRolls
}

/** Why a match cannot be opened: it does not exist, or it does not agree with the rules. The saved match is unchanged. */
export interface OpenFailure {
  readonly id: string
  readonly problem?: string
  readonly saved?: SavedMatch
  readonly diverged?: DivergedMatch
  /** The part of the app that plays it is not on this device. */
  readonly isPartMissing?: boolean
}

/** A saved match that diverges from the current rules. */
export interface DivergedMatch {
  readonly saved: SavedMatch
  /** The match as far as it agrees. It is read-only; continuing creates a new match. */
  readonly match: Conversation<unknown>
  readonly departs: Departure
}

/** The checklist that updates the physical table: its layout before, and steps that no layout shows. */
export interface Checklist {
  readonly before: Layout
  readonly byHand: readonly Message[]
  readonly done: boolean
  /** Some lines are checked. */
  readonly begun: boolean
  /** The navigation that caused it. While the user repeats it, nothing has been moved on the table yet. */
  readonly by: Navigation['by']
}

/** A checklist in session storage, and its match. */
export interface SavedChecklist {
  readonly id: string
  readonly entries: number
  readonly ticks?: Checklist | undefined
}

/** An undo, redo or overrule. */
interface Navigation {
  readonly by: 'undo' | 'redo' | 'overrule'
  readonly move: (match: Conversation<unknown>) => Parsed<readonly Edit[]>
}

/** A notice: reloaded after a change in another window, an answer was ignored because of one, or could not be saved. */
export type Notice = 'followed' | 'notTaken' | 'notKept'

type StatePatch = Partial<Pick<MatchStore, 'checklist' | 'notice' | 'pending' | 'refused'>>

interface MatchStore {
  readonly open: OpenMatch | undefined
  readonly failure: OpenFailure | undefined
  readonly notice: Notice | undefined
  /** Why the last answer was refused. */
  readonly refused: string | undefined
  /** The checklist for the physical table after an undo, redo or overrule. */
  readonly checklist: Checklist | undefined
  /** A navigation that waits for the user to confirm whether the checklist was done. */
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
  /** Marks the checklist as started, or as done. */
  readonly checkOff: (all: boolean) => void
  /** Confirms whether the checklist was done, then continues the pending navigation. */
  readonly confirmDone: (done: boolean) => Promise<void>
  readonly dismiss: () => void
  /** Why a correction would make the table inconsistent. */
  readonly misfit: (edits: readonly Edit[]) => Misfit | undefined
}

/** Starts a match, optionally from a position and with who rolls and draws, plays it to the user's first question, and saves it. */
export async function startMatch(
  game: Game,
  settings: SettingsInput,
  name: string,
  position?: Json,
  who?: WhoRolls,
): Promise<Parsed<string>> {
  return saveNewMatch(begin(game, newSeed(), settings, position), name, who)
}

/** A random seed. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

/** Plays a new match to the user's first question and saves it; returns its id. */
export async function saveNewMatch(
  match: Parsed<Conversation<unknown>>,
  name: string,
  who?: WhoRolls,
): Promise<Parsed<string>> {
  if (!match.ok) return match
  playOn(match.value, answersOf(who ?? whoRolls(match.value, usePreferences.getState())))
  const id = await saveJournal(match.value.journal, name, progressOf(match.value))
  if (who !== undefined) await saveWhoRolls(id, who)
  void requestPersistence()
  return { ok: true, value: id }
}

/** Saves a journal as a new match; returns its id. */
export async function saveJournal(
  journal: Journal | SavedMatch['journal'],
  name: string,
  progress: Progress,
): Promise<string> {
  const saved = toNewMatch(journal, name, progress)
  await saveMatch(saved)
  return saved.record.id
}

/** A copy of the journal up to a step. */
export function journalUntil(match: Pick<Standing, 'journal' | 'steps'>, step: number): Journal {
  return { ...match.journal, entries: match.steps.slice(0, step) }
}

/** Saves a copy of a match up to a step as a new match; returns its id. */
export async function branchMatch(open: OpenMatch, step: number, name: string): Promise<string> {
  const match = openJournal(open.game, asJson(journalUntil(open.match, step)))
  if (!match.ok) throw new Error(match.problem)
  return saveJournal(match.value.journal, name, progressOf(match.value))
}

function unknownGame(id: string): Parsed<never> {
  return { ok: false, problem: `Unknown game "${id}".` }
}

/** Parses and replays a journal to its end; damage of any kind is returned as a problem, not thrown. */
function openJournal(game: Game, journal: Json): Parsed<Conversation<unknown>> {
  try {
    const parsed = parseJournal(journal, game)
    return parsed.ok ? resume(game, parsed.value) : parsed
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

/** Why a match could not be opened: where it diverges from the rules, or why it cannot be read. */
async function describeFailure(
  game: Game | undefined,
  saved: SavedMatch,
  problem: string,
): Promise<OpenFailure> {
  const { id, name } = saved.record
  if (game === undefined) return { id, saved, problem }
  const { reopenJournal } = await import('../storage/reopen-journal.ts')
  const opened = reopenJournal(game, saved.journal, name)
  if (!opened.ok || opened.value.departs === undefined) return { id, saved, problem }
  const { match, departs } = opened.value
  return { id, saved, problem, diverged: { saved, match, departs } }
}

/** The session storage key of the checklist. */
export const checklistKey = 'opfor.ticks'

/** Loads the checklist of a match, if the match has not changed since. */
function loadChecklist({ id, entries }: MatchRecord): Checklist | undefined {
  const last = JSON.parse(sessionStorage.getItem(checklistKey) ?? '{}') as Partial<SavedChecklist>
  return last.id === id && last.entries === entries ? last.ticks : undefined
}

/** The store of the open match. Each answer is on disk before it is shown. */
export const useMatch = create<MatchStore>((set, get) => {
  let conversation: Conversation<unknown> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const reload = async (id: string, notice?: Notice): Promise<void> => {
    const saved = await loadMatch(id)
    if (saved === undefined) return show({ open: undefined, failure: { id } })
    const game = await gameOfJournal(saved.journal).catch(() => 'missing' as const)
    if (game === 'missing') return show({ open: undefined, failure: { id, saved, isPartMissing: true } })
    const match = game === undefined ? unknownGame(saved.record.game) : openJournal(game, saved.journal)
    if (game === undefined || !match.ok)
      return show({
        open: undefined,
        failure: await describeFailure(game, saved, match.ok ? '' : match.problem),
      })
    const who = saved.record.who ?? whoRolls(match.value, usePreferences.getState())
    conversation = match.value
    const patch = { checklist: loadChecklist(saved.record), notice }
    return saveAndShow(match.value, { record: saved.record, game, who }, patch)
  }

  /** Answers what the app may answer, saves the new entries, then shows the match. */
  const saveAndShow = async (
    match: Conversation<unknown>,
    { record: before, game, who }: Omit<OpenMatch, 'match'>,
    patch: StatePatch = {},
  ): Promise<void> => {
    playOn(match, answersOf(who))
    const open: OpenMatch = { record: before, game, who, match: standingOf(match) }
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

  const show = (changed: Partial<MatchStore>): void => set({ failure: undefined, ...changed })

  const update = (
    change: (match: Conversation<unknown>, open: OpenMatch) => StatePatch | undefined,
  ): Promise<void> =>
    enqueue(async () => {
      const { open } = get()
      if (open !== undefined && conversation !== undefined)
        await saveAndShow(conversation, open, change(conversation, open))
    })

  /** Applies an answer only if its question is still the current one. */
  const answerIfCurrent = (
    seen: Question,
    give: (match: Conversation<unknown>, question: Question) => Parsed<undefined> | undefined,
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

  /** Whether the user must confirm the checklist: it was started, or the kind of navigation has changed. */
  const mustConfirmChecklist = ({ checklist, open }: MatchStore, by: Navigation['by']): boolean => {
    if (checklist?.done !== false || open === undefined || (!checklist.begun && checklist.by === by))
      return false
    const now = open.game.layout(open.match.situation)
    return (
      checklist.byHand.length > 0 ||
      onTable(differences(checklist.before, now), checklist.before, now).length > 0
    )
  }

  /** Undoes, redoes or overrules. An open checklist is extended, unless the user confirms that it was done. */
  const navigate = (navigation: Navigation, wasDone?: boolean): Promise<void> =>
    update((match, { game }) => {
      if (wasDone === undefined && mustConfirmChecklist(get(), navigation.by)) return { pending: navigation }
      const open = wasDone === true ? undefined : get().checklist
      const unfinished = open?.done === false ? open : undefined
      const before = unfinished?.before ?? game.layout(match.situation)
      const steps = [...match.steps]
      const done = navigation.move(match)
      const outcome = { pending: undefined, refused: done.ok ? undefined : done.problem }
      if (!done.ok || !usesPhysicalBoard(match)) return outcome
      // Corrections follow the table, so their undo or redo moves nothing on it.
      const moved = [...steps.slice(match.steps.length), ...match.steps.slice(steps.length)]
      if (moved.length > 0 && moved.every((step) => 'correct' in step)) return outcome
      const byHand = [...(unfinished?.byHand ?? []), ...match.byHand]
      const now = game.layout(match.situation)
      // Where nothing moves on the table, what the opponent's last move asks for stays as it was.
      if (byHand.length === 0 && onTable(differences(before, now), before, now).length === 0)
        return { ...outcome, checklist: undefined }
      return { ...outcome, checklist: { before, byHand, done: false, begun: false, by: navigation.by } }
    })

  return {
    open: undefined,
    failure: undefined,
    notice: undefined,
    checklist: undefined,
    pending: undefined,
    refused: undefined,
    load: (id) =>
      enqueue(() => {
        set({
          open: undefined,
          failure: undefined,
          checklist: undefined,
          pending: undefined,
          notice: undefined,
        })
        return reload(id)
      }),
    answer: (question, json) =>
      answerIfCurrent(question, (match, { to }) =>
        match.answer(json, 'person', to === 'chance' || to === 'table' ? undefined : to),
      ),
    answerFromSeed: (question) =>
      answerIfCurrent(question, (match) => {
        const answer = seeded.answer(question, match)
        return answer === undefined ? undefined : match.answer(answer, 'seed')
      }),
    undo: () => navigate({ by: 'undo', move: (match) => match.undo(Math.max(1, stepsBack(match))) }),
    redo: () => navigate({ by: 'redo', move: (match) => match.redo(stepsForward(match)) }),
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

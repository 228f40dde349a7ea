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
import { progressOf } from '../storage/progress.ts'
import { usesPhysicalBoard } from './recent-log.ts'
import { usePreferences } from '../device/preferences.ts'
import { openGame } from '../registry/registry.ts'
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
  /** As it is on the disk. */
  readonly match: Standing
  readonly who: WhoRolls
}

/** A match that cannot be opened: there is none, or what was kept does not fit the rules. It stays as it was kept. */
export interface OpenFailure {
  readonly id: string
  readonly problem?: string
  readonly saved?: SavedMatch
  readonly diverged?: DivergedMatch
}

/** A match that was played by other rules: as it was kept, as far as it agrees, and what differs then. */
export interface DivergedMatch {
  readonly saved: SavedMatch
  /** Nothing is answered in it: to play on, it becomes a match of its own. */
  readonly match: Conversation<unknown>
  readonly departs: Departure
}

/** What brings a real table into line: how it lies, and what no layout shows. */
export interface Checklist {
  readonly before: Layout
  readonly byHand: readonly Message[]
  readonly done: boolean
  /** Some of it was ticked. */
  readonly begun: boolean
  /** By what it came: whoever goes back step by step has moved nothing yet. */
  readonly by: Navigation['by']
}

/** The last list, and of which match it is. */
export interface SavedChecklist {
  readonly id: string
  readonly entries: number
  readonly ticks?: Checklist | undefined
}

/** A step back or forth in a match. */
interface Navigation {
  readonly by: 'undo' | 'redo' | 'overrule'
  readonly move: (match: Conversation<unknown>) => Parsed<readonly Edit[]>
}

/** What to say about other windows and the disk: this one followed, a tap here was not taken, or not kept. */
export type Notice = 'followed' | 'notTaken' | 'notKept'

type StatePatch = Partial<Pick<MatchStore, 'checklist' | 'notice' | 'pendingNavigation' | 'refused'>>

interface MatchStore {
  readonly open: OpenMatch | undefined
  readonly failure: OpenFailure | undefined
  readonly notice: Notice | undefined
  /** Why the rules could not go on from the last answer, which was not taken. */
  readonly refused: string | undefined
  /** After going back beside a real board: what is to be done there, and whether it is done. */
  readonly checklist: Checklist | undefined
  /** A step back or forth that waits for the person to say whether the last list was done. */
  readonly pendingNavigation: Navigation | undefined
  readonly load: (id: string) => Promise<void>
  readonly answer: (question: Question, json: Json) => Promise<void>
  readonly answerFromSeed: (question: Question) => Promise<void>
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly undoTo: (step: number) => Promise<void>
  readonly correct: (edits: readonly Edit[]) => Promise<string | undefined>
  readonly overrule: (decision: Decision, to: string | undefined, reason: string) => Promise<void>
  readonly setWhoRolls: (change: Partial<WhoRolls>) => Promise<void>
  /** Something was ticked, or all of it. */
  readonly checkOff: (all: boolean) => void
  /** The person says whether the last list was done; then what waits for that goes on. */
  readonly confirmChecklist: (done: boolean) => Promise<void>
  readonly dismissNotice: () => void
  /** The match on the screen as it was after `steps` steps. */
  readonly momentAt: (steps: number) => Moment | undefined
  /** Why a correction of it would leave a situation that cannot be left so. */
  readonly misfit: (edits: readonly Edit[]) => Misfit | undefined
}

/** What is seen of an earlier moment of a match. */
export type Moment = Pick<Standing, 'question' | 'situation'>

/** Starts a match, from a position where there is one, plays it to the person's first question, and keeps it. */
export async function startMatch(
  game: Game,
  settings: SettingsInput,
  name: string,
  position?: Json,
): Promise<Parsed<string>> {
  return saveNewMatch(begin(game, newSeed(), settings, position), name)
}

/** A seed that nobody knows ahead. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

/** Plays a match that has begun to the person's first question, and keeps it; says its id. */
export async function saveNewMatch(
  match: Parsed<Conversation<unknown>>,
  name: string,
): Promise<Parsed<string>> {
  if (!match.ok) return match
  playOn(match.value, answersOf(whoRolls(match.value, usePreferences.getState())))
  const id = await saveJournal(match.value.journal, name, progressOf(match.value))
  void requestPersistence()
  return { ok: true, value: id }
}

/** Keeps a journal as a match of its own; says its id. */
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

/** Keeps a copy of a match up to a step as a match of its own. */
export async function branchMatch(open: OpenMatch, step: number, name: string): Promise<string> {
  const match = openJournal(open.game, journalUntil(open.match, step) as unknown as Json)
  if (!match.ok) throw new Error(match.problem)
  return saveJournal(match.value.journal, name, progressOf(match.value))
}

function unknownGame(id: string): Parsed<never> {
  return { ok: false, problem: `Unknown game "${id}".` }
}

/** A match that holds to its last entry; damage of any kind is a problem to tell, never a crash. */
function openJournal(game: Game, journal: Json): Parsed<Conversation<unknown>> {
  try {
    const parsed = parseJournal(journal, game)
    return parsed.ok ? resume(game, parsed.value) : parsed
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

/** What is to be said of a match that does not hold to its last entry: how far it agrees, or why it cannot be read. */
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

/** Where the list that brings a table into line is kept while the match is away. */
export const checklistKey = 'opfor.ticks'

/** The list with which this window last showed the match, while nothing else was played. */
function loadChecklist({ id, entries }: MatchRecord): Checklist | undefined {
  const last = JSON.parse(sessionStorage.getItem(checklistKey) ?? '{}') as Partial<SavedChecklist>
  return last.id === id && last.entries === entries ? last.ticks : undefined
}

/** The match on the screen, and everything a person can do with it. Each answer is on the disk before it is drawn. */
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
    const game = await openGame(saved.record.game)
    const match = game === undefined ? unknownGame(saved.record.game) : openJournal(game, saved.journal)
    if (game === undefined || !match.ok)
      return show({
        open: undefined,
        failure: await describeFailure(game, saved, match.ok ? '' : match.problem),
      })
    const who = saved.record.who ?? whoRolls(match.value, usePreferences.getState())
    conversation = match.value
    const patch = { ticks: loadChecklist(saved.record), notice }
    return saveAndShow(match.value, { record: saved.record, game, who }, patch)
  }

  /** Plays on what is the app's to answer, and draws the match when its new entries are on the disk. */
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
      const kept = await saveEntries(before, journal, progressOf(open.match))
      if (typeof kept === 'string') return reload(before.id, 'notTaken')
      const notice = get().notice === 'notKept' ? undefined : get().notice
      return show({ notice, ...patch, open: { ...open, record: kept.saved } })
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

  /** An answer is to the question that the person saw: if another one stands by then, it is dropped. */
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

  /** Whether it must be asked what was done of the last list: some of it was ticked, or the way is another one now. */
  const mustConfirmChecklist = ({ checklist, open }: MatchStore, by: Navigation['by']): boolean => {
    if (checklist?.done !== false || open === undefined || (!checklist.begun && checklist.by === by))
      return false
    const now = open.game.layout(open.match.situation)
    return (
      checklist.byHand.length > 0 ||
      onTable(differences(checklist.before, now), checklist.before, now).length > 0
    )
  }

  /** Goes back or forth. What is still to be done from the last time is added, unless the person says that it was done. */
  const navigate = (navigation: Navigation, wasDone?: boolean): Promise<void> =>
    update((match, { game }) => {
      if (wasDone === undefined && mustConfirmChecklist(get(), navigation.by))
        return { pendingNavigation: navigation }
      const open = wasDone === true ? undefined : get().checklist
      const pending = open?.done === false ? open : undefined
      const before = pending?.before ?? game.layout(match.situation)
      const steps = [...match.steps]
      const done = navigation.move(match)
      const outcome = { pendingNavigation: undefined, refused: done.ok ? undefined : done.problem }
      if (!done.ok || !usesPhysicalBoard(match)) return outcome
      // A correction followed the table: taking it back, or giving it again, moves nothing there.
      const moved = [...steps.slice(match.steps.length), ...match.steps.slice(steps.length)]
      if (moved.length > 0 && moved.every((step) => 'correct' in step)) return outcome
      const byHand = [...(pending?.byHand ?? []), ...match.byHand]
      return { ...outcome, checklist: { before, byHand, done: false, begun: false, by: navigation.by } }
    })

  return {
    open: undefined,
    failure: undefined,
    notice: undefined,
    checklist: undefined,
    pendingNavigation: undefined,
    refused: undefined,
    load: (id) =>
      enqueue(() => {
        set({
          open: undefined,
          failure: undefined,
          checklist: undefined,
          pendingNavigation: undefined,
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
    momentAt: (steps) => conversation?.look(steps),
    misfit: (edits) => conversation?.misfit(edits),
    dismissNotice: () => set({ notice: undefined }),
    checkOff: (all) =>
      set(({ checklist }) => ({ checklist: checklist && { ...checklist, begun: true, done: all } })),
    confirmChecklist: async (done) => {
      const { pendingNavigation } = get()
      if (pendingNavigation !== undefined) await navigate(pendingNavigation, done)
    },
  }
})

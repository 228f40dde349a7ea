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
import { isBesideBoard } from './told-since.ts'
import { usePreferences } from '../device/preferences.ts'
import { openGame } from '../shelf/shelf.ts'
import { type KeptMatch, newMatch, type Progress, type WholeMatch } from '../storage/kept-match.ts'
import {
  isSameJournal,
  saveEntries,
  saveMatch,
  loadMatch,
  saveWhoRolls,
  onChangedElsewhere,
} from '../storage/storage.ts'

/** The match on the screen. */
export interface OpenMatch {
  readonly kept: KeptMatch
  readonly game: Game
  /** As it is on the disk. */
  readonly match: Standing
  readonly who: WhoRolls
}

/** A match that cannot be opened: there is none, or what was kept does not fit the rules. It stays as it was kept. */
export interface CannotOpen {
  readonly id: string
  readonly problem?: string
  readonly whole?: WholeMatch
  readonly parted?: PartedMatch
}

/** A match that was played by other rules: as it was kept, as far as it agrees, and what differs then. */
export interface PartedMatch {
  readonly whole: WholeMatch
  /** Nothing is answered in it: to play on, it becomes a match of its own. */
  readonly match: Conversation<unknown>
  readonly departs: Departure
}

/** What brings a real table into line: how it lies, and what no layout shows. */
export interface Ticks {
  readonly before: Layout
  readonly byHand: readonly Message[]
  readonly done: boolean
  /** Some of it was ticked. */
  readonly begun: boolean
  /** By what it came: whoever goes back step by step has moved nothing yet. */
  readonly by: Going['by']
}

/** The last list, and of which match it is. */
export interface LastTicks {
  readonly id: string
  readonly entries: number
  readonly ticks?: Ticks | undefined
}

/** A step back or forth in a match. */
interface Going {
  readonly by: 'undo' | 'redo' | 'overrule'
  readonly move: (match: Conversation<unknown>) => Parsed<readonly Edit[]>
}

/** What to say about other windows and the disk: this one followed, a tap here was not taken, or not kept. */
export type Notice = 'followed' | 'notTaken' | 'notKept'

type Also = Partial<Pick<MatchStore, 'ticks' | 'notice' | 'waits' | 'refused'>>

interface MatchStore {
  readonly open: OpenMatch | undefined
  readonly cannot: CannotOpen | undefined
  readonly notice: Notice | undefined
  /** Why the rules could not go on from the last answer, which was not taken. */
  readonly refused: string | undefined
  /** After going back beside a real board: what is to be done there, and whether it is done. */
  readonly ticks: Ticks | undefined
  /** A step back or forth that waits for the person to say whether the last list was done. */
  readonly waits: Going | undefined
  readonly load: (id: string) => Promise<void>
  readonly answer: (question: Question, json: Json) => Promise<void>
  readonly answerFromSeed: (question: Question) => Promise<void>
  readonly undo: () => Promise<void>
  readonly redo: () => Promise<void>
  readonly backTo: (step: number) => Promise<void>
  readonly correct: (edits: readonly Edit[]) => Promise<string | undefined>
  readonly overrule: (decision: Decision, to: string | undefined, reason: string) => Promise<void>
  readonly setWho: (change: Partial<WhoRolls>) => Promise<void>
  /** Something was ticked, or all of it. */
  readonly ticked: (all: boolean) => void
  /** The person says whether the last list was done; then what waits for that goes on. */
  readonly wasDone: (done: boolean) => Promise<void>
  readonly noticed: () => void
  /** The match on the screen as it was after `steps` steps. */
  readonly look: (steps: number) => Moment | undefined
  /** Why a correction of it would leave a situation that cannot be left so. */
  readonly misfit: (edits: readonly Edit[]) => Misfit | undefined
}

/** What is seen of an earlier moment of a match. */
export type Moment = Pick<Standing, 'question' | 'situation'>

/** Starts a match, from a position where there is one, plays it to the person's first question, and keeps it. */
export async function startMatch(
  game: Game,
  wishes: SettingsInput,
  name: string,
  position?: Json,
): Promise<Parsed<string>> {
  return saveBegun(begin(game, newSeed(), wishes, position), name)
}

/** A seed that nobody knows ahead. */
export function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1))
  return seed
}

/** Plays a match that has begun to the person's first question, and keeps it; says its id. */
export async function saveBegun(match: Parsed<Conversation<unknown>>, name: string): Promise<Parsed<string>> {
  if (!match.ok) return match
  playOn(match.value, answersOf(whoRolls(match.value, usePreferences.getState())))
  const id = await saveJournal(match.value.journal, name, progressOf(match.value))
  void requestPersistence()
  return { ok: true, value: id }
}

/** Keeps a journal as a match of its own; says its id. */
export async function saveJournal(
  journal: Journal | WholeMatch['journal'],
  name: string,
  progress: Progress,
): Promise<string> {
  const whole = newMatch(journal, name, progress)
  await saveMatch(whole)
  return whole.kept.id
}

/** A copy of the journal up to a step. */
export function journalUntil(match: Pick<Standing, 'journal' | 'steps'>, step: number): Journal {
  return { ...match.journal, entries: match.steps.slice(0, step) }
}

/** Keeps a copy of a match up to a step as a match of its own. */
export async function branchMatch(open: OpenMatch, step: number, name: string): Promise<string> {
  const match = reopened(open.game, journalUntil(open.match, step) as unknown as Json)
  if (!match.ok) throw new Error(match.problem)
  return saveJournal(match.value.journal, name, progressOf(match.value))
}

function noSuchGame(id: string): Parsed<never> {
  return { ok: false, problem: `Unknown game "${id}".` }
}

/** A match that holds to its last entry; damage of any kind is a problem to tell, never a crash. */
function reopened(game: Game, journal: Json): Parsed<Conversation<unknown>> {
  try {
    const parsed = parseJournal(journal, game)
    return parsed.ok ? resume(game, parsed.value) : parsed
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

/** What is to be said of a match that does not hold to its last entry: how far it agrees, or why it cannot be read. */
async function whyNotOpened(game: Game | undefined, whole: WholeMatch, problem: string): Promise<CannotOpen> {
  const { id, name } = whole.kept
  if (game === undefined) return { id, whole, problem }
  const { openKept } = await import('../storage/open-kept.ts')
  const opened = openKept(game, whole.journal, name)
  if (!opened.ok || opened.value.departs === undefined) return { id, whole, problem }
  const { match, departs } = opened.value
  return { id, whole, problem, parted: { whole, match, departs } }
}

/** Where the list that brings a table into line is kept while the match is away. */
export const ticksKey = 'opfor.ticks'

/** The list with which this window last showed the match, while nothing else was played. */
function ticksOf({ id, entries }: KeptMatch): Ticks | undefined {
  const last = JSON.parse(sessionStorage.getItem(ticksKey) ?? '{}') as Partial<LastTicks>
  return last.id === id && last.entries === entries ? last.ticks : undefined
}

/** The match on the screen, and everything a person can do with it. Each answer is on the disk before it is drawn. */
export const useMatch = create<MatchStore>((set, get) => {
  let conversation: Conversation<unknown> | undefined
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }

  const reload = async (id: string, notice?: Notice): Promise<void> => {
    const whole = await loadMatch(id)
    if (whole === undefined) return draw({ open: undefined, cannot: { id } })
    const game = await openGame(whole.kept.game)
    const match = game === undefined ? noSuchGame(whole.kept.game) : reopened(game, whole.journal)
    if (game === undefined || !match.ok)
      return draw({ open: undefined, cannot: await whyNotOpened(game, whole, match.ok ? '' : match.problem) })
    const who = whole.kept.who ?? whoRolls(match.value, usePreferences.getState())
    conversation = match.value
    const also = { ticks: ticksOf(whole.kept), notice }
    return keep(match.value, { kept: whole.kept, game, who }, also)
  }

  /** Plays on what is the app's to answer, and draws the match when its new entries are on the disk. */
  const keep = async (
    match: Conversation<unknown>,
    { kept: before, game, who }: Omit<OpenMatch, 'match'>,
    also: Also = {},
  ): Promise<void> => {
    playOn(match, answersOf(who))
    const open: OpenMatch = { kept: before, game, who, match: standingOf(match) }
    const { journal } = open.match
    if (journal.entries.length === before.entries) return draw({ ...also, open })
    try {
      const kept = await saveEntries(before, journal, progressOf(open.match))
      if (typeof kept === 'string') return reload(before.id, 'notTaken')
      const notice = get().notice === 'notKept' ? undefined : get().notice
      return draw({ notice, ...also, open: { ...open, kept: kept.saved } })
    } catch {
      return draw({ ...also, open, notice: 'notKept' })
    }
  }

  const draw = (changed: Partial<MatchStore>): void => set({ cannot: undefined, ...changed })

  const settle = (
    change: (match: Conversation<unknown>, open: OpenMatch) => Also | undefined,
  ): Promise<void> =>
    inTurn(async () => {
      const { open } = get()
      if (open !== undefined && conversation !== undefined)
        await keep(conversation, open, change(conversation, open))
    })

  /** An answer is to the question that the person saw: if another one stands by then, it is dropped. */
  const answering = (
    seen: Question,
    give: (match: Conversation<unknown>, question: Question) => Parsed<undefined> | undefined,
  ): Promise<void> =>
    settle((match) => {
      if (match.question === undefined || match.question !== seen) return undefined
      const given = give(match, match.question)
      const refused = given?.ok === false ? given.problem : undefined
      return {
        refused,
        ticks: seen.to === 'chance' ? get().ticks : undefined,
        notice: undefined,
      }
    })

  onChangedElsewhere((id) => {
    void inTurn(async () => {
      const { open, cannot } = get()
      if (cannot?.id === id) return reload(id)
      if (open?.kept.id !== id) return
      const whole = await loadMatch(id)
      if (whole === undefined || !isSameJournal(open.kept, whole.kept)) return reload(id, 'followed')
      return set({ open: { ...open, kept: whole.kept } })
    })
  })

  /** Whether it must be asked what was done of the last list: some of it was ticked, or the way is another one now. */
  const mustAsk = ({ ticks, open }: MatchStore, by: Going['by']): boolean => {
    if (ticks?.done !== false || open === undefined || (!ticks.begun && ticks.by === by)) return false
    const now = open.game.layout(open.match.situation)
    return ticks.byHand.length > 0 || onTable(differences(ticks.before, now), ticks.before, now).length > 0
  }

  /** Goes back or forth. What is still to be done from the last time is added, unless the person says that it was done. */
  const go = (going: Going, wasDone?: boolean): Promise<void> =>
    settle((match, { game }) => {
      if (wasDone === undefined && mustAsk(get(), going.by)) return { waits: going }
      const open = wasDone === true ? undefined : get().ticks
      const pending = open?.done === false ? open : undefined
      const before = pending?.before ?? game.layout(match.situation)
      const steps = [...match.steps]
      const done = going.move(match)
      const gone = { waits: undefined, refused: done.ok ? undefined : done.problem }
      if (!done.ok || !isBesideBoard(match)) return gone
      // A correction followed the table: taking it back, or giving it again, moves nothing there.
      const moved = [...steps.slice(match.steps.length), ...match.steps.slice(steps.length)]
      if (moved.length > 0 && moved.every((step) => 'correct' in step)) return gone
      const byHand = [...(pending?.byHand ?? []), ...match.byHand]
      return { ...gone, ticks: { before, byHand, done: false, begun: false, by: going.by } }
    })

  return {
    open: undefined,
    cannot: undefined,
    notice: undefined,
    ticks: undefined,
    waits: undefined,
    refused: undefined,
    load: (id) =>
      inTurn(() => {
        set({ open: undefined, cannot: undefined, ticks: undefined, waits: undefined, notice: undefined })
        return reload(id)
      }),
    answer: (question, json) =>
      answering(question, (match, { to }) =>
        match.answer(json, 'person', to === 'chance' || to === 'table' ? undefined : to),
      ),
    answerFromSeed: (question) =>
      answering(question, (match) => {
        const answer = seeded.answer(question, match)
        return answer === undefined ? undefined : match.answer(answer, 'seed')
      }),
    undo: () => go({ by: 'undo', move: (match) => match.undo(Math.max(1, stepsBack(match))) }),
    redo: () => go({ by: 'redo', move: (match) => match.redo(stepsForward(match)) }),
    backTo: (step) => go({ by: 'undo', move: (match) => match.undo(match.steps.length - step) }),
    correct: async (edits) => {
      let problem: string | undefined
      await settle((match) => {
        const done = match.correct(edits)
        if (done.ok) return { ticks: undefined }
        problem = done.problem
        return undefined
      })
      return problem
    },
    overrule: (decision, to, reason) =>
      go({ by: 'overrule', move: (match) => match.overrule(decision, to, reason) }),
    setWho: (change) =>
      inTurn(async () => {
        const { open } = get()
        if (open === undefined) return
        const who = { ...open.who, ...change }
        await saveWhoRolls(open.kept.id, who)
        set({ open: { ...open, who } })
      }).then(() => settle(() => undefined)),
    look: (steps) => conversation?.look(steps),
    misfit: (edits) => conversation?.misfit(edits),
    noticed: () => set({ notice: undefined }),
    ticked: (all) => set(({ ticks }) => ({ ticks: ticks && { ...ticks, begun: true, done: all } })),
    wasDone: async (done) => {
      const { waits } = get()
      if (waits !== undefined) await go(waits, done)
    },
  }
})

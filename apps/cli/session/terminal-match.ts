import {
  chanceAnswererFor,
  type LiveMatch,
  lastMoveLog,
  autoPlay,
  type Question,
  type LogEntry,
  type WhoRolls,
} from '@opfor/kernel'
import { writeJournal } from '../files/journal-file.ts'
import type { FormValues } from '../lines/form-lines.ts'
import { print } from '../lines/output.ts'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'
import { isVisibleTo, secretViewer } from './privacy.ts'

/** This many lines beyond the screen are printed without a prompt. */
const maxOverflow = 5

export async function printPaged(input: LineInput, lines: readonly string[]): Promise<void> {
  const rows = process.stdout.isTTY ? Math.max(5, (process.stdout.rows ?? 24) - 1) : lines.length
  for (let from = 0; ; from += rows) {
    const left = lines.length - from - rows
    if (left <= maxOverflow) return print(...lines.slice(from))
    print(...lines.slice(from, from + rows))
    const line = await input.next(localize(matchWords.more, { lines: left }))
    if (line === undefined || line.trim() === 'q') return undefined
    if (line.trim() !== '') return input.putBack(line)
  }
}

export interface LineInput {
  /** Undefined at the end of input. */
  next(prompt: string): Promise<string | undefined>
  putBack(line: string): void
}

/** Everybody at the screen, or only the player with the secret question. */
export type Audience = 'everybody' | 'viewer'

export class TerminalMatch {
  readonly match: LiveMatch<unknown>
  readonly file: string | undefined
  readonly input: LineInput
  who: WhoRolls
  /** As last shown; reset by an answer. */
  shownQuestion: string | undefined
  drawnTable: string | undefined
  #printed: number
  #withheld: readonly LogEntry<unknown>[] = []
  #notices: readonly string[] = []
  #form: { readonly question: Question; readonly values: FormValues } | undefined

  constructor(match: LiveMatch<unknown>, who: WhoRolls, file: string | undefined, input: LineInput) {
    this.match = match
    this.who = who
    this.file = file
    this.input = input
    this.#printed = countOldEntries(match)
  }

  advance(): void {
    autoPlay(this.match, chanceAnswererFor(this.who))
    this.save()
  }

  save(file: string | undefined = this.file): void {
    if (file !== undefined) writeJournal(file, this.match.journal)
  }

  /** Since the last call; another player's secrets wait until that player is asked. */
  newEntries(audience: Audience): readonly LogEntry<unknown>[] {
    const seat = audience === 'everybody' ? undefined : secretViewer(this.match)
    const all = [...this.#withheld, ...this.allNewEntries()]
    this.#withheld = all.filter((entry) => !isVisibleTo(this.match, entry, seat))
    return all.filter((entry) => isVisibleTo(this.match, entry, seat))
  }

  /** Since the last call, including secrets. */
  allNewEntries(): readonly LogEntry<unknown>[] {
    const { log } = this.match
    const open = log.findIndex((entry, at) => at >= this.#printed && entry.kind === 'decision' && entry.open)
    const until = open < 0 ? log.length : open
    const entries = log.slice(Math.min(this.#printed, until), until)
    this.#printed = until
    return entries
  }

  /** After undo or redo: the log counts as printed, and the question is shown again. Notices are for everybody. */
  resetLog(...notices: readonly string[]): void {
    this.#printed = this.match.log.length
    this.#withheld = []
    this.#notices = notices
    this.shownQuestion = undefined
  }

  /** Notices for everybody, printed first. */
  takeNotices(): readonly string[] {
    const notices = this.#notices
    this.#notices = []
    return notices
  }

  get filledFields(): FormValues {
    return this.#form !== undefined && this.#form.question === this.match.question ? this.#form.values : {}
  }

  storeFields(values: FormValues): void {
    const { question } = this.match
    this.#form = question === undefined ? undefined : { question, values }
  }
}

const maxRepeatedChanges = 12

/**
 * 0 in a new match. Otherwise counts entries before the last human answer; if none followed it, before the last move or opponent
 * action.
 */
function countOldEntries(match: LiveMatch<unknown>): number {
  const { log, steps } = match
  if (steps.length === 0) return 0
  const last = steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  const since = log.findIndex((entry) => 'after' in entry && entry.after > last)
  if (since >= 0 && countChanges(log, since) > 0) return since
  const [first] = lastMoveLog(match)
  const move = first === undefined ? log.length : log.indexOf(first)
  const headline = log.findLastIndex((entry) => entry.kind === 'change' && entry.tell.as === 'headline')
  return first !== undefined && countChanges(log, move) <= maxRepeatedChanges
    ? move
    : headline < 0
      ? log.length
      : headline
}

function countChanges(told: readonly LogEntry<unknown>[], from: number): number {
  return told.slice(from).filter(({ kind }) => kind === 'change').length
}

import { gameOfSheet, PlayedMatchCounter, RandomMatchCounter, readSheet, type Sheet } from '@opfor/sheets'
import type { Json } from '@opfor/kernel'
import { reopenJournal } from '../../../data/storage/reopen-journal.ts'
import { type Figures, figuresOf } from './figures.ts'

export type SavedJournal = { readonly [key: string]: Json }

export interface HealthTask {
  readonly text: string
  readonly matches: number
  /** Maximum milliseconds. */
  readonly atMost?: number
  /** Matches of people by this text or another one of the same sheet. */
  readonly journals: readonly SavedJournal[]
}

export interface HealthUpdate {
  readonly random: Figures
  /** Undefined if there are none. */
  readonly own: OwnFigures | undefined
  readonly isDone: boolean
}

export interface OwnFigures extends Figures {
  /** Matches played by another text. */
  readonly older: number
}

/** Milliseconds between two reports. */
const slice = 250

/** Counts in slices, so that a worker can report and listen in between. */
export function* healthRun(task: HealthTask, clock: () => number): Generator<HealthUpdate> {
  const started = clock()
  const sheet = readSheet(task.text)
  const counter = new RandomMatchCounter(sheet)
  const own = ownFigures(sheet, task.journals)
  for (;;) {
    const begun = clock()
    const isLate = (): boolean => task.atMost !== undefined && clock() - started > task.atMost
    while (counter.matches < task.matches && !isLate() && clock() - begun < slice) counter.play()
    const isDone = counter.matches >= task.matches || isLate()
    yield { random: figuresOf(task.text, counter.coverage, counter.expensiveTurn), own, isDone }
    if (isDone) return
  }
}

function ownFigures(sheet: Sheet, journals: readonly SavedJournal[]): OwnFigures | undefined {
  const counter = new PlayedMatchCounter(sheet)
  const games = new Map<string, ReturnType<typeof gameOfSheet>>()
  let older = 0
  for (const journal of journals) {
    const { text = '' } = journal['rules'] as { readonly text?: string }
    const game = games.get(text) ?? gameOfSheet(readSheet(text))
    games.set(text, game)
    const opened = reopenJournal(game, journal, game.title)
    if (opened.ok && counter.add(opened.value.match) && text !== sheet.text) older += 1
  }
  const { coverage } = counter
  return coverage.matches === 0 ? undefined : { ...figuresOf(sheet.text, coverage, undefined), older }
}

import { gameOfSheet, PlayedCounter, RandomCounter, readSheet, type Sheet } from '@opfor/sheets'
import type { Json } from '@opfor/kernel'
import { reopenJournal } from '../../../data/storage/reopen-journal.ts'
import { type Figures, figuresOf } from './figures.ts'

/** A journal as it is saved. */
export type SavedJournal = { readonly [key: string]: Json }

/** What is to be counted. */
export interface HealthTask {
  readonly text: string
  /** How many random matches are played. */
  readonly matches: number
  /** After how many milliseconds it ends in any case. */
  readonly atMost?: number
  /** Matches of people, by this text or another one of the same sheet. */
  readonly journals: readonly SavedJournal[]
}

/** What was counted so far. */
export interface HealthNews {
  /** With random answers. */
  readonly random: Figures
  /** From the person's own matches, if there are any. */
  readonly own: OwnFigures | undefined
  readonly isDone: boolean
}

/** What the person's own matches show. */
export interface OwnFigures extends Figures {
  /** How many of them were played by another text. */
  readonly older: number
}

/** How many milliseconds are played between two reports. */
const slice = 250

/** Counts in slices, so that a worker can report and listen in between. */
export function* healthRun(task: HealthTask, clock: () => number): Generator<HealthNews> {
  const started = clock()
  const sheet = readSheet(task.text)
  const counter = new RandomCounter(sheet)
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
  const counter = new PlayedCounter(sheet)
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

import { type Conversation, type Game, type Message, stepTold } from '@opfor/kernel'
import { reopenJournal } from '../storage/reopen-journal.ts'
import type { SyncConflict } from './sync-conflict.ts'
import type { SyncedJournal } from './journal-from-pages.ts'

/** Where the branches of a match part, and the steps of each after that. */
export interface ToldBranches {
  /** The number of steps that all branches begin with. */
  readonly common: number
  /** The first steps after that, and the number of others, by the id of the branch. */
  readonly after: ReadonlyMap<string, { readonly steps: readonly Message[]; readonly more: number }>
}

const toldSteps = 3

/** Tells the branches of a match in words; undefined if a branch cannot be opened on this device. */
export async function tellBranches(
  { branches }: Pick<SyncConflict, 'branches'>,
  gameOf: (journal: SyncedJournal['journal']) => Promise<Game | undefined>,
): Promise<ToldBranches | undefined> {
  const opened = new Map<string, Conversation<unknown>>()
  for (const { id, journal } of branches) {
    const game = journal === undefined ? undefined : await gameOf(journal)
    const match = game === undefined || journal === undefined ? undefined : reopenJournal(game, journal, '')
    if (match?.ok !== true) return undefined
    opened.set(id, match.value.match)
  }
  const texts = [...opened.values()].map(({ steps }) => steps.map((step) => JSON.stringify(step)))
  const shortest = Math.min(...texts.map(({ length }) => length))
  const [first = []] = texts
  const differs = first.findIndex((text, at) => at >= shortest || texts.some((each) => each[at] !== text))
  const common = differs === -1 ? shortest : differs
  return { common, after: new Map([...opened].map(([id, match]) => [id, stepsAfter(match, common)])) }
}

function stepsAfter(match: Conversation<unknown>, common: number) {
  const { game, steps } = match
  const told = steps.slice(common, common + toldSteps).map((step, at) => {
    const { question, situation } = match.look(common + at)
    return stepTold(step, game, question, game.layout(situation))
  })
  return { steps: told, more: steps.length - common - told.length }
}

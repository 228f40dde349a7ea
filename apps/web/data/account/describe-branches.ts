import { type LiveMatch, type Game, type Message, formatStep } from '@opfor/kernel'
import { reopenJournal } from '../storage/reopen-journal.ts'
import type { SyncConflict } from './sync-conflict.ts'
import type { SyncedJournal } from './journal-from-pages.ts'

export interface BranchDescription {
  /** The number of steps that all branches share. */
  readonly common: number
  /** The first steps after `common` and the number of further ones, by branch id. */
  readonly after: ReadonlyMap<string, { readonly steps: readonly Message[]; readonly more: number }>
}

const toldSteps = 3

/** Undefined if a branch cannot be opened on this device. */
export async function describeBranches(
  { branches }: Pick<SyncConflict, 'branches'>,
  gameOf: (journal: SyncedJournal['journal']) => Promise<Game | undefined>,
): Promise<BranchDescription | undefined> {
  const opened = new Map<string, LiveMatch<unknown>>()
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

function stepsAfter(match: LiveMatch<unknown>, common: number) {
  const { game, steps } = match
  const told = steps.slice(common, common + toldSteps).map((step, at) => {
    const { question, situation } = match.look(common + at)
    return formatStep(step, game, question, game.layout(situation))
  })
  return { steps: told, more: steps.length - common - told.length }
}

import type { Change, Conversation } from '@opfor/kernel'

/** What was told since a seat's last answer: the opponent's move, and everything else. */
export interface ToldSince {
  /** The step of that answer: it names the moment. */
  readonly last: number
  readonly headlines: readonly Change<unknown>[]
  readonly rest: readonly Change<unknown>[]
  /** What is worth hearing: from the opponent's move on, without what is said by the way. */
  readonly aloud: readonly Change<unknown>[]
  /** Whether there is a real board to move pieces on. */
  readonly beside: boolean
}

/** As much of a match as is needed to tell what was said. */
export type Heard = Pick<Conversation<unknown>, 'game' | 'journal' | 'steps' | 'told'>

/** Sorts out what was told since a seat's last answer. */
export function toldSince(match: Heard): ToldSince {
  const last = match.steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  const changes = match.told.flatMap((one) => (one.kind === 'change' && one.after > last ? [one] : []))
  const from = changes.findIndex((one) => one.tell.as === 'headline')
  const beside = match.game.besideBoard?.(match.journal.settings) === true
  return {
    last,
    headlines: changes.filter((one) => one.tell.as === 'headline'),
    rest: changes.filter((one) => one.tell.as !== 'headline'),
    aloud:
      from < 0
        ? []
        : changes.slice(from).filter(({ tell }) => tell.as === 'headline' || (beside && tell.as !== 'aside')),
    beside,
  }
}

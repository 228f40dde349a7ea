import type { Question } from '@opfor/kernel'

/** What is lit on the board, and what happens at a tap. */
export interface Highlights {
  /** The ids that may be chosen now. */
  readonly options: ReadonlySet<string>
  readonly highlighted: ReadonlySet<string>
  readonly dimmed: ReadonlySet<string>
  readonly choose: (id: string) => void
}

const noIds: ReadonlySet<string> = new Set()

/** The lights that a question and an explanation make. */
export function highlightsFor(
  question: Question | undefined,
  choose: (id: string) => void,
  highlighted: ReadonlySet<string> = noIds,
  dimmed: ReadonlySet<string> = noIds,
): Highlights {
  const options = question?.kind === 'choice' ? question.options : undefined
  return { options: new Set(options?.map(({ id }) => id)), highlighted, dimmed, choose }
}

/** The class of something that may be chosen, or that an explanation is speaking of. */
export function highlightClass({ options, highlighted, dimmed }: Highlights, id: string): string {
  if (dimmed.has(id)) return 'board-dark'
  if (highlighted.has(id)) return 'board-shown'
  return options.has(id) ? 'board-lit' : ''
}

import type { Question } from '@opfor/kernel'
import type { MovedClass } from './moved.ts'

/** The highlights of a board, and the tap handler. */
export interface Highlights {
  /** The ids that can be chosen. */
  readonly options: ReadonlySet<string>
  readonly highlighted: ReadonlySet<string>
  readonly dimmed: ReadonlySet<string>
  /** What the question is about, such as a space that was chosen. */
  readonly about?: readonly string[] | undefined
  readonly choose: (id: string) => void
  /** The CSS class of a place of the last moves. */
  readonly moved?: MovedClass
}

const noIds: ReadonlySet<string> = new Set()

/** The highlights for a question or an explanation. */
export function highlightsFor(
  question: Question | undefined,
  choose: (id: string) => void,
  highlighted: ReadonlySet<string> = noIds,
  dimmed: ReadonlySet<string> = noIds,
): Highlights {
  const options = question?.kind === 'choice' ? question.options : undefined
  const about = question?.points?.about
  return { options: new Set(options?.map(({ id }) => id)), highlighted, dimmed, about, choose }
}

/** The CSS class of an element that can be chosen or is part of an explanation. */
export function highlightClass({ options, highlighted, dimmed }: Highlights, id: string): string {
  if (dimmed.has(id)) return 'board-dark'
  if (highlighted.has(id)) return 'board-shown'
  return options.has(id) ? 'board-lit' : ''
}

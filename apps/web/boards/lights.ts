import type { Question } from '@opfor/kernel'

/** What is lit on the board, and what happens at a tap. */
export interface Lights {
  /** The ids that may be chosen now. */
  readonly options: ReadonlySet<string>
  readonly lit: ReadonlySet<string>
  readonly dark: ReadonlySet<string>
  readonly choose: (id: string) => void
}

const nothing: ReadonlySet<string> = new Set()

/** The lights that a question and an explanation make. */
export function lightsOf(
  question: Question | undefined,
  choose: (id: string) => void,
  lit: ReadonlySet<string> = nothing,
  dark: ReadonlySet<string> = nothing,
): Lights {
  const options = question?.kind === 'choice' ? question.options : undefined
  return { options: new Set(options?.map(({ id }) => id)), lit, dark, choose }
}

/** The class of something that may be chosen, or that an explanation is speaking of. */
export function lightOf({ options, lit, dark }: Lights, id: string): string {
  if (dark.has(id)) return 'board-dark'
  if (lit.has(id)) return 'board-shown'
  return options.has(id) ? 'board-lit' : ''
}

import './moved.css'
import type { Question } from '@opfor/kernel'
import { useMemo } from 'react'
import type { LastMoves } from '../../data/store/last-moves.ts'

export type MovedClass = (id: string) => '' | 'board-own' | 'board-reply'

/** `changed` returns the ids that differ between two situations. */
export function useMoved<S>(
  moves: LastMoves<S> | undefined,
  changed: (before: S, now: S) => readonly string[],
): MovedClass {
  return useMemo(() => {
    const own = new Set(moves?.own && changed(moves.own.before, moves.own.now))
    const reply = new Set(moves?.reply && changed(moves.reply.before, moves.reply.now))
    return (id) => (reply.has(id) ? 'board-reply' : own.has(id) ? 'board-own' : '')
  }, [moves, changed])
}

export interface Highlights {
  readonly options: ReadonlySet<string>
  readonly highlighted: ReadonlySet<string>
  readonly dimmed: ReadonlySet<string>
  /** The subjects of the question, such as a chosen space. */
  readonly about?: readonly string[] | undefined
  readonly choose: (id: string) => void
  readonly moved?: MovedClass
}

const noIds: ReadonlySet<string> = new Set()

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

export function highlightClass({ options, highlighted, dimmed }: Highlights, id: string): string {
  if (dimmed.has(id)) return 'board-dark'
  if (highlighted.has(id)) return 'board-shown'
  return options.has(id) ? 'board-lit' : ''
}

import { useMemo } from 'react'
import type { LastMoves } from '../../data/store/last-moves.ts'
import './moved.css'

/** The CSS class of a place or piece of the last moves, by its id. */
export type MovedClass = (id: string) => '' | 'board-own' | 'board-reply'

/** Marks the last moves; `changed` lists what is different between two situations. */
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

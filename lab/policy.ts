import type { Question, Random } from '@opfor/kernel'
import type { Position } from './position.ts'

/** Answers the player's questions. It knows only what the player knows, and has to sample future dice and draws. */
export type Policy = <S>(question: Question, position: Position<S>, random: Random) => unknown

import type { Question, Random } from '@opfor/kernel'
import type { Position } from './position.ts'

/** Answers the player's questions. It knows what the player knows: what chance will bring it must imagine. */
export type Policy = <S>(question: Question, position: Position<S>, random: Random) => unknown

import type { Edit, Json, Message, Question, MatchState, LogEntry } from '@opfor/kernel'
import type { LastMoves } from '../../data/store/last-moves.ts'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { PackEditor } from '../packs/parse-pack.ts'

export interface BoardProps<S = unknown> {
  readonly situation: S
  /** The open match at its current step; undefined if it is not saved on this device. */
  readonly open?: { readonly id: string; readonly match: MatchState } | undefined
  /** Its `points` give the meaning of a tap. */
  readonly question: Question | undefined
  /** The id of an option, or a complete answer. */
  readonly choose: (answer: Json) => void
  /** Calls `taken` if the correction is accepted. Undefined if the board is read-only. */
  readonly correct?: ((edits: readonly Edit[], taken?: () => void) => void) | undefined
  readonly isCorrecting?: boolean | undefined
  /** Candidates of an explanation: the remaining ones, and the excluded ones. */
  readonly highlighted?: ReadonlySet<string> | undefined
  readonly dimmed?: ReadonlySet<string> | undefined
  readonly lastMove?: readonly LogEntry<unknown>[] | undefined
  /** The user's last move and the reply, which the board marks. */
  readonly moves?: LastMoves<S> | undefined
  readonly inPlay?: ReactNode
}

export type Board<S = unknown> = ComponentType<BoardProps<S>>

/** A game's own screen: its route, and a component that gets the route parameters. */
export interface GameScreen {
  readonly path: string | RegExp
  readonly Screen: LazyExoticComponent<ComponentType<Readonly<Record<string, string>>>>
}

/** Its folder also contains `texts`, and `extras.ts` if the game has its own screens or editors. */
export interface GameBoard<S = unknown> {
  /** The address of its picture, 480 by 360; what matters is within 120 to 400 and 60 to 300. */
  readonly cover: string
  readonly Board: LazyExoticComponent<Board<S>>
  /** Whether the board can show an explanation in a situation; if undefined, always. */
  readonly canShow?: (situation: S) => boolean
  /** The board shows every answer to a question with `points`, so even a short list is collapsed. */
  readonly foldsShortLists?: boolean
}

/** `at` is the CSS selector of its drawing. */
export interface BoardSymbol {
  readonly at: string
  readonly meaning: readonly Message[]
}

/** An `extras.ts` in the folder of the game exports them as `extras`. */
export interface BoardExtras {
  /** By option; a pack without an editor uses the form generated from its schema. */
  readonly editors?: Readonly<Record<string, PackEditor>>
  readonly screens?: readonly GameScreen[]
  readonly Menu?: LazyExoticComponent<ComponentType<Required<Pick<BoardProps, 'open'>>>>
  /** The meanings of the board's symbols, as a list with pictures. */
  readonly Symbols?: LazyExoticComponent<ComponentType>
  /** The meanings of the board's symbols, for a tap on one of them. */
  readonly loadMeanings?: () => Promise<readonly BoardSymbol[]>
}

/** Erases the situation type, so that the registry can hold boards of all games. */
export function gameBoard<S>(board: GameBoard<S>): GameBoard {
  // A board only gets situations of its own game.
  return board as GameBoard<never> as GameBoard
}

import type { Edit, Json, Message, Question, Standing, Told } from '@opfor/kernel'
import type { LastMoves } from '../../data/store/last-moves.ts'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { PackEditor } from '../packs/editor-props.ts'

/** The props of a board: it draws a situation, highlights what can be chosen, and reports taps. */
export interface BoardProps<S = unknown> {
  readonly situation: S
  /** The open match, at its current step; absent if it is not saved on this device. */
  readonly open?: { readonly id: string; readonly match: Standing } | undefined
  /** The current question; its `points` say what a tap means. */
  readonly question: Question | undefined
  /** Answers the question, with the id of an option or a complete answer. */
  readonly choose: (answer: Json) => void
  /** Corrects the table; `taken` is called if it is accepted. Absent if the board is read-only. */
  readonly correct?: ((edits: readonly Edit[], taken?: () => void) => void) | undefined
  /** The board is shown in the correction editor. */
  readonly isCorrecting?: boolean | undefined
  /** Candidates of an explanation: the remaining ones, and the excluded ones. */
  readonly highlighted?: ReadonlySet<string> | undefined
  readonly dimmed?: ReadonlySet<string> | undefined
  /** The log entries of the opponent's last move. */
  readonly lastMove?: readonly Told<unknown>[] | undefined
  /** The user's last move and the reply, which the board marks. */
  readonly moves?: LastMoves<S> | undefined
  /** The opponent's card in play, for the score line. */
  readonly inPlay?: ReactNode
}

/** A board of a game. */
export type Board<S = unknown> = ComponentType<BoardProps<S>>

/** A game's own screen: its route, and a component that gets the route parameters. */
export interface GameScreen {
  readonly path: string | RegExp
  readonly Screen: LazyExoticComponent<ComponentType<Readonly<Record<string, string>>>>
}

/** The board of a game. Its folder also contains `texts`, and `extras.ts` if the game has its own screens or editors. */
export interface GameBoard<S = unknown> {
  /** The drawing for the home screen: simple shapes, 120 by 72. */
  readonly drawing: ReactNode
  readonly Board: LazyExoticComponent<Board<S>>
  /** Whether the board can show an explanation in a situation; if absent, always. */
  readonly canShow?: (situation: S) => boolean
  /** The board shows every answer to a question with `points`, so that even a short list is collapsed. */
  readonly foldsShortLists?: boolean
}

/** A symbol of a board: the CSS selector of its drawing, and what it means. */
export interface BoardSymbol {
  readonly at: string
  readonly meaning: readonly Message[]
}

/** A game's own screens and editors, exported as `extras` by an `extras.ts` in its folder. */
export interface BoardExtras {
  /** Pack editors by option; a pack without one uses the form generated from its schema. */
  readonly editors?: Readonly<Record<string, PackEditor>>
  readonly screens?: readonly GameScreen[]
  /** Further lines of a match's menu. */
  readonly Menu?: LazyExoticComponent<ComponentType<Required<Pick<BoardProps, 'open'>>>>
  /** What the symbols of the board mean, as a list with pictures. */
  readonly Symbols?: LazyExoticComponent<ComponentType>
  /** What the symbols of the board mean, for a tap on one of them. */
  readonly loadMeanings?: () => Promise<readonly BoardSymbol[]>
}

/** A game's board for the registry, which holds boards of all situations. */
export function gameBoard<S>(board: GameBoard<S>): GameBoard {
  // A board only gets situations of its own game.
  return board as GameBoard<never> as GameBoard
}

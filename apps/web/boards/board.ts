import type { Edit, Json, Question, Standing, Told } from '@opfor/kernel'
import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'

/** What a game's board is given: it draws a situation, lights what may be chosen, and says what was tapped. */
export interface BoardProps<S = unknown> {
  readonly situation: S
  /** The match on this device that is shown, at its present moment; absent where it is none of one's own. */
  readonly open?: { readonly id: string; readonly match: Standing } | undefined
  /** The standing question; its `points` say what a tap means. */
  readonly question: Question | undefined
  /** The question was answered on the board: by the id of one of its options, or with a whole answer. */
  readonly choose: (answer: Json) => void
  /** Something was put elsewhere on the board by hand; a refusal is told, else `taken` goes on. Absent where one only looks. */
  readonly correct?: ((edits: readonly Edit[], taken?: () => void) => void) | undefined
  /** The board is shown on the screen for corrections: what is tapped there is corrected. */
  readonly isCorrecting?: boolean | undefined
  /** Candidates that an explanation is speaking of: those still in, and those already out. */
  readonly highlighted?: ReadonlySet<string> | undefined
  readonly dimmed?: ReadonlySet<string> | undefined
  /** What the rules said in the opponent's last move. */
  readonly lastMove?: readonly Told<unknown>[] | undefined
}

/** A board of a game. */
export type Board<S = unknown> = ComponentType<BoardProps<S>>

/** What an editor of a game's own is given. */
export interface EditorProps {
  readonly pack: Json
  readonly change: (pack: Json) => void
}

/** A screen of a game's own: its address, and the component that gets the parts of the address. */
export interface GameScreen {
  readonly path: string | RegExp
  readonly Screen: LazyExoticComponent<ComponentType<Readonly<Record<string, string>>>>
}

/** The board of a game. Beside it in the game's folder: `german.ts`, its texts in German, and `own.ts`, if it has screens of its own. */
export interface GameBoard<S = unknown> {
  /** Our own drawing for the shelf: simple shapes, 120 by 72. */
  readonly drawing: ReactNode
  readonly Board: LazyExoticComponent<Board<S>>
  /** Whether the board can show what a decision was about; without it, always. */
  readonly canShow?: (situation: S) => boolean
  /** The board holds every answer to a question that points, so that even a short list is folded. */
  readonly foldsShortLists?: boolean
}

/** Screens and editors of a game's own, exported as `own` by an `own.ts` in its folder, which is loaded when needed. */
export interface BoardExtras {
  /** Editors of packs by the option they are for; a pack without one is entered in the form of its schema. */
  readonly editors?: Readonly<Record<string, LazyExoticComponent<ComponentType<EditorProps>>>>
  readonly screens?: readonly GameScreen[]
}

/** A game's board for the registry, which holds boards of all situations. */
export function gameBoard<S>(board: GameBoard<S>): GameBoard {
  // The registry hands a board only situations of its own game.
  return board as GameBoard<never> as GameBoard
}

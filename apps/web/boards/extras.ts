import type { BoardExtras, GameScreen } from './board.ts'

const extras = import.meta.glob<BoardExtras>('./*/extras.ts', { eager: true, import: 'extras' })

/** The screens of all games. */
export const gameScreens: readonly GameScreen[] = Object.values(extras).flatMap(({ screens = [] }) => screens)

/** The pack editors of a game. */
export function packEditors(game: string): NonNullable<BoardExtras['editors']> {
  return extras[`./${game}/extras.ts`]?.editors ?? {}
}

/** The explanation of a game's symbols, if it has one. */
export function symbolsOf(game: string): BoardExtras['Symbols'] {
  return extras[`./${game}/extras.ts`]?.Symbols
}

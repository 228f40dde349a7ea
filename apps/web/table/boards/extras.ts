import type { PackEditor } from '../packs/editor-props.ts'
import type { BoardExtras, BoardSymbol, GameScreen } from './board.ts'

const extras = import.meta.glob<BoardExtras>('./*/extras.ts', { eager: true, import: 'extras' })

/** The screens of all games. */
export const gameScreens: readonly GameScreen[] = Object.values(extras).flatMap(({ screens = [] }) => screens)

/** A game's own editor for the packs of an option, if it has one. */
export function packEditor(game: string, option: string): PackEditor | undefined {
  return extras[`./${game}/extras.ts`]?.editors?.[option]
}

/** The meanings of the symbols of a game's board. */
export async function meaningsOf(game: string): Promise<readonly BoardSymbol[]> {
  return (await extras[`./${game}/extras.ts`]?.loadMeanings?.()) ?? []
}

/** Further lines of the menu of a game's matches, if it has any. */
export function menuOf(game: string): BoardExtras['Menu'] {
  return extras[`./${game}/extras.ts`]?.Menu
}

/** The explanation of a game's symbols, if it has one. */
export function symbolsOf(game: string): BoardExtras['Symbols'] {
  return extras[`./${game}/extras.ts`]?.Symbols
}

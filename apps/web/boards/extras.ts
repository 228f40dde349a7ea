import type { BoardExtras, GameScreen } from './board.ts'

const extras = import.meta.glob<BoardExtras>('./*/extras.ts', { eager: true, import: 'extras' })

/** The screens that games have of their own. */
export const gameScreens: readonly GameScreen[] = Object.values(extras).flatMap(({ screens = [] }) => screens)

/** The editors that a game has for its packs. */
export function packEditors(game: string): NonNullable<BoardExtras['editors']> {
  return extras[`./${game}/extras.ts`]?.editors ?? {}
}

import type { BoardExtras, GameScreen } from './board.ts'

const extras = import.meta.glob<BoardExtras>('./*/own.ts', { eager: true, import: 'own' })

/** The screens that games have of their own. */
export const gameScreens: readonly GameScreen[] = Object.values(extras).flatMap(({ screens = [] }) => screens)

/** The editors that a game has for its packs. */
export function packEditors(game: string): NonNullable<BoardExtras['editors']> {
  return extras[`./${game}/own.ts`]?.editors ?? {}
}

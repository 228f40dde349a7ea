import type { OwnParts, OwnScreen } from './board.ts'

const parts = import.meta.glob<OwnParts>('./*/own.ts', { eager: true, import: 'own' })

/** The screens that games have of their own. */
export const ownScreens: readonly OwnScreen[] = Object.values(parts).flatMap(({ screens = [] }) => screens)

/** The editors that a game has for its packs. */
export function editorsOf(game: string): NonNullable<OwnParts['editors']> {
  return parts[`./${game}/own.ts`]?.editors ?? {}
}

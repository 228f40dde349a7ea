import type { PackEditor } from '../packs/parse-pack.ts'
import type { BoardExtras, BoardSymbol, GameScreen } from './board.ts'

const extras = import.meta.glob<BoardExtras>('./*/extras.ts', { eager: true, import: 'extras' })

export const gameScreens: readonly GameScreen[] = Object.values(extras).flatMap(({ screens = [] }) => screens)

export function packEditor(game: string, option: string): PackEditor | undefined {
  return extras[`./${game}/extras.ts`]?.editors?.[option]
}

export async function meaningsOf(game: string): Promise<readonly BoardSymbol[]> {
  return (await extras[`./${game}/extras.ts`]?.loadMeanings?.()) ?? []
}

export function menuOf(game: string): BoardExtras['Menu'] {
  return extras[`./${game}/extras.ts`]?.Menu
}

export function symbolsOf(game: string): BoardExtras['Symbols'] {
  return extras[`./${game}/extras.ts`]?.Symbols
}

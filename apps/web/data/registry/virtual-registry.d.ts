declare module 'virtual:games' {
  import type { Game, MatchStarts } from '@opfor/kernel'

  /** A registered game: its metadata, and a function that loads its rules. */
  export interface RegisteredGame extends Pick<Game, 'id' | 'title' | 'about' | 'canSimulate'> {
    /** The places where a match starts with one tap. */
    readonly places: readonly (keyof MatchStarts)[]
    /** Whether it is told how the game works, and whether there is a match to watch. */
    readonly guide: boolean
    readonly watched: boolean
    /** Whether house rules can be written for it, and whether each day has a battle. */
    readonly hasHouseRules: boolean
    readonly hasBattles: boolean
    readonly load: () => Promise<Game>
  }

  /** All registered games. */
  export const games: readonly RegisteredGame[]
}

declare module 'virtual:rulebooks' {
  import type { Game } from '@opfor/kernel'

  /** The rulebooks of all registered games. */
  export const rulebooks: readonly Pick<Game, 'id' | 'title' | 'rulebook'>[]
}

declare module 'virtual:guides' {
  import type { Message } from '@opfor/kernel'

  /** How each game works, in a few sentences. */
  export const guides: Readonly<Record<string, readonly Message[]>>
}

declare module 'virtual:recordings' {
  /** Loads the transcript of a game's match to watch. */
  export const recordings: Readonly<Record<string, () => Promise<{ readonly default: string }>>>
}

declare module 'virtual:house-rules' {
  /** The ids of the games that house rules can be written for. */
  export const withHouseRules: readonly string[]
}

declare module 'virtual:published' {
  import type { HouseRuleNames } from '@opfor/kernel'

  /** Loads what a game publishes for house rules; a game that publishes nothing has none. */
  export const published: Readonly<Record<string, () => Promise<{ readonly published: HouseRuleNames }>>>
}

declare module 'virtual:sheet-library' {
  /** The pages of the library of sheets, by the names of their files. */
  export const library: readonly { readonly name: string; readonly text: string }[]
}

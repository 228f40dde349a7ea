declare module 'virtual:rulebooks' {
  import type { Game } from '@opfor/kernel'

  /** The rulebooks of all registered games, apart from the first load. */
  export const rulebooks: readonly Pick<Game, 'id' | 'title' | 'rulebook'>[]
}

declare module 'virtual:games' {
  import type { Game, Message, Starts } from '@opfor/kernel'

  /** A registered game: its metadata, and a function that loads its rules. */
  export interface RegisteredGame extends Pick<Game, 'id' | 'title' | 'about' | 'canSimulate'> {
    /** The places where a match starts with one tap. */
    readonly places: readonly (keyof Starts)[]
    /** Loads how the game works, in a few sentences. */
    readonly howItWorks?: () => Promise<{ readonly howItWorks: readonly Message[] }>
    /** Loads the transcript of a match to watch. */
    readonly watch?: () => Promise<{ readonly default: string }>
    readonly load: () => Promise<Game>
  }

  /** All registered games. */
  export const games: readonly RegisteredGame[]
}

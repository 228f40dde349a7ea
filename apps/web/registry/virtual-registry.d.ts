declare module 'virtual:games' {
  import type { Game } from '@opfor/kernel'

  /** A game on the shelf: what is said of it before it is opened, and how to open it. */
  export interface RegisteredGame extends Pick<Game, 'id' | 'title' | 'stage' | 'rulebook' | 'canSimulate'> {
    readonly load: () => Promise<Game>
  }

  /** The shelf; rules are loaded when a game is opened. */
  export const games: readonly RegisteredGame[]
}

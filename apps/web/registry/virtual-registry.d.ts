declare module 'virtual:games' {
  import type { Game } from '@opfor/kernel'

  /** A registered game: its metadata, and a function that loads its rules. */
  export interface RegisteredGame extends Pick<Game, 'id' | 'title' | 'stage' | 'rulebook' | 'canSimulate'> {
    readonly load: () => Promise<Game>
  }

  /** All registered games. */
  export const games: readonly RegisteredGame[]
}

import type { Source } from './source.ts'

/**
 * Something that a person will be asked. `words` is a condition's or question's text, a noun that is measured, pieces that are
 * named, a kept thing, an action or a place.
 */
export interface Asked extends Source {
  readonly section: string
  readonly kind:
    | 'condition'
    | 'measured'
    | 'pieces'
    | 'question'
    | 'number'
    | 'kept'
    | 'cell'
    | 'possible'
    | 'place'
    | 'tie'
    | 'names'
    | 'ending'
  readonly words: string
  /** How often at most: once for each candidate, each time its section is done, once a turn, once a game, or when the player wants. */
  readonly cost: 'candidate' | 'time' | 'turn' | 'game' | 'offered'
}

import type { FiringStop } from '../house-model/reach.ts'
import type { Volley } from '../house-model/volley.ts'

/** Who chooses an enemy, and what for. */
export type Aim =
  /** To fire at it with what is left of a volley. */
  | { readonly id: string; readonly purpose: 'attack'; readonly volley: Volley }
  /** To launch aircraft at it. */
  | { readonly id: string; readonly purpose: 'launch' }
  /** To sail for it with so many Movement symbols, and the squares from which it would attack somebody. */
  | {
      readonly id: string
      readonly purpose: 'sail'
      readonly moves: number
      readonly stops: readonly FiringStop[]
    }
  /** To trigger its red feature. */
  | { readonly id: string; readonly purpose: 'weaken' }

import type { FiringStop } from '../house-model/reach.ts'
import type { Volley } from '../house-model/volley.ts'

export type Aim =
  | { readonly id: string; readonly purpose: 'attack'; readonly volley: Volley }
  | { readonly id: string; readonly purpose: 'launch' }
  /** `stops`: the squares from which it would attack an enemy. */
  | {
      readonly id: string
      readonly purpose: 'sail'
      readonly moves: number
      readonly stops: readonly FiringStop[]
    }
  | { readonly id: string; readonly purpose: 'weaken' }

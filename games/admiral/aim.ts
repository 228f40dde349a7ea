import type { Volley } from './volley.ts'

/** Who chooses an enemy, and what for. */
export type Aim =
  /** To fire at it with what is left of a volley. */
  | { readonly id: string; readonly purpose: 'attack'; readonly volley: Volley }
  /** To launch aircraft at it. */
  | { readonly id: string; readonly purpose: 'launch' }
  /** To sail for it with so many Movement symbols. */
  | { readonly id: string; readonly purpose: 'sail'; readonly moves: number }
  /** To trigger its red feature. */
  | { readonly id: string; readonly purpose: 'weaken' }

import type { Study } from '@opfor/lab/study'

/** The two opponents of a comparison. */
export type Pair = Extract<Study['of'], { readonly first: unknown }>

import type { SettableIn } from '@opfor/kernel'
import type { Situation } from '../../../table/situation.ts'

/** A number of the battle that can be corrected. */
export type Settable = SettableIn<Situation>

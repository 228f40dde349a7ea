import type { Rule } from '@opfor/kernel'

/** A difference between house rules and the printed opponent. */
export interface ListChange {
  /** The heading of the list. */
  readonly list: string
  readonly kind: 'dropped' | 'moved' | 'changed' | 'added' | 'tie' | 'cell'
  /** The printed line, if there is one. */
  readonly rule?: Rule | undefined
  /** Where it stands on the page, its number there, and its words. */
  readonly line?: number
  readonly number?: string
  readonly text?: string
}

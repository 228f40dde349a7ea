/** Which decision of a match it is, counted from 0; one that is not counted by its place among those before that one. */
export interface Nth {
  readonly number: number
  readonly between: number | undefined
}

/** A decision before which a snapshot is needed. */
export interface Before {
  readonly decision: number
  readonly between?: number | undefined
}

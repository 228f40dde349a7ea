/** A short page to begin from. */
export interface Shape {
  readonly id: string
  readonly text: string
}

declare module 'virtual:compare-worker' {
  /** The address of the worker that compares house rules. */
  export const address: string
}

declare module 'virtual:health-worker' {
  /** The address of the worker that plays a page with random answers and counts. */
  export const address: string
}

declare module 'virtual:lab-worker' {
  /** The address of the worker that plays matches for the lab. */
  export const address: string
}

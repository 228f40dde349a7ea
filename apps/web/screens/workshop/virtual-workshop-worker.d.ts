declare module 'virtual:workshop-worker' {
  /** The address of the worker that reads and checks a page while it is written. */
  export const address: string
}

/** Whether the browser has granted persistent storage. */
export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}

/** Whether this browser can be asked for persistent storage at all; WebKit often cannot. */
export function canRequestPersistence(): boolean {
  return navigator.storage?.persist !== undefined
}

/** Requests persistent storage; returns whether it was granted. */
export async function requestPersistence(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}

export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}

/** WebKit often cannot ask for persistent storage. */
export function canRequestPersistence(): boolean {
  return navigator.storage?.persist !== undefined
}

/** Returns whether persistent storage was granted. */
export async function requestPersistence(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}

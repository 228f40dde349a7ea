/** Whether the browser has promised to keep what is stored. */
export async function isPersistent(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false
}

/** Asks the browser to keep what is stored; says whether it promised to. */
export async function requestPersistence(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false
}

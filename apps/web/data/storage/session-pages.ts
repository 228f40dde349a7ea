const keyOf = (digest: string): string => `page ${digest}`

/** Keeps a page that is played for this tab: it may come from a link and be saved nowhere else. */
export function keepForTab(digest: string, text: string): void {
  try {
    sessionStorage.setItem(keyOf(digest), text)
  } catch {
    // Without room for it the page is only lost at a reload, which says so.
  }
}

/** A page that was played in this tab, by the digest of its text. */
export function pageOfTab(digest: string): string | undefined {
  return sessionStorage.getItem(keyOf(digest)) ?? undefined
}

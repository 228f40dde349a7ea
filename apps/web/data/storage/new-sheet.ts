import { rulesOf } from '@opfor/kernel'
import { readSheet, type Sheet } from '@opfor/sheets'
import { listSheets, type SavedSheet } from './sheet-list.ts'
import { saveSheet } from './sheet-storage.ts'

/** A page as the app keeps it: with one kind of line ends. */
function asPage(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

/** A saved sheet with another text. */
export function withText(
  saved: Pick<SavedSheet, 'id' | 'played'>,
  { text, title, plays }: Pick<Sheet, 'text' | 'title' | 'plays'>,
): SavedSheet {
  const { digest } = rulesOf(text)
  return { ...saved, text, title, plays, digest, changed: Date.now() }
}

/** Saves a page as a sheet of the user, unless it is there already; returns its id. */
export async function addSheet(text: string): Promise<string> {
  const page = asPage(text)
  const already = (await listSheets()).find((each) => each.text === page)
  if (already !== undefined) return already.id
  const saved = withText({ id: crypto.randomUUID() }, readSheet(page))
  await saveSheet(saved)
  return saved.id
}

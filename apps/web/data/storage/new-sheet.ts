import { rulesText } from '@opfor/kernel'
import { textWithOrigin, readSheet, type Sheet } from '@opfor/sheets'
import { listSheets, type SavedSheet } from './sheet-list.ts'
import { saveSheet } from './sheet-storage.ts'

/** Normalizes line ends and removes a byte order mark. */
function asPage(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

export function sheetWithText(
  saved: Pick<SavedSheet, 'id' | 'played'>,
  { text, title, plays }: Pick<Sheet, 'text' | 'title' | 'plays'>,
): SavedSheet {
  const { digest } = rulesText(text)
  return { ...saved, text, title, plays, digest, changed: Date.now() }
}

/** Saves nothing if the page is already a sheet of the user; returns its id. */
export async function addSheet(text: string): Promise<string> {
  const page = asPage(text)
  const already = (await listSheets()).find((each) => each.text === page)
  if (already !== undefined) return already.id
  const saved = sheetWithText({ id: crypto.randomUUID() }, readSheet(page))
  await saveSheet(saved)
  return saved.id
}

/** Copies a page, with a note of its origin; returns the workshop route of the copy. */
export async function copyForWorkshop(text: string): Promise<string> {
  return `/workshop/${await addSheet(textWithOrigin(readSheet(text)))}`
}

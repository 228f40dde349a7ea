import { copiedText, readSheet } from '@opfor/sheets'
import { addSheet } from './new-sheet.ts'

/** Makes a copy of a page, which says where it came from; returns the route of the workshop with it. */
export async function changeThis(text: string): Promise<string> {
  return `/workshop/${await addSheet(copiedText(readSheet(text)))}`
}

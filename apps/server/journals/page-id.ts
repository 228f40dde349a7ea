import { hash } from 'node:crypto'
import type { Page } from '@opfor/sync'

/** Computes the id of a page like `pageId` of `@opfor/sync`, but with the faster native hash. */
export function pageId(parent: string, body: string): string {
  return hash('sha256', `${parent}\n${body}`)
}

/** Whether the id of a page matches its hash, and its text can be stored. */
export function isValidPage({ id, parent, body }: Page): boolean {
  return body.isWellFormed() && !body.includes('\0') && id === pageId(parent, body)
}

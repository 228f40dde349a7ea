import { hash } from 'node:crypto'
import type { Page } from '@opfor/sync'

/** The id of a page, as `@opfor/sync` works it out, by the machine's own hash: the server does it for everybody. */
export function pageId(parent: string, body: string): string {
  return hash('sha256', `${parent}\n${body}`)
}

/** Whether a page is what its id says. */
export function isValidPage({ id, parent, body }: Page): boolean {
  return body.isWellFormed() && !body.includes('\0') && id === pageId(parent, body)
}

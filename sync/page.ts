import {
  anything,
  type Journal,
  type JournalEntry,
  listOf,
  parseJson,
  read,
  record,
  type Shape,
  text,
} from '@opfor/kernel'
import { hex, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** What a match begins with: its journal without the entries. */
export type Heading = Omit<Journal, 'entries'>

/** What a page says: a match begins, entries settled together, it has another name, or a choice closes other branches. */
export type Body =
  | { readonly begin: Heading; readonly name: string }
  | { readonly entries: readonly JournalEntry[] }
  | { readonly name: string }
  | { readonly closes: readonly string[] }

/** Some entries of a match's journal that settled together. The first page's parent is the match itself. */
export interface Page {
  readonly match: string
  /** The hash of parent and body. */
  readonly id: string
  readonly parent: string
  /** A Body as JSON, kept as it was written, because the hash is of this text. */
  readonly body: string
}

/** The longest body that a page may have, in characters. */
export const maxBodyLength = 100_000

/** The fields of a page as it comes from outside. */
export const pageFields = { match: text(40), id: text(64), parent: text(64), body: text(maxBodyLength) }

/** The id of a page. */
export function pageId(parent: string, body: string): string {
  return hex(sha256(utf8(`${parent}\n${body}`)))
}

/** A new page on top of another. */
export function makePage(match: string, parent: string, content: Body): Page {
  const body = JSON.stringify(content)
  return { match, id: pageId(parent, body), parent, body }
}

/** Whether a page is what its id says. */
export function isValidPage({ id, parent, body }: Page): boolean {
  return body.isWellFormed() && !body.includes('\0') && id === pageId(parent, body)
}

/** What a page says; undefined where this program cannot read it. */
export function parseBody({ body }: Pick<Page, 'body'>): Body | undefined {
  const json = parseJson(body)
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined
  const parsed = read<Body>(shapeOf(json.value), json.value)
  return parsed.ok ? parsed.value : undefined
}

// The journal as a whole is parsed strictly when the match is opened; a page only tells which of the four it is.
const startBody = record<{ readonly begin: Heading; readonly name: string }>({
  begin: anything as unknown as Shape<Heading>,
  name: text(),
})
const entriesBody = record<{ readonly entries: readonly JournalEntry[] }>({
  entries: listOf(anything as unknown as Shape<JournalEntry>),
})
const nameBody = record<{ readonly name: string }>({ name: text() })
const closesBody = record<{ readonly closes: readonly string[] }>({ closes: listOf(text(64)) })

function shapeOf(json: object): Shape<Body> {
  if ('entries' in json) return entriesBody
  if ('begin' in json) return startBody
  return 'name' in json ? nameBody : closesBody
}

/** The branches that a page closes. */
export function closedBranches(page: Page): readonly string[] {
  if (!page.body.startsWith('{"closes":')) return []
  const body = parseBody(page)
  return body !== undefined && 'closes' in body ? body.closes : []
}

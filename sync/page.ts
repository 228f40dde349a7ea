import {
  fileFormat,
  type FileHeader,
  fileOf,
  type Journal,
  type JournalEntry,
  listOf,
  parseJson,
  read,
  type Shape,
  text,
} from '@opfor/kernel'
import { hex, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

/** The heading of a match: its journal without the entries. */
export type Heading = Omit<Journal, 'entries'>

/** The content of a page: the start of a match, entries, a new name, or the branches that a choice closes. */
export type Body =
  | { readonly begin: Heading; readonly name: string }
  | { readonly entries: readonly JournalEntry[] }
  | { readonly name: string }
  | { readonly closes: readonly string[] }

/** A part of the journal of a match. The parent of the first page is the id of the match. */
export interface Page {
  readonly match: string
  /** The hash of parent and body. */
  readonly id: string
  readonly parent: string
  /** The `Body` as JSON text, stored unchanged because it is hashed. */
  readonly body: string
}

/** When a page reached the server and from which device, in words; it stands beside the page, which does not change. */
export interface Receipt {
  /** By the clock of the server. */
  readonly received: string
  /** Missing if the browser did not name itself. */
  readonly device?: string | undefined
}

/** A page on the server. Of a packed match only the last page of each branch has a receipt. */
export interface StoredPage extends Page, Pick<Receipt, 'device'> {
  readonly received?: string | undefined
}

/** The maximum length of a page body, in characters. */
export const maxBodyLength = 100_000

/** The fields of a page in requests and responses. */
export const pageFields = { match: text(40), id: text(64), parent: text(64), body: text(maxBodyLength) }

/** Computes the id of a page: the hash of parent and body. */
export function pageId(parent: string, body: string): string {
  return hex(sha256(utf8(`${parent}\n${body}`)))
}

/** Creates a page with the given parent. */
export function makePage(match: string, parent: string, content: Body): Page {
  const body = JSON.stringify({ opfor: fileFormat, ...content })
  return { match, id: pageId(parent, body), parent, body }
}

/** How the body of every page begins. */
const bodyStart = `{"opfor":${fileFormat},`

/** Whether a page has the format of this program; the rest of it is read when its match is opened. */
export function hasPageFormat({ body }: Pick<Page, 'body'>): boolean {
  return body.startsWith(bodyStart)
}

/** Whether the id of a page matches its hash, and its text can be stored. */
export function isValidPage({ id, parent, body }: Page): boolean {
  return body.isWellFormed() && !body.includes('\0') && id === pageId(parent, body)
}

/** Parses the body of a page; undefined if it is invalid or of another format. */
export function parseBody({ body }: Pick<Page, 'body'>): Body | undefined {
  const json = parseJson(body)
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined
  const parsed = read(shapeOf(json.value), json.value)
  if (!parsed.ok) return undefined
  const { opfor: _, ...content } = parsed.value
  return content
}

/** A value of a journal, which is parsed strictly when the match is opened; here only the kind of body is determined. */
function unchecked<T>(): Shape<T> {
  return { schema: true, read: (json) => json as T }
}

const startBody = fileOf<FileHeader & { readonly begin: Heading; readonly name: string }>({
  begin: unchecked<Heading>(),
  name: text(),
})
const entriesBody = fileOf<FileHeader & { readonly entries: readonly JournalEntry[] }>({
  entries: listOf(unchecked<JournalEntry>()),
})
const nameBody = fileOf<FileHeader & { readonly name: string }>({ name: text() })
const closesBody = fileOf<FileHeader & { readonly closes: readonly string[] }>({ closes: listOf(text(64)) })

function shapeOf(json: object): Shape<FileHeader & Body> {
  if ('entries' in json) return entriesBody
  if ('begin' in json) return startBody
  return 'name' in json ? nameBody : closesBody
}

/** The branches that a page closes, by the id of their last page. */
export function closedBranches(page: Page): readonly string[] {
  if (!page.body.startsWith(`${bodyStart}"closes":`)) return []
  const body = parseBody(page)
  return body !== undefined && 'closes' in body ? body.closes : []
}

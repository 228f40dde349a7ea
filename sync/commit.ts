import {
  fileFormat,
  type FileHeader,
  fileShape,
  type Journal,
  type JournalEntry,
  listOf,
  parseJson,
  parseWith,
  type Shape,
  text,
} from '@opfor/kernel'
import { hex, utf8 } from './bytes.ts'
import { sha256 } from './sha256.ts'

export type JournalHeader = Omit<Journal, 'entries'>

/** The start of a match, entries, a new name, or the branches that a choice closes. */
export type CommitBody =
  | { readonly begin: JournalHeader; readonly name: string }
  | { readonly entries: readonly JournalEntry[] }
  | { readonly name: string }
  | { readonly closes: readonly string[] }

/** A part of a journal. The parent of the first commit is the id of the match. */
export interface Commit {
  readonly match: string
  readonly id: string
  readonly parent: string
  /** A `CommitBody` as JSON text, stored unchanged because it is hashed. */
  readonly body: string
}

/** The arrival of a commit at the server; stored separately, because commits do not change. */
export interface Receipt {
  /** Server time. */
  readonly received: string
  /** Missing if the browser sent no name. */
  readonly device?: string | undefined
}

/** In a packed match only the last commit of each branch has a receipt. */
export interface StoredCommit extends Commit, Pick<Receipt, 'device'> {
  readonly received?: string | undefined
}

export const maxCommitBodyLength = 100_000

export const commitFields = {
  match: text(40),
  id: text(64),
  parent: text(64),
  body: text(maxCommitBodyLength),
}

export function commitId(parent: string, body: string): string {
  return hex(sha256(utf8(`${parent}\n${body}`)))
}

export function makeCommit(match: string, parent: string, content: CommitBody): Commit {
  const body = JSON.stringify({ opfor: fileFormat, ...content })
  return { match, id: commitId(parent, body), parent, body }
}

const bodyStart = `{"opfor":${fileFormat},`

/** Checks the format version; the rest is parsed when the match is opened. */
export function hasCommitFormat({ body }: Pick<Commit, 'body'>): boolean {
  return body.startsWith(bodyStart)
}

/** Also checks that the text can be stored. */
export function isValidCommit({ id, parent, body }: Commit): boolean {
  return body.isWellFormed() && !body.includes('\0') && id === commitId(parent, body)
}

/** Undefined if the body is invalid or of another format. */
export function parseCommitBody({ body }: Pick<Commit, 'body'>): CommitBody | undefined {
  const json = parseJson(body)
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return undefined
  const parsed = parseWith(shapeOf(json.value), json.value)
  if (!parsed.ok) return undefined
  const { opfor: _, ...content } = parsed.value
  return content
}

/** Only distinguishes kinds of bodies; the value is parsed strictly when the match is opened. */
function unchecked<T>(): Shape<T> {
  return { schema: true, read: (json) => json as T }
}

const startBody = fileShape<FileHeader & { readonly begin: JournalHeader; readonly name: string }>({
  begin: unchecked<JournalHeader>(),
  name: text(),
})
const entriesBody = fileShape<FileHeader & { readonly entries: readonly JournalEntry[] }>({
  entries: listOf(unchecked<JournalEntry>()),
})
const nameBody = fileShape<FileHeader & { readonly name: string }>({ name: text() })
const closesBody = fileShape<FileHeader & { readonly closes: readonly string[] }>({
  closes: listOf(text(64)),
})

function shapeOf(json: object): Shape<FileHeader & CommitBody> {
  if ('entries' in json) return entriesBody
  if ('begin' in json) return startBody
  return 'name' in json ? nameBody : closesBody
}

/** By the id of their last commit. */
export function branchesClosedBy(page: Commit): readonly string[] {
  if (!page.body.startsWith(`${bodyStart}"closes":`)) return []
  const body = parseCommitBody(page)
  return body !== undefined && 'closes' in body ? body.closes : []
}

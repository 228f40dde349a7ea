import type { AttemptState } from '@opfor/sync/api/shapes/challenge'
import type { MyLink } from '@opfor/sync/api/shapes/link'
import type { ColumnType, Generated } from 'kysely'

/** A nullable column; undefined inserts null. */
type Maybe<T> = ColumnType<T | null, T | undefined, T | null>

/** The tables, as Kysely types them. Every time is a Date, every bigint a number. */
export interface Database {
  readonly server: { readonly one: boolean; readonly epoch: string }
  readonly account: AccountTable
  readonly passkey: PasskeyTable
  readonly session: { token: string; account: string; created: Date; expires: Date }
  readonly recovery: { code: string; account: string }
  readonly handover: { code: string; account: string; expires: Date }
  readonly ceremony: CeremonyTable
  readonly page: PageTable
  readonly archive: ArchiveTable
  readonly link: LinkTable
  readonly challenge: ChallengeTable
  readonly attempt: AttemptTable
  readonly attempt_page: { attempt: string; height: number; body: string }
  readonly study_permission: { account: string }
  readonly allowance: { key: string; started: Date; used: number }
}

interface AccountTable {
  id: string
  nickname: string
  clock: number
  bytes: Generated<number>
  created: Date
}

interface PasskeyTable {
  id: string
  account: string
  public_key: Buffer
  counter: number
  transports: readonly string[]
  created: Date
}

interface CeremonyTable {
  id: string
  kind: string
  challenge: string
  account: Maybe<string>
  nickname: Maybe<string>
  expires: Date
}

interface PageTable {
  account: string
  seq: number
  match: string
  id: string
  parent: string
  body: string
}

interface ArchiveTable {
  account: string
  match: string
  seq: number
  pages: number
  /** The unpacked size. */
  bytes: number
  packed: Buffer
}

interface LinkTable {
  slug: string
  account: string
  what: MyLink['what']
  title: string
  journal: Maybe<Buffer>
  created: Date
  expires: Maybe<Date>
  revoked: Maybe<Date>
}

interface ChallengeTable {
  day: string
  game: string
  version: number
  wishes: string
  secret: string
  commitment: string
}

interface AttemptTable {
  id: string
  day: string
  account: string
  number: number
  state: AttemptState
  head: string
  height: number
  winner: Maybe<string>
  points: Maybe<number>
  turns: Maybe<number>
  packed: Maybe<Buffer>
  handed_in: Generated<boolean>
  started: Date
  ended: Maybe<Date>
}

import type { OwnSession } from '@opfor/sync/api/account'
import type { ColumnType, Generated } from 'kysely'

export type SessionOrigin = OwnSession['by']

/** Undefined inserts null. */
type Maybe<T> = ColumnType<T | null, T | undefined, T | null>

/** Every time is a Date, every bigint a number. */
export interface Database {
  readonly server: { readonly one: boolean; readonly epoch: string }
  readonly account: AccountTable
  readonly passkey: PasskeyTable
  readonly session: SessionTable
  readonly recovery: { code: string; account: string }
  readonly handover: { code: string; account: string; expires: Date }
  readonly ceremony: CeremonyTable
  readonly page: PageTable
  readonly archive: ArchiveTable
  readonly item: ItemTable
  readonly allowance: { key: string; started: Date; used: number }
}

interface AccountTable {
  id: string
  nickname: string
  clock: number
  bytes: Generated<number>
  /** How often a device knew more than the database. */
  lost: Generated<number>
  created: Date
  /** Sign-in is impossible since then. */
  blocked: Maybe<Date>
}

interface SessionTable {
  token: string
  account: string
  created: Date
  expires: Date
  /** Last confirmation with a passkey or recovery code. */
  proved: Maybe<Date>
  used: Date
  made_by: SessionOrigin
}

interface PasskeyTable {
  id: string
  account: string
  public_key: Buffer
  counter: number
  transports: readonly string[]
  created: Date
  used: Maybe<Date>
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
  received: Date
  /** Browser and system in words, if known. */
  device: Maybe<string>
}

interface ArchiveTable {
  account: string
  match: string
  seq: number
  pages: number
  /** Unpacked. */
  bytes: number
  packed: Buffer
}

interface ItemTable {
  account: string
  name: string
  seq: number
  id: string
  parent: string
  earlier: readonly string[]
  body: string
  device: string
  /** Counts for the quota. */
  bytes: number
  changed: Date
}

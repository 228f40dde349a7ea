import { type Json, listOf, type Shape, text } from '@opfor/kernel'
import type { StoredItem } from '../../item.ts'
import type { StoredCommit } from '../../commit.ts'
import { recordWithUnknownFields, storedItem, storedCommitShape, timestamp } from './common.ts'

/** All data that the server stores about a player, except secrets and keys. */
export interface AccountExport {
  readonly nickname: string
  readonly created: string
  readonly passkeys: readonly {
    readonly id: string
    readonly transports: readonly string[]
    readonly created: string
  }[]
  readonly sessions: readonly { readonly created: string; readonly expires: string }[]
  readonly pages: readonly StoredCommit[]
  readonly items: readonly StoredItem[]
}

const maxItems = 1_000_000
const exportFields = recordWithUnknownFields<AccountExport>({
  nickname: text(),
  created: timestamp,
  passkeys: listOf(
    recordWithUnknownFields({ id: text(1024), transports: listOf(text()), created: timestamp }),
  ),
  sessions: listOf(recordWithUnknownFields({ created: timestamp, expires: timestamp })),
  pages: listOf(storedCommitShape, maxItems),
  items: listOf(storedItem, maxItems),
})

/** Validated, but passed on with all fields, including unknown ones. */
export const accountExport: Shape<AccountExport> = {
  schema: exportFields.schema,
  read: (json, at) => {
    exportFields.read(json, at)
    return json as Json & AccountExport
  },
}

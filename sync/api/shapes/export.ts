import { type Json, listOf, type Shape, text } from '@opfor/kernel'
import type { StoredItem } from '../../item.ts'
import type { StoredPage } from '../../page.ts'
import { looseRecord, timestamp } from './common.ts'
import { storedItem } from './item.ts'
import { storedPage } from './page.ts'

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
  readonly pages: readonly StoredPage[]
  readonly items: readonly StoredItem[]
}

const maxItems = 1_000_000
const exportFields = looseRecord<AccountExport>({
  nickname: text(),
  created: timestamp,
  passkeys: listOf(looseRecord({ id: text(1024), transports: listOf(text()), created: timestamp })),
  sessions: listOf(looseRecord({ created: timestamp, expires: timestamp })),
  pages: listOf(storedPage, maxItems),
  items: listOf(storedItem, maxItems),
})

/** An export: validated, but passed on with all its fields, including those that this version does not know. */
export const accountExport: Shape<AccountExport> = {
  schema: exportFields.schema,
  read: (json, at) => {
    exportFields.read(json, at)
    return json as Json & AccountExport
  },
}

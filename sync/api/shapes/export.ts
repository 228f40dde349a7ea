import { anything, type Json, listOf, type Shape, text } from '@opfor/kernel'
import type { StoredItem } from '../../item.ts'
import type { StoredPage } from '../../page.ts'
import { attemptFields, bodies, type MyAttempt } from './challenge.ts'
import { looseRecord, timestamp } from './common.ts'
import { storedItem } from './item.ts'
import { linkFields, type MyLink } from './link.ts'
import { storedPage } from './page.ts'
import {
  detailFields,
  type ListedStudy,
  listedFields,
  partFields,
  type StudyDetails,
  type StudyPart,
} from './study.ts'

type ExportedPart = StudyPart & {
  /** The totals as JSON text. */
  readonly totals: string
}
type ExportedStudy = ListedStudy & StudyDetails & { readonly parts: readonly ExportedPart[] }

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
  readonly links: readonly (MyLink & { readonly journal?: Json })[]
  readonly studies: readonly ExportedStudy[]
  readonly attempts: readonly (Omit<MyAttempt, 'turns'> & { readonly pages: readonly string[] })[]
}

const maxItems = 1_000_000
const { turns: _, ...exportedAttemptFields } = attemptFields
const exportFields = looseRecord<AccountExport>({
  nickname: text(),
  created: timestamp,
  passkeys: listOf(looseRecord({ id: text(1024), transports: listOf(text()), created: timestamp })),
  sessions: listOf(looseRecord({ created: timestamp, expires: timestamp })),
  pages: listOf(storedPage, maxItems),
  items: listOf(storedItem, maxItems),
  links: listOf(looseRecord<AccountExport['links'][number]>({ ...linkFields, journal: anything })),
  studies: listOf(
    looseRecord<ExportedStudy>({
      ...listedFields,
      ...detailFields,
      parts: listOf(looseRecord<ExportedPart>({ ...partFields, totals: text(100_000_000) })),
    }),
    maxItems,
  ),
  attempts: listOf(
    looseRecord<AccountExport['attempts'][number]>({ ...exportedAttemptFields, pages: bodies }),
    maxItems,
  ),
})

/** An export: validated, but passed on with all its fields, including those that this version does not know. */
export const accountExport: Shape<AccountExport> = {
  schema: exportFields.schema,
  read: (json, at) => {
    exportFields.read(json, at)
    return json as Json & AccountExport
  },
}

import { anything, type Json, listOf, type Shape, text } from '@opfor/kernel'
import { type Page, pageFields } from '../../page.ts'
import { attemptFields, bodies, type MyAttempt } from './challenge.ts'
import { atLeast, moment } from './common.ts'
import { linkFields, type MyLink } from './link.ts'
import {
  detailFields,
  type ListedStudy,
  listedFields,
  partFields,
  type StudyDetails,
  type StudyPart,
} from './study.ts'

type WholePart = StudyPart & {
  /** What was counted, as the text of its JSON. */
  readonly totals: string
}
type WholeStudy = ListedStudy & StudyDetails & { readonly parts: readonly WholePart[] }

/** Everything that the server keeps of a player; secrets and keys excepted. */
export interface AccountExport {
  readonly nickname: string
  readonly created: string
  readonly passkeys: readonly {
    readonly id: string
    readonly transports: readonly string[]
    readonly created: string
  }[]
  readonly sessions: readonly { readonly created: string; readonly expires: string }[]
  readonly pages: readonly Page[]
  readonly links: readonly (MyLink & { readonly journal?: Json })[]
  readonly studies: readonly WholeStudy[]
  readonly attempts: readonly (Omit<MyAttempt, 'turns'> & { readonly pages: readonly string[] })[]
}

const most = 1_000_000
const { turns: _, ...ofAttempt } = attemptFields
const known = atLeast<AccountExport>({
  nickname: text(),
  created: moment,
  passkeys: listOf(atLeast({ id: text(1024), transports: listOf(text()), created: moment })),
  sessions: listOf(atLeast({ created: moment, expires: moment })),
  pages: listOf(atLeast<Page>(pageFields), most),
  links: listOf(atLeast<AccountExport['links'][number]>({ ...linkFields, journal: anything })),
  studies: listOf(
    atLeast<WholeStudy>({
      ...listedFields,
      ...detailFields,
      parts: listOf(atLeast<WholePart>({ ...partFields, totals: text(100_000_000) })),
    }),
    most,
  ),
  attempts: listOf(atLeast<AccountExport['attempts'][number]>({ ...ofAttempt, pages: bodies }), most),
})

/** An export is the player's to keep: an app hands on all that the server says, also what it does not know itself. */
export const accountExport: Shape<AccountExport> = {
  schema: known.schema,
  read: (json, at) => {
    known.read(json, at)
    return json as unknown as AccountExport
  },
}

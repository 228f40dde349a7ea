import * as account from './account.ts'
import type { AnyCall } from './call.ts'
import * as items from './items.ts'
import * as journals from './journals.ts'
import * as operations from './operations.ts'
import * as signIn from './sign-in.ts'

/** All calls by operation id. Apps import single calls instead, to keep their bundles small. */
export const calls: Readonly<Record<string, AnyCall>> = {
  ...operations,
  ...signIn,
  ...account,
  ...journals,
  ...items,
}

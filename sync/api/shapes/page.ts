import { optional, text } from '@opfor/kernel'
import { pageFields, type Receipt, type StoredPage } from '../../page.ts'
import { looseRecord, timestamp } from './common.ts'

/** When a page was received and from which device, in answers; older servers leave both out. */
export const receipt = looseRecord<Receipt>({ received: optional(timestamp), device: optional(text(60)) })

/** A page in answers. */
export const storedPage = looseRecord<StoredPage>({
  ...pageFields,
  received: optional(timestamp),
  device: optional(text(60)),
})

import { optional, text } from '@opfor/kernel'
import { pageFields, type Receipt, type StoredPage } from '../../page.ts'
import { looseRecord, timestamp } from './common.ts'

/** When a page was received and from which device, in answers. */
export const receipt = looseRecord<Receipt>({ received: timestamp, device: optional(text(60)) })

/** A page in answers. */
export const storedPage = looseRecord<StoredPage>({
  ...pageFields,
  received: optional(timestamp),
  device: optional(text(60)),
})

import { itemFields, type StoredItem } from '../../item.ts'
import { looseRecord, timestamp } from './common.ts'

/** An item in responses. */
export const storedItem = looseRecord<StoredItem>({ ...itemFields, changed: timestamp })

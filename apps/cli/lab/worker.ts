import type { Task } from '@opfor/lab'
import { perform } from '@opfor/lab/perform'

/** What a worker thread does: a piece of work for the lab. */
export const work: (task: Task) => ReturnType<typeof perform> = perform

import type { Task } from '@opfor/lab'
import { perform } from '@opfor/lab/perform'

/** The entry point of a worker thread: one task of the lab. */
export const work: (task: Task) => ReturnType<typeof perform> = perform

import { perform, type Task } from '@opfor/lab'

/** What a worker thread does: a piece of work for the lab. */
export const work: (task: Task) => ReturnType<typeof perform> = perform

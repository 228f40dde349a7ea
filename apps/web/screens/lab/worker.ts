import type { Task } from '@opfor/lab'
import { perform } from '@opfor/lab/perform'

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  postMessage(perform(data))
})

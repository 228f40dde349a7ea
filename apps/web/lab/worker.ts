import { perform, type Task } from '@opfor/lab'

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  postMessage(perform(data))
})

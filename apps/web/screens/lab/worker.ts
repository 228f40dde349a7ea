import type { LabTask } from '@opfor/lab'
import { runTask } from '@opfor/lab/perform'

addEventListener('message', ({ data }: MessageEvent<LabTask>) => {
  postMessage(runTask(data))
})

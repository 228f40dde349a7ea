import type { LabTask } from '@opfor/lab'
import { runTask } from '@opfor/lab/run-task'

addEventListener('message', ({ data }: MessageEvent<LabTask>) => {
  postMessage(runTask(data))
})

import { type HealthTask, healthRun } from './run.ts'

let current: ReturnType<typeof healthRun> | undefined

/** Plays the next slice, reports, and listens before it goes on. */
function goOn(run: ReturnType<typeof healthRun>): void {
  if (run !== current) return
  const step = run.next()
  if (step.done === true) return
  postMessage(step.value)
  setTimeout(() => goOn(run))
}

addEventListener('message', ({ data }: MessageEvent<HealthTask>) => {
  current = healthRun(data, () => performance.now())
  goOn(current)
})

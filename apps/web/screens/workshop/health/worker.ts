import { type HealthTask, healthRun } from './run.ts'

let current: ReturnType<typeof healthRun> | undefined

/** Listens before it continues. */
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

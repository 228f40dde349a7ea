/** `dur` is wall-clock time, `tdur` is thread time. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

export const categories = ['blink.user_timing', 'disabled-by-default-devtools.timeline', 'devtools.timeline']

/** Milliseconds of thread time between a mark `tapped` and the next `drawn`. */
export interface ThreadTimes {
  readonly main: number
  readonly workers: number
  readonly longest: number
}

/** Does not depend on other programs on the machine. */
export function threadTimes(trace: Buffer, drawn = 'drawn'): readonly ThreadTimes[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const marks = traceEvents
    .filter(({ name }) => name === 'tapped' || name === drawn)
    .toSorted((a, b) => a.ts - b.ts)
  const [first] = marks
  const workers = new Set(
    traceEvents.flatMap(({ name, pid, tid, args }) =>
      name === 'thread_name' && pid === first?.pid && args?.name === 'DedicatedWorker thread' ? [tid] : [],
    ),
  )
  const tasks = traceEvents.filter(
    ({ name, ph, pid }) => name === 'RunTask' && ph === 'X' && pid === first?.pid,
  )
  return marks.flatMap(({ name, ts: end }, at) => {
    const before = marks.slice(0, at).findLast((mark) => mark.name === 'tapped')
    if (name !== drawn || before === undefined) return []
    const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > before.ts && ts < end)
    const main = within.filter(({ tid }) => tid === first?.tid)
    return [
      {
        main: total(main),
        workers: total(within.filter(({ tid }) => workers.has(tid))),
        longest: Math.max(0, ...main.map(({ tdur = 0 }) => tdur / 1000)),
      },
    ]
  })
}

function total(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
}

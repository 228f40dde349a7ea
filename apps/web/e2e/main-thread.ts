/** An event of the browser's trace: `dur` is wall-clock time, `tdur` is thread time. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** The trace categories that this needs. */
export const categories = ['blink.user_timing', 'disabled-by-default-devtools.timeline', 'devtools.timeline']

/**
 * The main thread time between each mark `tapped` and the next mark `drawn`, in milliseconds. It does not depend on other
 * programs on the machine.
 */
export function mainThreadTimes(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const marks = traceEvents
    .filter(({ name }) => name === 'tapped' || name === 'drawn')
    .toSorted((a, b) => a.ts - b.ts)
  const [first] = marks
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === first?.pid && tid === first.tid,
  )
  return marks.flatMap(({ name, ts: end }, at) => {
    const before = marks.slice(0, at).findLast((mark) => mark.name === 'tapped')
    if (name !== 'drawn' || before === undefined) return []
    const within = tasks.filter(({ ts, dur = 0 }) => ts + dur > before.ts && ts < end)
    return [within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000]
  })
}

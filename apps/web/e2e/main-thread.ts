/** What the browser's tracing notes: when, how long by the wall's clock, and how long the thread itself worked. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

/** What tracing must be told to note for this. */
export const categories = ['blink.user_timing', 'disabled-by-default-devtools.timeline', 'devtools.timeline']

/**
 * How long the page's main thread worked from each mark `tapped` to the next mark `drawn`, in milliseconds. Other
 * programs on the machine do not lengthen it.
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

import { useSay } from '../../../ui/text/language.tsx'
import type { Counter } from './counters.ts'

function counterPosition(
  nth: number,
  count: number,
): { readonly x: number; readonly y: number; readonly k: number } {
  if (count === 1) return { x: 0, y: 1.4, k: 1 }
  if (count === 2) return { x: nth === 0 ? -3.6 : 3.6, y: 1.6, k: 0.66 }
  return { x: nth % 2 === 0 ? -3.6 : 3.6, y: nth < 2 ? -1 : 4.2, k: 0.56 }
}

/** For sizes with illegible names: counters fill the hex and show only their number. */
function tinyCounterPosition(nth: number, count: number): ReturnType<typeof counterPosition> {
  if (count === 1) return { x: 0, y: 0, k: 1.35 }
  return { x: nth === 0 ? -4.6 : 4.6, y: 0, k: 0.85 }
}

/** Straight lines for Germans, round or notched ones for Soviets: the sides differ without colours. */
const shapes = {
  german: {
    unit: <rect x={-6} y={-5} width={12} height={10} rx={0.4} />,
    marker: <path d="M-4 6v-12M-4 -6h9v6h-9" />,
    defense: <path d="M-6.5 4l2-8h9l2 8z" />,
    rumored: <rect x={-5} y={-5} width={10} height={10} />,
  },
  soviet: {
    unit: <rect x={-6} y={-5} width={12} height={10} rx={3.6} />,
    marker: <path d="M-4 6v-12M-4 -6h9l-2.5 3 2.5 3h-9" />,
    defense: <path d="M-6.5 4q1 -8 6.5 -8t6.5 8z" />,
    rumored: <circle r={5.2} />,
  },
} as const

export function CounterToken({
  counter,
  nth,
  count,
  isTiny = false,
}: {
  readonly counter: Counter
  readonly nth: number
  readonly count: number
  readonly isTiny?: boolean
}) {
  const { kind, side } = counter
  const { x, y, k } = (isTiny ? tinyCounterPosition : counterPosition)(Math.min(nth, 3), count)
  return (
    <g
      className={`coh-counter coh-${side} coh-${kind}`}
      transform={`translate(${x} ${y}) scale(${k})`}
      aria-hidden="true"
    >
      {shapes[side][kind]}
      <CounterText counter={counter} isTiny={isTiny} />
    </g>
  )
}

function CounterText({ counter, isTiny }: { readonly counter: Counter; readonly isTiny: boolean }) {
  const say = useSay()
  const { kind, name, short } = counter
  const [first = '', second = ''] = short
  if (second !== '' && isTiny)
    return (
      <text className="coh-alone" y={2.8}>
        {second}
      </text>
    )
  // A fortification is recognizable by its shape.
  if (kind === 'defense') return isTiny ? undefined : <text y={1.2}>{say(name).slice(0, 4)}</text>
  if (second === '')
    return (
      <text className="coh-one" y={kind === 'rumored' ? 2.4 : 1.2}>
        {first}
      </text>
    )
  return (
    <>
      <text y={-0.6} {...(first.length > 4 && { textLength: 10.6, lengthAdjust: 'spacingAndGlyphs' })}>
        {first}
      </text>
      <text className="coh-number" y={4}>
        {second}
      </text>
    </>
  )
}

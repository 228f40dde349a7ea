import { useSay } from '../language.tsx'
import { correctingWords } from './words.ts'

/** So many steps make a number long to reach by ones. */
const long = 20

/** A number between two others: less, more, and by fives where the way is long. */
export function Stepper({
  label,
  value,
  shown,
  between: [lowest, highest],
  change,
}: {
  readonly label: string
  readonly value: number
  readonly shown: string
  readonly between: readonly [number, number]
  readonly change: (value: number) => void
}) {
  const say = useSay()
  const by = highest - lowest > long ? [-5, -1, 1, 5] : [-1, 1]
  const button = (step: number) => (
    <button
      key={step}
      type="button"
      className="icon-button"
      aria-label={`${say(step < 0 ? correctingWords.less : correctingWords.more, { what: label })} ${step}`}
      disabled={value + step < lowest || value + step > highest}
      onClick={() => change(value + step)}
    >
      {step === -1 ? '−' : step === 1 ? '+' : `${step < 0 ? '−' : '+'}${Math.abs(step)}`}
    </button>
  )
  return (
    <div className="stepper">
      <span className="stepper-label">{label}</span>
      {by.filter((step) => step < 0).map(button)}
      <b>{shown}</b>
      {by.filter((step) => step > 0).map(button)}
    </div>
  )
}

import { useSay } from '../../ui/text/language.tsx'
import { correctionWords } from './words.ts'

/** The smallest range that also gets buttons for larger steps. */
const minStepsForJumps = 20

/** Long ranges have larger steps; values in fractions also step by one whole. */
export function Stepper({
  label,
  value,
  shown,
  parts = 1,
  between: [lowest, highest],
  change,
}: {
  readonly label: string
  readonly value: number
  readonly shown: string
  readonly parts?: number | undefined
  readonly between: readonly [number, number]
  readonly change: (value: number) => void
}) {
  const say = useSay()
  const jump = parts === 1 ? 5 : parts
  const by = highest - lowest > minStepsForJumps ? [-jump, -1, 1, jump] : [-1, 1]
  const button = (step: number) => (
    <button
      key={step}
      type="button"
      className="icon-button"
      aria-label={`${say(step < 0 ? correctionWords.less : correctionWords.more, { what: label })} ${step / parts}`}
      disabled={value + step < lowest || value + step > highest}
      onClick={() => change(value + step)}
    >
      {`${step < 0 ? '−' : '+'}${Math.abs(step) === parts ? '' : Math.abs(step) / parts}`}
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

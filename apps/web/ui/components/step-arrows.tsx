import { useSay } from '../text/language.tsx'
import { deferredWords } from '../text/deferred-words.ts'

export function StepArrows({
  step,
  first = 0,
  steps,
  go,
}: {
  readonly step: number
  readonly first?: number
  readonly steps: number
  readonly go: (step: number) => void
}) {
  const say = useSay()
  return (
    <>
      <button
        type="button"
        className="icon-button"
        disabled={step === first}
        aria-label={say(deferredWords.stepBack)}
        onClick={() => go(step - 1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={step === steps}
        aria-label={say(deferredWords.stepForward)}
        onClick={() => go(step + 1)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 5l7 7-7 7" />
        </svg>
      </button>
    </>
  )
}

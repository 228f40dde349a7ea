import { Icon } from '../design/icon.tsx'
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
        <Icon name="back" />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={step === steps}
        aria-label={say(deferredWords.stepForward)}
        onClick={() => go(step + 1)}
      >
        <Icon name="next" />
      </button>
    </>
  )
}

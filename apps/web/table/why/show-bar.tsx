import type { Message } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { whyWords } from './words.ts'

export interface BoardStep {
  readonly list: Message
  readonly text: string
  readonly situation: unknown
  readonly highlighted: ReadonlySet<string>
  readonly dimmed: ReadonlySet<string>
}

/** Replaces the log panel while an explanation is shown on the board, step by step. */
export function ShowBar({
  shown: { list, text },
  step,
  steps,
  go,
  close,
}: {
  readonly shown: BoardStep
  readonly step: number
  readonly steps: number
  readonly go: (step: number) => void
  readonly close: () => void
}) {
  const say = useSay()
  return (
    <div className="notice show">
      <p className="soft">{say(whyWords.showStep, { list, step, steps })}</p>
      <p className="headline" aria-live="polite">
        {text}
      </p>
      <div className="row">
        <button type="button" className="button quiet" disabled={step === 1} onClick={() => go(step - 1)}>
          {say(whyWords.previous)}
        </button>
        <button type="button" className="button" disabled={step === steps} onClick={() => go(step + 1)}>
          {say(whyWords.next)}
        </button>
        <button type="button" className="text-button" onClick={close}>
          {say(ui.close)}
        </button>
      </div>
    </div>
  )
}

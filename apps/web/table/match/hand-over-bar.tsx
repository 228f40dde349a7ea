import type { Message } from '@opfor/kernel'
import { useSay } from '../../ui/text/language.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'

export function HandOverBar({
  seat,
  step,
  take,
}: {
  readonly seat: Message | string
  readonly step: number
  readonly take: () => void
}) {
  const say = useSay()
  return (
    <section
      className="thumb-bar question"
      aria-label={say(deferredWords.handOver, { seat })}
      data-step={step}
    >
      <h2>{say(deferredWords.handOver, { seat })}</h2>
      <button type="button" className="button big" onClick={take}>
        {say(deferredWords.itIsMe, { seat })}
      </button>
    </section>
  )
}

import type { Message, LogEntry } from '@opfor/kernel'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { hasReasons } from '../../data/store/reasons.ts'
import { ui } from '../../ui/text/words.ts'
import type { NumberedMove } from './summary.ts'
import { resultWords } from './words.ts'

export function MoveCard({
  title,
  shown: { number, move },
  why,
  look,
}: {
  readonly title: Message
  readonly shown: NumberedMove
  readonly why: (told: readonly LogEntry<unknown>[]) => void
  readonly look: (number: number) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  return (
    <section className="card result-move">
      <h3>
        {say(title)} <span className="soft">{say(resultWords.moveOf, { number })}</span>
      </h3>
      <p>{[move.change, ...move.results].map(({ tell }) => sentence(tell)).join(' ')}</p>
      <div className="row">
        {move.by === 'opponent' && hasReasons(move.told) && (
          <button type="button" className="button quiet" onClick={() => why(move.told)}>
            {say(ui.why)}
          </button>
        )}
        <button type="button" className="text-button" onClick={() => look(number)}>
          {say(resultWords.look)}
        </button>
      </div>
    </section>
  )
}

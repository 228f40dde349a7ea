import { useSay } from '../../../ui/text/language.tsx'
import type { Counter } from './counters.ts'
import { mapWords } from './words.ts'

export function HexContents({
  title,
  counters,
  move,
}: {
  readonly title: string
  readonly counters: readonly Counter[]
  readonly move: ((counter: Counter) => void) | undefined
}) {
  const say = useSay()
  return (
    <div className="coh-in-hex">
      <p role="status">{title}</p>
      {move !== undefined && (
        <div className="coh-tools">
          {counters.map((counter, at) => (
            <button
              key={`${counter.id} ${at}`}
              type="button"
              className="board-tool"
              onClick={() => move(counter)}
            >
              {say(mapWords.moveIt, { what: counter.name })}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
